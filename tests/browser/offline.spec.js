/** The service worker: without a network, and from version to version. */
import {
  appendFile,
  copyFile,
  cp,
  mkdtemp,
  readFile,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeServiceWorker } from '../../www/build/install.mjs';
import { DIST } from '../../www/build/paths.mjs';
import { serve } from '../../www/build/serve.mjs';
import { partsFolder } from '../../www/build/version.mjs';
import { test as base, expect } from './daga.js';
import { Table } from './table.js';

/**
 * A web server with the page in a sub-folder, which can be replaced by another version.
 *
 * @typedef {object} Site
 * @property {string} url of the page
 * @property {(mark: string) => Promise<void>} deploy puts a version there whose every file bears this mark
 * @property {(path: string, from: string) => Promise<void>} replace one file by another
 * @property {() => Promise<void>} close
 */
const test = base.extend(
  /** @type {import('@playwright/test').Fixtures<{ site: Site }, {}, import('@playwright/test').PlaywrightTestArgs & { requests: string[] }>} */ ({
    site: async ({ page: _page }, use) => {
      const top = await mkdtemp(join(tmpdir(), 'daga-'));
      const folder = join(top, 'games', 'daga');
      const server = await serve(top);
      await use({
        url: `${server.url}games/daga/`,
        async deploy(mark) {
          await rm(folder, { recursive: true, force: true });
          await cp(DIST, folder, { recursive: true });
          const parts = await partsFolder(folder);
          await rename(join(folder, parts), join(folder, folderOf(mark)));
          const page = await readFile(join(folder, 'index.html'), 'utf8');
          const marked = page
            .replace('</head>', `<meta name="mark" content="${mark}"></head>`)
            .replaceAll(parts, `${folderOf(mark)}/`);
          await writeFile(join(folder, 'index.html'), marked);
          await appendFile(
            join(folder, folderOf(mark), 'daga.css'),
            `:root { --mark: "${mark}"; }`,
          );
          await appendFile(
            join(folder, folderOf(mark), 'main.js'),
            `;globalThis.mark = "${mark}";`,
          );
          await appendFile(join(folder, folderOf(mark), 'worker.js'), `;self.mark = "${mark}";`);
          await makeServiceWorker(folder);
        },
        replace: (path, from) => copyFile(join(folder, from), join(folder, path)),
        close: server.close,
      });
      await server.close();
      await rm(top, { recursive: true });
    },
  }),
);

/** Where the parts of a version stand, as the build names them. @param {string} mark such as `v1` */
const folderOf = (mark) => `www/0000000${mark.slice(1)}`;

/** @param {import('@playwright/test').Page} page */
function marks(page) {
  return page.evaluate(async () => [
    document.querySelector('meta[name=mark]')?.getAttribute('content'),
    getComputedStyle(document.documentElement).getPropertyValue('--mark').replaceAll('"', ''),
    /** @type {any} */ (globalThis).mark,
    // Whatever the page loads later comes from beside its script.
    /self\.mark\s?=\s?"(\w+)"/.exec(
      await (
        await fetch(
          new URL(
            'worker.js',
            /** @type {HTMLScriptElement} */ (document.querySelector('script[type=module]')).src,
          ),
        )
      ).text(),
    )?.[1],
  ]);
}

/** A page of v1 that the browser has kept. @param {import('@playwright/test').Page} page @param {Site} site */
async function keptPage(page, site) {
  await site.deploy('v1');
  const table = new Table(page, site.url);
  await table.open();
  await takenIn(page);
  return table;
}

/** Waits until this version has been taken in. @param {import('@playwright/test').Page} page */
function takenIn(page) {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const coming = registration.installing ?? registration.waiting;
    if (!coming) return;
    await new Promise((resolve) => {
      const look = () => coming.state !== 'installing' && resolve(null);
      coming.addEventListener('statechange', look);
      look();
    });
  });
}

test.describe('offline', { tag: '@hosted' }, () => {
  test('after one visit the page opens without a server and plays', async ({ page, site }) => {
    const table = await keptPage(page, site);
    await site.close();
    await table.reload();
    const before = await table.settled();
    await table.play(before.pits.filter(({ playable }) => playable)[0]);
    expect((await table.settled()).moves.length).toBeGreaterThan(0);
    expect(await marks(page)).toEqual(['v1', 'v1', 'v1', 'v1']);
    // With parameters it is the same page.
    await page.goto(`${site.url}?game=tihbat#x`);
    expect(await marks(page)).toEqual(['v1', 'v1', 'v1', 'v1']);
  });

  test('a first visit that loses its server goes on to the computer’s answer', async ({
    page,
    site,
  }) => {
    const table = await keptPage(page, site);
    await expect
      .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
      .toBe(true);
    await site.close();
    await table.play((await table.settled()).pits[4]);
    await table.until(({ moves, act }) => moves.length === 2 && act === 'idle');
    expect((await table.see()).turn).toBe('Your turn');
  });

  test('three versions: each reload shows the newest, whole, and the game goes on', async ({
    page,
    site,
  }) => {
    const table = await keptPage(page, site);
    await table.reload();
    await table.newGame('tihbat', 'two');
    const start = await table.settled();
    await table.play(start.pits.filter(({ playable }) => playable)[0]);
    const { moves } = await table.settled();

    await site.deploy('v2');
    await takenIn(page);
    // The open page stays what it is, also in what it loads later.
    expect(await marks(page)).toEqual(['v1', 'v1', 'v1', 'v1']);
    await site.deploy('v3');
    await takenIn(page);
    await table.reload();
    expect(await marks(page)).toEqual(['v3', 'v3', 'v3', 'v3']);
    expect((await table.settled()).moves).toEqual(moves);

    // A version that was taken back is shown again.
    await site.deploy('v2');
    await takenIn(page);
    await table.reload();
    expect(await marks(page)).toEqual(['v2', 'v2', 'v2', 'v2']);

    // When the pages that were open are long gone, so are their versions.
    await page.evaluate(async () => {
      const name = (await caches.keys()).find((each) => each.endsWith('notes')) ?? '';
      const notes = await caches.open(name);
      for (const request of await notes.keys()) {
        const text = await (await notes.match(request))?.text();
        await notes.put(request, new Response(text, { headers: { 'Daga-Since': '0' } }));
      }
    });
    await table.reload();
    await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(2);
  });

  test('who reloads need not wait for the browser to look', async ({ page, site }) => {
    const table = await keptPage(page, site);
    await site.deploy('v2');
    // The first time is enough, unless this computer is too busy for our patience.
    await expect(async () => {
      await table.reload();
      expect(await marks(page)).toEqual(['v2', 'v2', 'v2', 'v2']);
    }).toPass();
  });

  test('two windows of two versions each keep their own', async ({ page, site, context }) => {
    const table = await keptPage(page, site);
    await table.reload();
    await site.deploy('v2');
    await takenIn(page);
    const second = await context.newPage();
    await second.goto(site.url);
    expect(await marks(second)).toEqual(['v2', 'v2', 'v2', 'v2']);
    expect(await marks(page)).toEqual(['v1', 'v1', 'v1', 'v1']);
    await second.close();
  });

  test('half of a new version is never taken in', async ({ page, site }) => {
    await keptPage(page, site);
    await site.deploy('v2');
    await site.replace(`${folderOf('v2')}/main.js`, `${folderOf('v2')}/worker.js`);
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
      const coming = registration.installing;
      if (!coming) throw new Error('The browser did not see the new version.');
      await new Promise((resolve) => {
        coming.addEventListener('statechange', resolve, { once: true });
      });
    });
    await page.goto(`${site.url}?`);
    expect(await marks(page)).toEqual(['v1', 'v1', 'v1', 'v1']);
  });

  test('a page that is not kept gets nothing of a version that came after it', async ({
    page,
    site,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined });
    });
    /** @type {string[]} */
    const requests = [];
    page.on('request', (request) => requests.push(request.url()));
    // Whatever the page loads by itself, this is still on its way when the new version comes.
    let arrive = () => {};
    const arrival = new Promise((resolve) => {
      arrive = () => resolve(null);
    });
    await page.route('**/daga_bg.wasm', async (route) => {
      await arrival;
      await route.continue();
    });
    await site.deploy('v1');
    const table = new Table(page, site.url);
    await table.open();
    const { pits } = await table.settled();
    await site.deploy('v2');
    arrive();
    await table.play(pits[4]);
    await expect(page.locator('#turn')).toContainText('Part of this page could not be loaded.');
    await expect(page.locator('#announcer')).toContainText('Part of this page');
    expect(requests.some((url) => url.includes(`${folderOf('v1')}/wasm/daga_bg.wasm`))).toBe(true);
    expect(requests.filter((url) => url.includes(folderOf('v2')))).toEqual([]);
    // Opened anew it is the new version, and the computer answers.
    await table.reload();
    const { moves } = await table.until(({ moves, act }) => moves.length === 2 && act === 'idle');
    expect(moves).toHaveLength(2);
  });

  test('sw-off.js in its place takes the service worker away', async ({ page, site }) => {
    const table = await keptPage(page, site);
    await table.reload();
    await site.replace('sw.js', 'sw-off.js');
    // The page may be opened anew before this is answered.
    await page
      .evaluate(() => navigator.serviceWorker.ready.then((each) => each.update()))
      .catch(() => {});
    await expect
      .poll(() =>
        page
          .evaluate(async () => [
            (await navigator.serviceWorker.getRegistrations()).length,
            (await caches.keys()).length,
          ])
          .catch(() => []),
      )
      .toEqual([0, 0]);
    await expect
      .poll(() =>
        table
          .see()
          .then(({ pits }) => pits.length)
          .catch(() => 0),
      )
      .toBeGreaterThan(0);
  });
});
