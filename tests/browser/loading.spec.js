import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { firstVisit, following, thinking, wanted } from '../../www/build/first-visit.mjs';
import { DIST } from '../../www/build/paths.mjs';
import { serve } from '../../www/build/serve.mjs';
import { expect, test } from './daga.js';
import { Table } from './table.js';

test('a visit loads what the size report counts, and what thinks when it is kept or somebody plays', {
  tag: '@hosted',
}, async ({ page, requests, address }) => {
  // It loads everything, so that the page opens without a network: here it is for ever about to.
  await page.addInitScript(() => {
    const serviceWorker = { register: () => new Promise(() => {}) };
    Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: serviceWorker });
  });
  const table = new Table(page, address);
  await table.open();
  const loaded = () => filesOf(requests, address);
  const visit = [...(await firstVisit()), ...(await following())];
  await expect.poll(loaded).toEqual(counted(visit));
  await page.waitForTimeout(2000);
  expect(loaded()).toEqual(counted(visit));
  await table.play((await table.settled()).pits[4]);
  await expect.poll(loaded).toEqual(counted([...visit, ...(await thinking())]));
});

test('where the browser keeps nothing, a page that has loaded needs its server no more', {
  tag: '@hosted',
}, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined });
  });
  /** @type {string[]} */
  const requests = [];
  page.on('request', (request) => requests.push(request.url()));
  /** @type {string[]} */
  const failed = [];
  page.on('requestfailed', (request) => failed.push(request.url()));
  const server = await serve(DIST);
  const table = new Table(page, server.url);
  await table.open();
  const lists = await Promise.all([firstVisit(), following(), thinking(), wanted()]);
  await expect
    .poll(() => filesOf(requests, server.url), { timeout: 30_000 })
    .toEqual(counted(lists.flatMap((list) => [...list])));
  await server.close();
  await table.play((await table.settled()).pits[4]);
  const { moves } = await table.until(({ moves, act }) => moves.length === 2 && act === 'idle');
  expect(moves).toHaveLength(2);
  await table.speak('fi');
  await page.click('#masthead .links button >> nth=1');
  await expect(page.locator('#rules[open]')).toContainText('Tangerin');
  expect(failed).toEqual([]);
});

for (const [width, height] of [
  [320, 568],
  [600, 400],
  [1366, 768],
]) {
  test(`at ${width} × ${height} a first visit’s board keeps the size it came with`, {
    tag: '@hosted',
  }, async ({ page, address, browserName }) => {
    test.skip(browserName !== 'chromium', 'Where things lie is asked in every browser elsewhere.');
    await page.setViewportSize({ width, height });
    await page.addInitScript(() => {
      const sizes = /** @type {Set<string>} */ (new Set());
      Object.assign(globalThis, { sizes });
      new MutationObserver(() => {
        const ground = /** @type {HTMLElement} */ (document.querySelector('.board-ground'));
        if (ground?.style.width) sizes.add(`${ground.style.width} ${ground.style.height}`);
      }).observe(document, { subtree: true, childList: true, attributeFilter: ['style'] });
    });
    for (const query of ['', '?game=sadeqa-iii&players=two', '?show=none&game=tihbat']) {
      const table = new Table(page, address + query);
      await table.open();
      await table.settled();
      const sizes = await page.evaluate(() => [.../** @type {any} */ (globalThis).sizes]);
      expect(sizes, query).toHaveLength(1);
    }
  });
}

test('the single file asks for nothing', { tag: '@file' }, async ({ table, requests, address }) => {
  await table.settled();
  // Firefox does not even count opening the file itself.
  const asked = requests.filter((url) => url !== address && !/^(blob|data):/.test(url));
  expect(asked).toEqual([]);
});

test('it works from a folder of a server that knows no type for .wasm', { tag: '@hosted' }, async ({
  page,
}) => {
  const top = await mkdtemp(join(tmpdir(), 'daga-'));
  await cp(DIST, join(top, 'games', 'daga'), { recursive: true });
  const server = await serve(top, { types: { '.wasm': 'application/octet-stream' } });
  const table = new Table(page, `${server.url}games/daga/`);
  await table.open();
  expect((await table.settled()).pits.length).toBeGreaterThan(0);
  await server.close();
  await rm(top, { recursive: true });
});

test('without the engine’s file the page says so', { tag: '@hosted' }, async ({
  page,
  address,
}) => {
  await page.route('**/*.wasm', (route) => route.abort());
  await page.goto(address);
  await expect(page.locator('#trouble')).toContainText('The rules engine could not start.');
});

test('before the engine has come the board stands, and a touch waits for it', {
  tag: '@hosted',
}, async ({ page, address }) => {
  const engine = await hold(page, '**/rules_bg.wasm');
  const table = new Table(page, address);
  await table.open();
  await expect(page.locator('#board')).toHaveAttribute('data-painted', 'true');
  await expect(page.locator('#board [data-pit]')).toHaveCount(6);
  await page.click('#board [data-pit="1"]');
  await expect(page.locator('#turn')).toContainText('The rules are still on their way.');
  await expect(page.locator('#announcer')).toContainText('The rules are still on their way.');
  await page.click('#board [data-pit="2"]');
  engine.come();
  const { moves } = await table.until(({ moves, act }) => moves.length > 1 && act === 'idle');
  expect(moves[0]).toContain('b');
});

test('without the engine’s file a page around a frame is told, whatever came first', {
  tag: '@hosted',
}, async ({ page, address }) => {
  await page.route('**/*.wasm', (route) => route.abort());
  const script = await hold(page, '**/embedding*.js');
  await page.goto(`${address}examples/plain.html`);
  await page.evaluate((src) => {
    const told = /** @type {string[]} */ ([]);
    Object.assign(globalThis, { told });
    addEventListener('message', ({ data }) => told.push(data.code ?? data.type));
    document.body.append(Object.assign(document.createElement('iframe'), { src }));
  }, address);
  const frame = page.frameLocator('iframe').last();
  await expect(frame.locator('#trouble')).toContainText('The rules engine could not start.');
  script.come();
  const told = () => page.evaluate(() => /** @type {any} */ (globalThis).told);
  await expect.poll(told).toContain('engine-lost');
});

test('without the engine’s file no invitation covers what a kiosk says of it', {
  tag: '@hosted',
}, async ({ page, address }) => {
  await page.route('**/*.wasm', (route) => route.abort());
  await page.goto(`${address}?kiosk=1`);
  await expect(page.locator('#trouble')).toContainText('The rules engine could not start.');
  await page.waitForTimeout(500);
  await expect(page.locator('.attract[open]')).toHaveCount(0);
});

test('a window asked for before its script has come opens when it comes', {
  tag: '@hosted',
}, async ({ page, address }) => {
  const table = new Table(page, address);
  const script = await hold(page, '**/page-windows*.js');
  // What a browser is still loading when it first has time, it waits for before it calls the page loaded.
  await page.goto(address, { waitUntil: 'commit' });
  await table.until(({ whole }) => whole);
  await page.focus('#board [data-pit="0"]');
  await page.keyboard.press('?');
  await page.keyboard.press('n');
  await page.waitForTimeout(300);
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  script.come();
  await expect(page.locator('#new-game')).toBeVisible();
  await expect(page.locator('dialog[open]')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.locator('#board [data-pit="0"]')).toBeFocused();
});

test('a window whose script does not come is told of', { tag: '@hosted' }, async ({
  page,
  address,
}) => {
  /** @type {Error[]} */
  const thrown = [];
  page.on('pageerror', (error) => thrown.push(error));
  await page.route('**/page-windows*.js', (route) => route.abort());
  const table = new Table(page, address);
  await table.open();
  await page.click('#masthead .links button');
  await expect(page.locator('#turn')).toContainText('Part of this page could not be loaded.');
  await table.play((await table.settled()).pits[5]);
  expect(thrown).toEqual([]);
});

test('what surrounds the board does not come: that is told, and the game goes on', {
  tag: '@hosted',
}, async ({ page, address }) => {
  await page.route('**/surroundings*.js', (route) => route.abort());
  const table = new Table(page, address);
  await page.goto(address);
  await expect(page.locator('#turn')).toContainText('Part of this page could not be loaded.');
  await expect(page.locator('#announcer')).toContainText('Part of this page');
  await page.click('[data-control="hint"]');
  await page.click('#board [data-pit="1"]');
  await table.until(({ turn, act }) => act === 'idle' && turn.startsWith('Your turn'));
});

/** @param {string[]} requests addresses @param {string} address of the page */
function filesOf(requests, address) {
  const fetched = requests.filter((url) => url.startsWith('http'));
  return counted(fetched.map((url) => url.slice(address.length) || 'index.html'));
}

/** Each browser takes the icons it likes. @param {Iterable<string>} files */
function counted(files) {
  return [...new Set(files)].filter((file) => !file.startsWith('icons/')).sort();
}

/**
 * Keeps a file back.
 * @param {import('@playwright/test').Page} page
 * @param {string} file
 */
async function hold(page, file) {
  /** @type {() => void} */
  let come = () => {};
  const coming = new Promise((resolve) => {
    come = () => resolve(null);
  });
  await page.route(file, async (route) => {
    await coming;
    await route.continue();
  });
  return { come };
}
