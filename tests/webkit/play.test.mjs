/** The page in WebKit, from a server and from disk. Needs a display. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { DIST } from '../../www/build/paths.mjs';
import { serve } from '../../www/build/serve.mjs';
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

    test('the keyboard plays, and a reload takes the game up again', async () => {
      await table.newGame('modiar', 'two');
      await table.settled();
      await webkit.keyboard.press('Enter');
      await table.until(({ moves }) => moves.length === 1);
      await webkit.keyboard.press('Escape');
      const before = await table.settled();
      await table.reload();
      const after = await table.settled();
      assert.deepEqual({ ...after, sentence: '' }, { ...before, sentence: '' });
    });

    test('the computer answers', async () => {
      await table.newGame('tihbat', 'north');
      const { moves } = await table.settled();
      assert.equal(moves.length, 1);
    });
  });
}
