import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CANCELLED, Thinker } from '../../../www/thinker.js';
import { Shelf, stateOf, ThinkingWorker } from './thread.mjs';

const START = stateOf('tihbat: *');
const SADEQA = stateOf('sadeqa-iii: *');

function setUp({
  shelf = new Shelf(),
  fails = /** @type {(action: string) => string} */ (() => ''),
  soon = false,
  unreachable = false,
} = {}) {
  /** @type {ThinkingWorker[]} */
  const workers = [];
  /** @type {import('../../../www/thinker.js').Solved[]} */
  const told = [];
  const thinker = new Thinker(
    () => {
      workers.push(new ThinkingWorker(shelf, fails, unreachable));
      return /** @type {any} */ (workers.at(-1));
    },
    // Of the two waits the calm before a table is told of may end; patience with one never does.
    (ms) => (ms < 1000 && !soon ? Promise.resolve() : new Promise(() => {})),
  );
  thinker.addEventListener('solved', (event) => {
    told.push(/** @type {CustomEvent} */ (event).detail);
  });
  const mind = () => workers.findLast(({ asked }) => !asked.includes('table'));
  return { thinker, workers, told, shelf, mind };
}

/** Lets what has been answered come through. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 30));

test('a game is solved layer by layer, told, kept, and the thread that did it ends', async () => {
  const { thinker, workers, told, shelf } = setUp();
  await thinker.prepare('tihbat');
  await settle();
  const layers = told.slice(0, -1);
  assert.ok(layers.length > 10);
  assert.ok(layers.every(({ phase, of }) => phase === 'solving' && of === 19_160));
  assert.ok(layers.every(({ boards }, at) => at === 0 || boards > layers[at - 1].boards));
  const { phase, boards, start, origin, damaged } = told[told.length - 1];
  assert.deepEqual(
    { phase, boards, origin, damaged },
    {
      phase: 'ready',
      boards: 19_160,
      origin: 'solved',
      damaged: false,
    },
  );
  assert.deepEqual(start, { margin: -2, winner: 'north', by: 2 });
  assert.ok(shelf.kept.has('tihbat-28'));
  assert.equal(workers[0].ended, true);
});

test('of a table that is soon built nothing is told before it is ready', async () => {
  const { thinker, told } = setUp({ soon: true });
  await thinker.prepare('tihbat');
  assert.deepEqual(
    told.map(({ phase }) => phase),
    ['ready'],
  );
});

test('a kept table is taken, a damaged one is dropped and built anew', async () => {
  const first = setUp();
  await first.thinker.prepare('tihbat');
  await settle();
  const again = setUp({ shelf: first.shelf });
  await again.thinker.prepare('tihbat');
  assert.equal(again.told.length, 1);
  assert.equal(again.told[0].origin, 'kept');

  const kept = first.shelf.kept.get('tihbat-28');
  assert.ok(kept);
  for (const spoil of [
    (/** @type {Uint8Array} */ bytes) => {
      bytes[5000] ^= 1;
      return bytes;
    },
    (/** @type {Uint8Array} */ bytes) => bytes.subarray(0, 9000),
    () => new Uint8Array(0),
  ]) {
    const shelf = new Shelf();
    shelf.kept.set('tihbat-28', { ...kept, bytes: spoil(Uint8Array.from(kept.bytes)) });
    const spoilt = setUp({ shelf });
    await spoilt.thinker.prepare('tihbat');
    await settle();
    const { origin, damaged, phase } = spoilt.told[spoilt.told.length - 1];
    assert.deepEqual(
      { origin, damaged, phase },
      { origin: 'solved', damaged: true, phase: 'ready' },
    );
    assert.equal(shelf.dropped, 1);
    assert.deepEqual(shelf.kept.get('tihbat-28')?.bytes, kept.bytes);
  }
});

test('a thought waits for its table, and is exact', async () => {
  const { thinker } = setUp();
  const { analysis } = await thinker.analyse(START, () => {});
  assert.deepEqual(
    analysis?.moves.map(({ pit, known, worth }) => [pit, known, worth?.margin]),
    [
      [0, 'exact', -2],
      [1, 'exact', -2],
    ],
  );
});

test('a move that brings a position back is worth an equal share, and is said to be one', async () => {
  const { thinker } = setUp();
  // A single counter goes back where it was: South's did, and so will North's.
  const state = stateOf('tihbat 1,0/1,0 14-12 S: a *');
  const { analysis } = await thinker.analyse(state, () => {});
  const [{ repeats, known, worth }] = analysis?.moves ?? [];
  assert.deepEqual(
    { repeats, known, worth },
    {
      repeats: true,
      known: 'exact',
      worth: { margin: 0, winner: 'south', by: 2 },
    },
  );
  const { facts } = await thinker.hint(state);
  assert.deepEqual(
    facts.map(({ kind }) => kind),
    ['only-move', 'repeats', 'loses'],
  );
});

test('a thought that is stopped is told so at once, and its thread is ended', async () => {
  const { thinker, mind } = setUp();
  await thinker.prepare('sadeqa-iii');
  await settle();
  /** @type {unknown[]} */
  const heard = [];
  const thought = thinker.analyse(SADEQA, (analysis) => void heard.push(analysis));
  const worker = mind();
  thinker.stop();
  await assert.rejects(thought, { code: CANCELLED });
  assert.equal(worker?.ended, true);
  await settle();
  assert.deepEqual(heard, []);
});

test('a second thought takes the place of the first', async () => {
  const { thinker } = setUp();
  const first = thinker.choose(START, { level: 5, seed: 1 });
  const second = thinker.choose(stateOf('tihbat: a *'), { level: 5, seed: 1 });
  await assert.rejects(first, { code: CANCELLED });
  assert.ok([2, 3].includes(/** @type {number} */ (await second)));
});

test('without tables and without a shelf the computer still plays', async () => {
  const { thinker, told } = setUp({
    fails: (action) => (action === 'table' ? 'out of memory' : ''),
  });
  const pit = await thinker.choose(START, { level: 4, seed: 3 });
  assert.ok(pit === 0 || pit === 1);
  assert.equal(told.at(-1)?.phase, 'failed');
  const { facts } = await thinker.hint(START);
  assert.ok(facts.length > 0);
});

test('a table that could not be built is tried once more, and then no more', async () => {
  let tries = 0;
  let failures = 1;
  const { thinker, told } = setUp({
    fails: (action) => {
      if (action !== 'table') return '';
      tries += 1;
      return tries <= failures ? 'out of reach' : '';
    },
  });
  await thinker.prepare('tihbat');
  assert.equal(told.at(-1)?.phase, 'failed');
  await thinker.prepare('tihbat');
  assert.equal(told.at(-1)?.phase, 'ready');
  failures = Number.POSITIVE_INFINITY;
  for (let i = 0; i < 4; i += 1) await thinker.prepare('modiar');
  assert.equal(tries, 4);
});

test('a thread that dies is tried once more, then given up with a sentence', async () => {
  let deaths = 1;
  const once = setUp({
    fails: (action) => (action === 'choose' && deaths-- > 0 ? 'unreachable' : ''),
  });
  assert.ok((await once.thinker.choose(START, { level: 1, seed: 1 })) !== null);
  const always = setUp({ fails: (action) => (action === 'choose' ? 'unreachable' : '') });
  const thought = always.thinker.choose(START, { level: 1, seed: 1 });
  await assert.rejects(thought, { code: 'thinker-lost', message: 'unreachable' });
});

test('a thread whose engine does not come is unreachable, not lost', async () => {
  const { thinker } = setUp({ fails: () => 'The engine did not load.', unreachable: true });
  const thought = thinker.choose(START, { level: 1, seed: 1 });
  await assert.rejects(thought, { code: 'unreachable', message: 'The engine did not load.' });
});

test('the table of another game takes the place of one under way', async () => {
  const { thinker, told, workers } = setUp();
  const modiar = thinker.prepare('sadeqa-game-91');
  await thinker.prepare('tihbat');
  await modiar;
  assert.equal(workers[0].ended, true);
  assert.equal(told.at(-1)?.variant, 'tihbat');
  assert.ok(!told.some(({ phase }) => phase === 'failed'));
});
