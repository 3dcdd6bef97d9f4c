/** The game in pages of other people, which come from another server. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '../../www/build/serve.mjs';
import { test as base, expect } from './daga.js';

/**
 * @typedef {object} Host
 * @property {string} origin
 * @property {(html: string, policy?: string) => Promise<string>} publish a page; answers its address
 */
const test = base.extend(
  /** @type {import('@playwright/test').Fixtures<{ host: Host }, {}, import('@playwright/test').PlaywrightTestArgs>} */ ({
    host: async ({ page }, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'daga-host-'));
      const server = await serve(folder);
      const faults = faultsOf(page);
      await use({
        origin: new URL(server.url).origin,
        async publish(html, policy = '') {
          const meta = policy && `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
          const text = `<!DOCTYPE html><html lang="en"><meta charset="utf-8">${meta}<title>Host</title>${html}`;
          await writeFile(join(folder, 'index.html'), text);
          return server.url;
        },
      });
      await server.close();
      await rm(folder, { recursive: true });
      expect(faults).toEqual([]);
    },
  }),
);

/**
 * What goes wrong on a page from now on.
 * @param {import('@playwright/test').Page} page
 */
function faultsOf(page) {
  /** @type {string[]} */
  const faults = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    // The empty icon of the test's own page is no fault.
    if (message.type() === 'error' && !/favicon\.ico/.test(message.text() + message.location().url))
      faults.push(message.text());
  });
  return faults;
}

/** A page with the element, which writes down its events. @param {string} games @param {string} attributes */
function withElement(games, attributes) {
  return (
    `<script src="${games}daga-embed.js"></script><button id="before">before</button>` +
    `<daga-game id="game" ${attributes}></daga-game><button id="after">after</button>` +
    '<script>var told = []; for (const type of ["ready", "move", "change", "end", "error"])' +
    ' game.addEventListener("daga-" + type, ({ detail }) => told.push({ type, ...detail }));' +
    ' var calm = (work) => work.catch((error) => ({ code: error.code }))</script>'
  );
}

/** @param {import('@playwright/test').Page} page @param {string} type */
function told(page, type) {
  return page.waitForFunction(
    (wanted) =>
      /** @type {any} */ (globalThis).told
        .filter((/** @type {any} */ each) => each.type === wanted)
        .at(-1),
    type,
  );
}

/** Runs a line in the host's page. @param {import('@playwright/test').Page} page @param {string} line */
const run = (page, line) => page.evaluate(`calm(${line})`);

test.describe('embedded', { tag: '@hosted' }, () => {
  test('the element tells what happens and does what it is told', async ({
    page,
    host,
    address,
  }) => {
    await page.goto(
      await host.publish(withElement(address, 'game="tihbat" players="two" motion="off"')),
    );
    const ready = await (await told(page, 'ready')).jsonValue();
    expect(ready.state).toMatchObject({ game: 'tihbat', ply: 0, turn: 'south' });

    // Played from outside.
    const played = await run(page, 'game.play(told[0].state.playable[0])');
    expect(played.state.ply).toBe(1);
    const move = await (await told(page, 'move')).jsonValue();
    expect(move).toMatchObject({ side: 'south', pit: 'a', state: { ply: 1 } });
    // Played by hand.
    const frame = page.frameLocator('daga-game iframe');
    await frame.locator('[data-pit="2"]').click();
    await page.waitForFunction(() => /** @type {any} */ (globalThis).told.at(-1).state?.ply === 2);

    expect((await run(page, 'game.undo()')).state.ply).toBe(1);
    await told(page, 'change');
    expect(await run(page, 'game.play("a")')).toEqual({ code: 'other-row' });
    expect(await run(page, 'game.play("z")')).toEqual({ code: 'bad-pit' });
    expect(await run(page, 'game.play("pass")')).toEqual({ code: 'no-pass' });
    expect(await run(page, 'game.newGame({ position: "nonsense" })')).toEqual({
      code: 'unknown-variant',
    });
    expect(await run(page, 'game.newGame({ game: "chess" })')).toEqual({ code: 'bad-game' });
    expect(await run(page, 'game.set({ look: "pink" })')).toEqual({ code: 'bad-value' });
    expect(await run(page, 'game.set({ innerHTML: "x" })')).toEqual({ code: 'bad-message' });
    const dark = await run(page, 'game.set({ look: "dark" })');
    expect(dark.settings.look).toBe('dark');
    await expect(frame.locator('html')).toHaveAttribute('data-look', 'dark');

    // Attributes, and the text of a game taken back in.
    const { state } = await run(page, 'game.get()');
    await page.evaluate("game.setAttribute('look', 'contrast')");
    await expect(frame.locator('html')).toHaveAttribute('data-look', 'contrast');
    await page.evaluate("game.game = 'modiar'");
    await page.waitForFunction(
      () => /** @type {any} */ (globalThis).told.at(-1).state?.game === 'modiar',
    );
    const again = await run(page, `game.newGame(${JSON.stringify({ position: state.record })})`);
    expect(again.state.record).toBe(state.record);
  });

  test('the end is told', async ({ page, host, address }) => {
    await page.goto(
      await host.publish(withElement(address, 'game="tihbat" players="two" motion="off"')),
    );
    await told(page, 'ready');
    await page.evaluate(async () => {
      const { game } = /** @type {any} */ (globalThis);
      for (;;) {
        const { state } = await game.get();
        if (state.outcome) break;
        await game.play(state.mustPass ? 'pass' : state.playable[0]);
      }
    });
    await told(page, 'end');
    const end = await page.evaluate(() =>
      /** @type {any} */ (globalThis).told.filter((/** @type {any} */ each) => each.type === 'end'),
    );
    expect(end).toHaveLength(1);
    expect(end[0].totals.south + end[0].totals.north).toBe(28);
    expect(await run(page, 'game.play("a")')).toEqual({ code: 'game-over' });
  });

  test('its windows work where forms are forbidden', async ({ page, host, address }) => {
    await page.setViewportSize({ width: 800, height: 700 });
    await page.goto(await host.publish(withElement(address, 'game="modiar" players="two"')));
    await told(page, 'ready');
    const frame = page.frameLocator('daga-game iframe');
    const open = async (/** @type {string} */ name) => {
      await frame.locator('.menu-button').click();
      await frame.locator('#menu').getByRole('button', { name }).click();
    };
    await open('New game');
    await frame.locator('#new-game input[value=tihbat]').click();
    await frame.locator('#new-game [type=submit]').click();
    await expect(frame.locator('html')).toHaveAttribute('data-game', 'tihbat');
    await open('Copy and load');
    const text = await frame.locator('#position-text').inputValue();
    await frame.locator('#given-text').fill(text);
    await frame.locator('#text').getByRole('button', { name: 'Load' }).click();
    await expect(frame.locator('#text')).toBeHidden();
  });

  test('it is as high as suits its width, and the host is left alone', async ({
    page,
    host,
    address,
  }) => {
    await page.setViewportSize({ width: 800, height: 600 });
    const filler = '<p>'.repeat(60);
    await page.goto(await host.publish(withElement(address, 'game="modiar"') + filler));
    await told(page, 'ready');
    const frame = page.locator('daga-game iframe');
    await expect(frame).toHaveCSS('height', /^[4-7]\d\dpx$/);
    expect(await page.evaluate(() => [document.activeElement?.tagName, scrollX, scrollY])).toEqual([
      'BODY',
      0,
      0,
    ]);
    const inside = page.frameLocator('daga-game iframe').locator('html');
    expect(await inside.evaluate((html) => html.scrollWidth <= html.clientWidth)).toBe(true);
    await page.setViewportSize({ width: 340, height: 600 });
    await expect(frame).toHaveCSS('height', /^5\d\dpx$/);
  });

  test('keys work only within, and Tab leads in and out both ways', async ({
    page,
    host,
    address,
  }) => {
    await page.goto(
      await host.publish(
        withElement(address, 'game="tihbat" players="two" motion="off" show="none"') +
          '<script>var keys = 0; addEventListener("keydown", () => { keys += 1; });</script>',
      ),
    );
    await told(page, 'ready');
    await page.focus('#before');
    await page.keyboard.press('u');
    await page.keyboard.press('Enter');
    expect((await run(page, 'game.get()')).state.ply).toBe(0);
    const outside = () => page.evaluate(() => document.activeElement?.id);
    const tab = async (/** @type {string} */ key, /** @type {string} */ until) => {
      for (let i = 0; i < 12; i += 1) {
        await page.keyboard.press(key);
        if ((await outside()) === until) return;
      }
      throw new Error(`${key} does not lead to ${until}`);
    };
    await page.keyboard.press('Tab');
    // The element's frame has the focus, once its own process has taken it.
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME');
    await tab('Tab', 'after');
    await tab('Shift+Tab', 'before');
    await page.frameLocator('daga-game iframe').locator('[data-pit="0"]').focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => /** @type {any} */ (globalThis).told.at(-1).state?.ply === 1);
  });

  test('messages are obeyed only from the right page, in the right form', async ({
    page,
    host,
    address,
  }) => {
    const frame = (/** @type {string} */ id, /** @type {string} */ query) =>
      `<iframe id="${id}" sandbox="allow-scripts" src="${address}daga.html?game=tihbat&players=two&${query}"></iframe>`;
    await page.goto(
      await host.publish(
        `${frame('open', '')}${frame('closed', 'host=https://elsewhere.example')}${frame('mine', `host=${host.origin}`)}` +
          '<script>var heard = []; addEventListener("message", ({ data, origin, source }) => heard.push({ ...data, origin,' +
          ' from: [...document.querySelectorAll("iframe")].find((each) => each.contentWindow === source)?.id }));' +
          'function say(id, message) { document.getElementById(id).contentWindow.postMessage(message, "*"); }</script>',
      ),
    );
    const heard = (/** @type {string} */ from, /** @type {any} */ what) =>
      page.waitForFunction(
        ([wanted, part]) =>
          /** @type {any} */ (globalThis).heard.find(
            (/** @type {any} */ each) =>
              each.from === wanted &&
              Object.entries(part).every(([name, value]) => each[name] === value),
          ),
        [from, what],
      );
    const say = (/** @type {string} */ to, /** @type {any} */ message) =>
      page.evaluate(([id, data]) => /** @type {any} */ (globalThis).say(id, data), [to, message]);
    await heard('open', { type: 'ready' });
    await heard('mine', { type: 'ready' });
    await page.frameLocator('#closed').locator('[data-pit="0"]').waitFor();

    const malformed = [
      [null, 'bad-message'],
      ['play', 'bad-message'],
      [{ daga: 1, id: 1, command: 7 }, 'bad-message'],
      [{ daga: 2, id: 2, command: 'get' }, 'bad-protocol'],
      [{ daga: 1, id: 3, command: 'eval' }, 'unknown-command'],
      [{ daga: 1, id: 4, command: 'constructor' }, 'unknown-command'],
      [{ daga: 1, id: 5, command: 'play', pit: { toString: 1 } }, 'bad-pit'],
      [{ daga: 1, id: 6, command: 'new', position: { a: 1 } }, 'bad-value'],
      [{ daga: 1, id: 7, command: 'set', players: 'nine' }, 'bad-value'],
    ];
    for (const [message, code] of malformed) {
      await page.evaluate(() => {
        /** @type {any} */ (globalThis).heard.length = 0;
      });
      await say('open', message);
      await heard('open', { type: 'error', code });
    }
    await say('mine', { daga: 1, id: 8, command: 'play', pit: 'a' });
    await heard('mine', { type: 'answer', id: 8 });
    await say('closed', { daga: 1, id: 9, command: 'play', pit: 'a' });
    await heard('closed', { type: 'error', code: 'bad-origin', id: 9 });
    // It said nothing else, either.
    expect(
      await page.evaluate(() =>
        /** @type {any} */ (globalThis).heard
          .filter((/** @type {any} */ each) => each.from === 'closed')
          .map((/** @type {any} */ each) => each.type),
      ),
    ).toEqual(['error']);

    // A frame beside it is not the page that holds it.
    await page.evaluate(() => {
      const { contentWindow } = /** @type {HTMLIFrameElement} */ (document.querySelector('#open'));
      const beside = document.body.appendChild(document.createElement('iframe'));
      const window = /** @type {any} */ (beside.contentWindow);
      window.heard = [];
      window.addEventListener('message', (/** @type {any} */ { data }) => window.heard.push(data));
      window.eval('(to) => to.postMessage({ daga: 1, id: 10, command: "play", pit: "a" }, "*")')(
        contentWindow,
      );
      /** @type {any} */ (globalThis).beside = window;
    });
    await page.waitForFunction(
      () => /** @type {any} */ (globalThis).beside.heard[0]?.code === 'bad-source',
    );
  });

  for (const example of ['plain', 'strict', 'article']) {
    test(`the example “${example}” works`, async ({ page, address }) => {
      const faults = faultsOf(page);
      await page.goto(`${address}examples/${example}.html`);
      const games = page.locator('daga-game');
      for (const game of await games.all()) {
        await game.scrollIntoViewIfNeeded();
        await game.frameLocator('iframe').locator('[data-pit="0"]').waitFor();
      }
      if (example === 'strict') {
        await expect(page.locator('[role=status]')).toContainText('Ready');
        await page.frameLocator('iframe').locator('[data-pit="0"]').click();
        await expect(page.locator('[role=status]')).toContainText('south plays a');
        // By key: just after the page has scrolled back, Chromium may still send a
        // click to the frame that lay there before.
        await page.locator('#undo').press('Enter');
        await expect(page.locator('[role=status]')).toContainText('Move 0 of 1');
        await page.locator('#undo').press('Enter');
        await expect(page.locator('[role=status]')).toContainText('nothing-to-undo');
        await page.locator('#dark').press('Enter');
        await expect(page.frameLocator('iframe').locator('html')).toHaveAttribute(
          'data-look',
          'dark',
        );
      }
      expect(faults).toEqual([]);
    });
  }

  test('the window for embedding makes lines that work', async ({ page, address, host }) => {
    await page.goto(address);
    await page.locator('[data-pit="0"]').waitFor();
    await page.locator('#masthead').getByRole('button', { name: 'Copy and load' }).click();
    await page.getByRole('button', { name: 'Embed' }).click();
    const dialog = page.locator('#embed');
    await dialog.locator('select').first().selectOption('tihbat');
    await dialog.getByLabel('Players').uncheck();
    await dialog.frameLocator('iframe').locator('html[data-game=tihbat]').waitFor();
    const lines = await dialog.locator('textarea').inputValue();
    expect(lines).toContain('show="games,menu,controls,moves"');
    await page.goto(await host.publish(lines));
    await page.frameLocator('iframe').locator('html[data-game=tihbat]').waitFor();
    await expect(page.frameLocator('iframe').locator('#south')).toBeHidden();
  });
});
