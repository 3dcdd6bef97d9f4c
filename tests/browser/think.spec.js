import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DIST } from '../../www/build/paths.mjs';
import { partsFolder } from '../../www/build/version.mjs';
import { chance } from '../chance.mjs';
import { expect, test } from './daga.js';

/** @typedef {import('@playwright/test').Page} Page */

const LEVELS = ['beginner', 'learner', 'player', 'expert', 'master'];

/** Settings that the next load finds. @param {Page} page @param {object} settings */
const settle = (page, settings) =>
  page.evaluate((value) => localStorage.setItem('daga-1-settings', JSON.stringify(value)), {
    speed: 'still',
    ...settings,
  });

/** Lets the computer answer without the pause that is there for people. @param {Page} page */
const hurry = (page) =>
  page.addInitScript(() => {
    const { setTimeout } = globalThis;
    globalThis.setTimeout = /** @type {any} */ (
      (/** @type {any} */ act, /** @type {number} */ ms) => setTimeout(act, ms === 700 ? 0 : ms)
    );
  });

/**
 * A service worker would hand out scripts as they are kept, past the test.
 * @param {Page} page
 */
async function withoutServiceWorker(page) {
  const forbid = () => {
    ServiceWorkerContainer.prototype.register = () => new Promise(() => {});
  };
  await page.addInitScript(forbid);
  await page.evaluate(forbid);
  await page.evaluate(async () => {
    const kept = await navigator.serviceWorker.getRegistrations();
    await Promise.all(kept.map((each) => each.unregister()));
  });
}

/** @param {Page} page */
const solved = (page) => page.locator('#caption .solved');

test('a game that is played is solved, with its progress told, and a reload finds it kept', async ({
  page,
  table,
}) => {
  await page.addInitScript(() => {
    const told = /** @type {string[]} */ ([]);
    Object.assign(globalThis, { told });
    new MutationObserver(() => {
      const text = document.querySelector('#caption .solved')?.textContent;
      if (text && text !== told.at(-1)) told.push(text);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await table.reload();
  await table.play((await table.settled()).pits[4]);
  await expect(solved(page)).toContainText(
    'Solved: with best play on both sides North, who moves second, wins by 2. 6,540,556 boards',
    { timeout: 30_000 },
  );
  const told = await page.evaluate(() => /** @type {any} */ (globalThis).told);
  expect(told.filter((/** @type {string} */ text) => / \d+ %$/.test(text)).length).toBeGreaterThan(
    1,
  );
  // It is kept a moment after it is told.
  await expect
    .poll(
      async () => {
        await table.reload();
        await expect(solved(page)).toContainText('wins by 2', { timeout: 30_000 });
        return solved(page).textContent();
      },
      { timeout: 60_000, intervals: [500] },
    )
    .toContain('on an earlier visit');
});

test('a kept table that is damaged is built anew, and said to be', async ({ page, table }) => {
  await table.newGame('tihbat', 'two');
  await table.play((await table.settled()).pits[2]);
  await expect(solved(page)).toContainText('19,160 boards', { timeout: 30_000 });
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const database = await new Promise((resolve) => {
          const request = indexedDB.open('daga-1');
          request.onsuccess = () => resolve(request.result);
        });
        const shelf = /** @type {IDBDatabase} */ (database)
          .transaction('tables', 'readwrite')
          .objectStore('tables');
        const kept = await new Promise((resolve) => {
          const request = shelf.get('tihbat-28');
          request.onsuccess = () => resolve(request.result);
        });
        if (!kept) return false;
        /** @type {any} */ (kept).bytes[9999] ^= 255;
        shelf.put(kept, 'tihbat-28');
        return true;
      }),
    )
    .toBe(true);
  await table.reload();
  await expect(solved(page)).toContainText('was damaged, and has been worked out anew', {
    timeout: 30_000,
  });
});

for (const [what, spoil] of [
  [
    'forbidden',
    `Object.defineProperty(self, 'indexedDB', { get() { throw new DOMException('no', 'SecurityError'); } });`,
  ],
  [
    'full',
    `IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError'); };`,
  ],
]) {
  test(`where storage is ${what} all goes on without it @hosted`, async ({ page, table }) => {
    await withoutServiceWorker(page);
    const script = await readFile(
      join(DIST, await partsFolder(DIST), 'thinking-worker.js'),
      'utf8',
    );
    let spoilt = 0;
    await page.route('**/thinking-worker.js', async (route) => {
      spoilt += 1;
      await route.fulfill({ contentType: 'text/javascript', body: `${spoil}\n${script}` });
    });
    await settle(page, { level: 'master', analysis: true });
    await table.reload();
    // Not the first game: its table may have been kept before storage was spoilt.
    await table.newGame('tihbat', 'south');
    const anew = '19,160 boards, worked out in your browser in';
    await expect(solved(page)).toContainText(anew, { timeout: 30_000 });
    await table.play((await table.settled()).pits[3]);
    expect((await table.settled()).moves).toHaveLength(2);
    await table.reload();
    await expect(solved(page)).toContainText(anew, { timeout: 30_000 });
    expect(spoilt).toBeGreaterThan(1);
  });
}

for (const level of LEVELS) {
  test(`a game against the computer as ${level} @hosted`, async ({ page, table, browserName }) => {
    test.skip(browserName !== 'chromium', 'the levels are the same code in every browser');
    await hurry(page);
    await settle(page, { level });
    await table.reload();
    await table.newGame('tihbat', 'south');
    await expect(page.locator('#north select')).toHaveValue(level);
    const end = await table.playOut(chance(7));
    expect(end.turn).toMatch(/^(You win|The computer wins|A draw), \d+ to \d+$/);
  });
}

test('the text of a game lets the computer choose the same again', {
  tag: '@hosted',
}, async ({ page, table, browserName }) => {
  test.skip(browserName !== 'chromium', 'the computer chooses by the same code in every browser');
  await hurry(page);
  await settle(page, { level: 'beginner' });
  await table.reload();
  await table.newGame('modiar', 'south');
  const first = await table.playOut(() => 0);
  const copied = () => page.locator('#game-text').inputValue();
  await page.getByRole('button', { name: 'Copy and load' }).click();
  const text = await copied();
  const chance = text.match(/^modiar chance=(\d+): /)?.[1];
  expect(chance).toBeDefined();

  await page.fill('#given-text', `modiar chance=${chance}:`);
  await page.locator('#text').getByRole('button', { name: 'Load' }).click();
  await table.until(({ moves }) => moves.length === 0);
  expect((await table.playOut(() => 0)).moves).toEqual(first.moves);
  await page.getByRole('button', { name: 'Copy and load' }).click();
  expect(await copied()).toBe(text);
});

test('the computer thinks, is taken back, changed, left, and never plays where it should not', {
  tag: '@hosted',
}, async ({ page, table }) => {
  await settle(page, { level: 'master' });
  await table.reload();
  await table.newGame('sadeqa-game-91', 'south');
  const start = await table.settled();
  const person = start.pits.filter(({ playable }) => playable);

  await table.click(person[0]);
  await table.until(({ act, turn }) => act === 'thinking' && turn === 'The computer is thinking');
  await page.click('[data-control=undo]');
  await table.until(({ ply, act }) => ply === 0 && act === 'idle');

  await table.click(person[1]);
  await table.until(({ act }) => act === 'thinking');
  await page.selectOption('#north select', 'beginner');
  const answered = await table.until(({ act, moves }) => act === 'idle' && moves.length === 2);
  expect(answered.turn).toBe('Your turn');

  await page.selectOption('#north select', 'master');
  await table.click(answered.pits.filter(({ playable }) => playable)[0]);
  await table.until(({ act }) => act === 'thinking');
  await table.newGame('tihbat', 'two');
  await page.waitForTimeout(1500);
  const fresh = await table.see();
  expect(fresh.moves).toEqual([]);
  expect(fresh.act).toBe('idle');

  await table.newGame('sadeqa-game-91', 'north');
  // A slow machine may look only when the move has been made.
  await table.until(({ act, moves }) => act === 'thinking' || moves.length === 1);
  await table.reload();
  expect((await table.settled()).moves).toHaveLength(1);
});

test('a hint marks one pit and says why, and goes with the move', async ({ page, table }) => {
  await settle(page, {});
  await table.reload();
  await table.newGame('modiar', 'two');
  await table.play((await table.settled()).pits[3]);
  const before = await table.settled();
  await page.click('[data-control=hint]');
  const { sentence } = await table.until((sight) => sight.tone === 'hint');
  expect(sentence).toMatch(/^Hint: [A-C] – .*with best play it (wins|still loses) by \d+/);
  expect(
    await page.evaluate(() => document.querySelector('#board .board-note:not([hidden])')),
  ).toBe(null);
  const letter = sentence.slice(6, 7);
  const pit = before.pits.find(({ name }) => name === `North ${letter}`);
  expect(pit?.playable).toBe(true);
  if (pit) await table.play(pit);
  await table.settled();
  expect((await table.see()).tone).not.toBe('hint');
});

test('analysis says in words what each move leads to, marks mistakes, and draws the course', async ({
  page,
  table,
}) => {
  await settle(page, {});
  await table.reload();
  await table.newGame('modiar', 'two');
  expect(await page.locator('#analysis').textContent()).toBe('');
  await page.click('[data-control=analysis]');
  const label = (/** @type {number} */ pit) => page.locator(`#board [data-pit="${pit}"]`);
  await expect(label(0)).toHaveAttribute('aria-label', /, loses by 18$/, { timeout: 30_000 });
  await expect(label(1)).toHaveAttribute('aria-label', /, loses by 4$/);
  await expect(label(2)).toHaveAttribute('aria-label', /, loses by 2$/);
  await expect(label(3)).not.toHaveAttribute('aria-label', /by/);
  await expect(page.locator('#analysis')).toContainText('Exact: with best play on both sides.');

  await page.click('#board [data-pit="0"]');
  await expect(label(0)).not.toHaveAttribute('aria-label', /loses by/);
  const best = page.locator('#board [aria-label$=", wins by 18"]').first();
  await expect(best).toHaveAttribute('aria-label', /^North [A-C], \d+ stones, may be played, /);
  await expect(page.locator('#moves .move')).toHaveAttribute('aria-label', /, gives away 16$/);
  await expect(page.locator('#moves .loss')).toHaveText('◇ −16');
  await expect(page.locator('.curve')).toHaveAttribute(
    'aria-label',
    /After move 0 North was winning by 2; after move 1 North was winning by 18\. 1 move gave something away\. Move 1: South a, gives away 16\.$/,
  );

  await page.click('[data-control=analysis]');
  await expect(page.locator('#analysis')).toBeHidden();
  expect(await page.locator('#analysis').textContent()).toBe('');
  await expect(page.locator('#board [aria-label*=" by "]')).toHaveCount(0);
  await expect(page.locator('#moves .loss')).toBeHidden();
});

test('what is only estimated is said to be, with how far it looked', async ({ page, table }) => {
  await settle(page, { analysis: true });
  await table.reload();
  await table.newGame('sadeqa-iii', 'two');
  await expect(page.locator('#board [data-pit="0"]')).toHaveAttribute(
    'aria-label',
    /about .*looking \d+ moves ahead$/,
    { timeout: 30_000 },
  );
  await expect(page.locator('#analysis')).toContainText(/^AnalysisEstimates \(≈\)/);
  await expect(page.locator('#board .board-note:not([hidden])').first()).toHaveAttribute(
    'data-tone',
    'unsure',
  );
});
