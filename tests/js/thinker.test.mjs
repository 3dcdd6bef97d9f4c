/** Analysis, hints and the computer's moves as JavaScript sees them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load } from './engine.mjs';

const { Game, Solution, Thinker } = await load();
const NODES = 2000;
const goOn = () => true;

const START = { margin: -2, winner: 'north', by: 2 };
/** South can only pass. */
const PASS = 'tihbat 0,0/3,1 14-10 S';

/** Tihbat, solved. */
function solved() {
  const thinker = new Thinker();
  thinker.learn(Solution.solve('tihbat', 28, () => {}));
  return thinker;
}

test('an analysis names every move, the best first', () => {
  const { depth, nodes, moves } = solved().analyse(new Game('tihbat'), NODES, goOn);
  assert.deepEqual([depth, nodes], [0, 0]);
  const known = { known: 'exact', worth: START, depth: null, repeats: false, sureIn: null };
  assert.deepEqual(moves, [
    { pit: 0, ...known, line: [0] },
    { pit: 1, ...known, line: [1] },
  ]);
});

test('without a solution it is an estimate with its depth, told as it deepens', () => {
  /** @type {(import('../../www/wasm/daga.js').Analysis | null)[]} */
  const heard = [];
  const told = new Thinker().analyse(new Game('sadeqa-iii'), 100_000, (now) => {
    heard.push(now);
    return true;
  });
  const depths = heard.flatMap((now) => (now ? [now.depth] : []));
  assert.deepEqual(
    depths,
    Array.from(depths, (_, at) => at + 1),
  );
  assert.equal(told.depth, depths.length);
  assert.equal(told.moves.length, 8);
  for (const { known, depth, worth, line, pit } of told.moves) {
    assert.deepEqual([known, depth, typeof worth?.margin], ['estimate', told.depth, 'number']);
    assert.equal(line[0], pit);
  }
});

test('it stops where progress says so, and throws what progress throws', () => {
  const game = new Game('sadeqa-iii');
  assert.equal(new Thinker().analyse(game, 1e9, () => false).depth, 1);
  const stop = new Error('enough');
  const throws = () => {
    throw stop;
  };
  assert.throws(() => new Thinker().analyse(game, 1e9, throws), stop);
});

test('a hint is the best move, with facts', () => {
  const { facts, ...judged } = solved().hint(new Game('tihbat'), NODES, goOn);
  const [best] = solved().analyse(new Game('tihbat'), NODES, goOn).moves;
  assert.deepEqual(judged, best);
  assert.deepEqual(facts, [
    { kind: 'leaves-nothing', seeds: null },
    { kind: 'loses', seeds: 2 },
    { kind: 'loses-least', seeds: null },
  ]);
});

test('a pass is null wherever a pit could be', () => {
  for (const thinker of [new Thinker(), solved()]) {
    const game = Game.fromText(PASS);
    for (const level of [1, 5]) assert.equal(thinker.choose(game, level, 7, NODES, goOn), null);
    assert.equal(thinker.hint(game, NODES, goOn).pit, null);
    const [only] = thinker.analyse(game, NODES, goOn).moves;
    assert.deepEqual([only.pit, only.line[0]], [null, null]);
  }
});

test('the same seed chooses the same pit', () => {
  const game = new Game('sadeqa-game-91');
  const chosen = [1, 2, 3, 4, 5].map((level) => new Thinker().choose(game, level, 9, NODES, goOn));
  for (const [at, pit] of chosen.entries()) {
    assert.ok(game.state().legal.includes(/** @type {number} */ (pit)));
    assert.equal(new Thinker().choose(game, at + 1, 9, NODES, goOn), pit);
  }
});

test('nonsense, and a game that is over, are refused with a code', () => {
  const thinker = new Thinker();
  const game = new Game('tihbat');
  for (const value of /** @type {any[]} */ ([
    undefined,
    null,
    Number.NaN,
    -1,
    0.5,
    2 ** 40,
    'x',
    {},
  ])) {
    assert.throws(() => thinker.choose(game, value, 1, 1, goOn), { code: 'bad-level' });
    assert.throws(() => thinker.choose(game, 1, value, 1, goOn), { code: 'bad-seed' });
    assert.throws(() => thinker.choose(game, 1, 1, value, goOn), { code: 'bad-nodes' });
    assert.throws(() => thinker.analyse(game, value, goOn), { code: 'bad-nodes' });
    assert.throws(() => thinker.hint(game, value, goOn), { code: 'bad-nodes' });
  }
  for (const level of [0, 6])
    assert.throws(() => thinker.choose(game, level, 1, 1, goOn), { code: 'bad-level' });
  const over = Game.fromText('tihbat 0,0/0,0 14-14 S');
  assert.throws(() => thinker.choose(over, 1, 1, 1, goOn), { code: 'game-over' });
  assert.throws(() => thinker.analyse(over, 1, goOn), { code: 'game-over' });
  assert.throws(() => thinker.hint(over, 1, goOn), { code: 'game-over' });
});
