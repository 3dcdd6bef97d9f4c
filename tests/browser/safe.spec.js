/** What can fail around the page leaves a game that works, or one clear sentence. */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DIST } from '../../www/build/paths.mjs';
import { serve } from '../../www/build/serve.mjs';
import { expect, test } from './daga.js';
import { Table } from './table.js';

/** @param {import('@playwright/test').Page} page @param {string} address */
async function playOneMove(page, address) {
  const table = new Table(page, address);
  await table.open();
  const before = await table.settled();
  await table.play(before.pits.filter(({ playable }) => playable)[0]);
  expect((await table.settled()).moves.length).toBeGreaterThan(0);
  return table;
}

test('storage that throws: the game goes on and nothing is said', async ({
  page,
  address,
  requests: _faults,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  await playOneMove(page, address);
});

test('storage that is full: the game goes on and nothing is said', async ({
  page,
  address,
  requests: _faults,
}) => {
  await page.addInitScript(() => {
    globalThis.Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  const table = await playOneMove(page, address);
  await table.reload();
  expect((await table.settled()).moves).toEqual([]);
});

test('values in storage that are damaged or of another shape are dropped', async ({
  page,
  address,
  requests: _faults,
}) => {
  await page.addInitScript(() => {
    try {
      if (sessionStorage.getItem('once')) return;
      sessionStorage.setItem('once', 'yes');
    } catch {
      return; // The empty page that Firefox begins with has no storage.
    }
    for (const [name, value] of Object.entries({
      'daga-1-settings': '{"look":"pink","speed":7,"language":{"a":1}',
      'daga-1-last': '{"toString":1}',
      'daga-1-game-modiar':
        '{"text":"<img src=x onerror=alert(1)>","ply":0,"seats":{"south":"person","north":"computer"},"seed":1}',
      'daga-0-settings': 'older',
      'another-program': 'stays',
    }))
      localStorage.setItem(name, value);
  });
  const table = new Table(page, address);
  await table.open();
  const { sentence } = await table.settled();
  expect(sentence).toContain('could not be read');
  expect(await page.locator('img').count()).toBe(0);
  expect(await page.evaluate(() => localStorage.getItem('another-program'))).toBe('stays');
});

test('WebAssembly switched off: one clear sentence', async ({ page, address }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'WebAssembly');
  });
  // The worker has a world of its own, which no script of ours reaches first.
  await page.route('**/worker.js', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      body: `delete globalThis.WebAssembly;${await answer.text()}`,
    });
  });
  await page.goto(address);
  await expect(page.locator('#trouble')).toContainText('The rules engine could not start.');
});

test('memory refused: one clear sentence', { tag: '@hosted' }, async ({ page, address }) => {
  await page.route('**/worker.js', async (route) => {
    const answer = await route.fetch();
    const refuse =
      'WebAssembly.Instance = function () { throw new RangeError("WebAssembly.Memory: could not allocate memory"); };';
    await route.fulfill({ response: answer, body: refuse + (await answer.text()) });
  });
  await page.goto(address);
  await expect(page.locator('#trouble')).toContainText('The rules engine could not start.');
  await expect(page.locator('#trouble')).toContainText('could not allocate memory');
});

test('workers forbidden: one clear sentence', async ({ page, address }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'Worker', {
      value: class {
        constructor() {
          throw new DOMException('Workers are forbidden here.', 'SecurityError');
        }
      },
    });
  });
  await page.goto(address);
  await expect(page.locator('#trouble')).toContainText('The rules engine could not start.');
});

test('the script does not come: the page says so without it', { tag: '@hosted' }, async ({
  page,
  address,
}) => {
  await page.route('**/main.js', (route) => route.abort());
  await page.goto(address);
  await expect(page.locator('#no-start')).toBeVisible({ timeout: 20_000 });
});

test('a worker that is killed gives the game back', async ({ page, address }) => {
  await page.addInitScript(() => {
    const { Worker } = globalThis;
    /** @type {Worker[]} */
    const made = [];
    Object.assign(globalThis, { made });
    globalThis.Worker = class extends Worker {
      /** @param {[any, any]} how */
      constructor(...how) {
        super(...how);
        made.push(this);
      }
    };
  });
  const table = await playOneMove(page, address);
  const { moves } = await table.settled();
  await page.evaluate(() => {
    // As a browser does that runs out of memory.
    /** @type {any} */ (globalThis).made[0].dispatchEvent(
      new ErrorEvent('error', { message: 'killed' }),
    );
  });
  await expect(page.locator('#trouble')).toContainText('Your moves are kept.');
  await page.locator('#trouble').getByRole('button', { name: 'Go on' }).click();
  expect((await table.settled()).moves).toEqual(moves);
});

test('the policy holds when the server sends it, too', { tag: '@hosted' }, async ({ page }) => {
  const html = await readFile(join(DIST, 'index.html'), 'utf8');
  const [, policy] = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html) ?? [];
  const files = await serve(DIST);
  const server = createServer(async (request, response) => {
    const answer = await fetch(new URL(request.url ?? '/', files.url));
    response.writeHead(answer.status, {
      'Content-Type': answer.headers.get('Content-Type') ?? '',
      'Content-Security-Policy': policy,
    });
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(null)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  /** @type {string[]} */
  const faults = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  await playOneMove(page, `http://127.0.0.1:${port}/`);
  expect(faults).toEqual([]);
  server.closeAllConnections();
  server.close();
  await files.close();
});

test('the policy is as the documents tell it', { tag: '@hosted' }, async () => {
  const html = await readFile(join(DIST, 'index.html'), 'utf8');
  const readme = await readFile(new URL('../../README.md', import.meta.url), 'utf8');
  const [, policy] = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html) ?? [];
  expect(readme).toContain(`Content-Security-Policy: ${policy}`);
});

test('a pasted game with a move that is not allowed: which move, and by which rule', async ({
  page,
  table,
}) => {
  const before = await table.settled();
  await page.keyboard.press('Escape');
  await page.locator('#masthead').getByRole('button', { name: 'Copy and load' }).click();
  const given = page.locator('#text').getByRole('textbox', { name: /paste/ });
  await given.fill('modiar 1,2,2/1,0,0 18-18 S: c');
  await page.locator('#text').getByRole('button', { name: 'Load' }).click();
  const answer = page.locator('#text').getByRole('alert');
  await expect(answer).toContainText('“c”, sign 29: move 1 is not allowed.');
  await expect(answer).toContainText('South c would capture');
  await expect(answer).toContainText('rule M6');
  const from = await given.evaluate((/** @type {any} */ area) => area.selectionStart);
  expect(from).toBe(28);
  await page.keyboard.press('Escape');
  expect((await table.settled()).pits).toEqual(before.pits);
});

test('text never becomes markup or script', { tag: '@hosted' }, async ({ page, address }) => {
  await page.goto(`${address}?game=<b>x</b>&position=<img src=x onerror=alert(1)>`);
  await page.locator('[data-pit="0"]').waitFor();
  const refused = await page.evaluate(() => {
    try {
      document.body.insertAdjacentHTML('beforeend', '<b>x</b>');
      return 'not enforced';
    } catch (error) {
      return /** @type {Error} */ (error).name;
    }
  });
  expect(['TypeError', 'not enforced']).toContain(refused);
  expect(refused === 'not enforced' && 'trustedTypes' in globalThis).toBe(false);
  expect(await page.locator('#settings img, #settings b').count()).toBe(0);
  await expect(page.locator('.faults li')).toHaveCount(2);
});

test('it works from any folder of a file share', { tag: '@hosted' }, async ({ page }) => {
  const top = await mkdtemp(join(tmpdir(), 'daga-'));
  await cp(DIST, join(top, 'a folder', 'ü'), { recursive: true });
  await writeFile(join(top, 'index.html'), 'not ours');
  const server = await serve(top);
  await playOneMove(page, `${server.url}a%20folder/%C3%BC/index.html`);
  await server.close();
  await rm(top, { recursive: true });
});
