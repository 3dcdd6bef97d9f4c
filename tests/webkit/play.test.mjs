/** The page in WebKit, from a server and from disk. Needs a display. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { DIST } from '../../www/build/paths.mjs';
import { serve } from '../../www/build/serve.mjs';
import { playOutByKeys } from '../browser/by-keys.js';
import { GAMES, seedsIn } from '../browser/games.js';
import { Table } from '../browser/table.js';
import { chance } from '../chance.mjs';
import { WebKit } from './webkit.mjs';

/** @type {WebKit} */
let webkit;
/** @type {import('../../www/build/serve.mjs').Serving} */
let server;
before(async () => {
  server = await serve(DIST);
  webkit = await WebKit.launch();
});
after(async () => {
  await webkit?.close();
  await server?.close();
});

/** @param {() => Promise<boolean>} fits what the page may take a while for */
async function until(fits) {
  for (const late = Date.now() + 30_000; !(await fits()); await sleep(50))
    if (Date.now() > late) throw new Error(`Still not so: ${fits}`);
}

const SOURCES = {
  hosted: () => server.url,
  file: () => pathToFileURL(join(DIST, 'daga.html')).href,
};

for (const [source, address] of Object.entries(SOURCES)) {
  describe(source, () => {
    /** @type {Table} */
    let table;
    before(async () => {
      table = new Table(webkit, address());
      await table.open();
    });

    for (const { variant, pits, each } of GAMES) {
      test(`${variant}: a whole game by mouse`, async () => {
        await table.newGame(variant, 'two');
        const end = await table.playOut(chance(1), (sight) =>
          assert.equal(seedsIn(sight), pits * each),
        );
        assert.match(end.turn, /^(South wins|North wins|A draw), \d+ to \d+$/);
      });
    }

    test('a whole game by keyboard', async () => {
      await table.newGame('tihbat', 'two');
      await table.settled();
      const { turn } = await playOutByKeys(table, chance(8));
      assert.match(turn, / to \d+$/);
    });

    test('a reload takes the game up again', async () => {
      await table.newGame('modiar', 'two');
      await table.play((await table.settled()).pits[3]);
      const before = await table.settled();
      await table.reload();
      const after = await table.settled();
      assert.deepEqual({ ...after, sentence: '' }, { ...before, sentence: '' });
    });

    test('another language in the middle of a game keeps everything', async () => {
      const before = await table.settled();
      await table.speak('fi');
      const { pits, captured, turn } = await table.see();
      assert.deepEqual(
        pits.map(({ seeds }) => seeds),
        before.pits.map(({ seeds }) => seeds),
      );
      assert.deepEqual(captured, before.captured);
      assert.notEqual(turn, before.turn);
      await table.speak('en');
      assert.deepEqual(await table.see(), before);
    });

    for (const [variant, solution] of [
      ['tihbat', '19,160 boards'],
      ['modiar', '6,540,556 boards'],
    ]) {
      test(`${variant} is solved, and every move analysed`, async () => {
        await table.newGame(variant, 'two');
        await table.settled();
        const told = () =>
          webkit.evaluate(() => document.querySelector('#caption .solved')?.textContent ?? '');
        await webkit.click('[data-control=analysis]');
        await until(async () => (await told()).includes(solution));
        const last = variant === 'modiar' ? 2 : 1;
        const labelled = () =>
          webkit.evaluate(
            (pit) =>
              document.querySelector(`#board [data-pit="${pit}"]`)?.getAttribute('aria-label'),
            last,
          );
        await until(async () => /, loses by 2$/.test((await labelled()) ?? ''));
        await webkit.click('[data-control=analysis]');
      });
    }

    test('the computer answers', async () => {
      await table.newGame('tihbat', 'north');
      const { moves } = await table.settled();
      assert.equal(moves.length, 1);
    });
  });
}
