/** In WebKit: the game in another page's frame, on a kiosk, without a network. Needs a display. */
import assert from 'node:assert/strict';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { DIST } from '../../www/build/paths.mjs';
import { serve } from '../../www/build/serve.mjs';
import { Table } from '../browser/table.js';
import { WebKit } from './webkit.mjs';

/** @type {WebKit} */
let webkit;
/** @type {string} */
let top;
before(async () => {
  webkit = await WebKit.launch();
  top = await mkdtemp(join(tmpdir(), 'daga-'));
  await cp(DIST, join(top, 'games', 'daga'), { recursive: true });
});
after(async () => {
  await webkit?.close();
  await rm(top, { recursive: true });
});

/**
 * Asks the page until it says something.
 *
 * @template Result
 * @param {() => Result} question
 * @returns {Promise<NonNullable<Result>>}
 */
async function until(question) {
  for (let tries = 0; tries < 300; tries += 1) {
    const answer = await webkit.evaluate(question);
    if (answer) return /** @type {NonNullable<Result>} */ (answer);
    await sleep(100);
  }
  throw new Error(`It did not come to pass: ${question}`);
}

test('in a frame of another page: events, methods, height', async () => {
  const games = await serve(join(top, 'games', 'daga'));
  const folder = await mkdtemp(join(tmpdir(), 'daga-host-'));
  const host = await serve(folder);
  await writeFile(
    join(folder, 'index.html'),
    `<!DOCTYPE html><script src="${games.url}daga-embed.js"></script>` +
      '<daga-game id="game" game="tihbat" players="two" motion="off"></daga-game>' +
      '<script>var told = []; for (const type of ["ready", "move", "error"])' +
      ' game.addEventListener("daga-" + type, ({ detail }) => told.push({ type, ...detail }));</script>',
  );
  await webkit.goto(host.url);
  const ready = await until(() => /** @type {any} */ (globalThis).told[0]);
  assert.equal(ready.type, 'ready');
  await webkit.evaluate(() => {
    const page = /** @type {any} */ (globalThis);
    page.game.play('a').then((/** @type {any} */ answer) => {
      page.answer = answer;
    });
  });
  const answer = await until(() => /** @type {any} */ (globalThis).answer);
  assert.equal(answer.state.ply, 1);
  const told = await until(() => /** @type {any} */ (globalThis).told[1]);
  assert.equal(told.type, 'move');
  const { height, active } = await webkit.evaluate(() => ({
    height: document.querySelector('iframe')?.style.height,
    active: document.activeElement?.tagName,
  }));
  assert.match(height ?? '', /^\d{3}px$/);
  assert.equal(active, 'BODY');
  await host.close();
  await games.close();
  await rm(folder, { recursive: true });
});

test('on a kiosk: a touch begins, and without one everything starts afresh', async () => {
  const games = await serve(join(top, 'games', 'daga'));
  await webkit.goto(`${games.url}?kiosk=1&idle=10&warning=20&motion=off`);
  await until(() => document.querySelector('.attract[open] .invite') !== null);
  await webkit.click('.invite');
  await until(() => !document.querySelector('.attract[open]'));
  // A touch so soon after the first one would count as its echo.
  await sleep(800);
  await webkit.click('.kiosk-bar [value=fi]');
  await until(() => document.documentElement.lang === 'fi');
  await until(() => document.querySelector('.warning[open]') !== null);
  await until(() => document.querySelector('.attract[open]') !== null);
  await until(() => document.documentElement.lang === 'en');
  await games.close();
});

test('without a network: the page opens and plays', async () => {
  const games = await serve(top);
  const table = new Table(webkit, `${games.url}games/daga/`);
  await table.open();
  await webkit.evaluate(() => {
    navigator.serviceWorker.ready.then(() => {
      document.documentElement.dataset.kept = 'yes';
    });
  });
  await until(() => document.documentElement.dataset.kept === 'yes');
  await games.close();
  await table.reload();
  const before = await table.settled();
  await table.play(before.pits.filter(({ playable }) => playable)[0]);
  assert.ok((await table.settled()).moves.length > 0);
});
