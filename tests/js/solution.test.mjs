import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load } from './engine.mjs';

const { Game, Solution, Thinker } = await load();

test('solves Tihbat and reports each layer', () => {
  /** @type {import('../../www/wasm/daga.js').Progress[]} */
  const layers = [];
  const solution = Solution.solve('tihbat', 28, (layer) => layers.push(layer));
  assert.equal(solution.boards(), 19160);
  assert.deepEqual(
    layers.map((layer) => layer.seeds),
    Array.from({ length: 15 }, (_, layer) => 2 * layer),
  );
  assert.deepEqual(layers.at(-1), { seeds: 28, boards: 19160, of: 19160 });
  const game = new Game('tihbat');
  const worth = { margin: -2, winner: 'north', by: 2 };
  assert.deepEqual(solution.value(game), worth);
});

test('solves Modiar, the opening ply included', () => {
  const solution = Solution.solve('modiar', 42, () => {});
  assert.equal(solution.boards(), 6540556);
  const game = new Game('modiar');
  assert.deepEqual(solution.value(game), { margin: -2, winner: 'north', by: 2 });
});

test('makes the tables that the native solver makes', () => {
  for (const { variant, seeds, digest } of /** @type {const} */ ([
    { variant: 'modiar', seeds: 42, digest: 0xb18db1c8f09291fbn },
    { variant: 'tihbat', seeds: 28, digest: 0x1a774d63265e4ff9n },
    { variant: 'sadeqa-iii', seeds: 8, digest: 0x4f1074171ea2befdn },
  ])) {
    const { buffer } = Solution.solve(variant, seeds, () => {}).bytes();
    assert.equal(new DataView(buffer).getBigUint64(8, true), digest, variant);
  }
});

test('is not sure where the game has a way back', () => {
  const solution = Solution.solve('tihbat', 28, () => {});
  const text = 'tihbat: a A a A b A a B b A *';
  const game = Game.fromText(text);
  assert.equal(solution.value(game), null);
  const thinker = new Thinker();
  thinker.learn(solution);
  const { known, moves } = thinker.analyse(game, 0, () => true);
  assert.equal(known, 'at-most');
  assert.equal(moves[0].known, 'at-most');
  // The same position, with nothing before it.
  const fresh = Game.fromText(game.state().position);
  assert.equal(solution.value(fresh)?.margin, moves[0].worth?.margin);
});

test('knows what it does not know', () => {
  const solution = Solution.solve('sadeqa-iii', 4, () => {});
  const start = new Game('sadeqa-iii');
  assert.equal(solution.value(start), null);
  const end = Game.fromText('sadeqa-iii 1,0,0,0,0,0,0,0/0,0,0,0,0,0,1,0 40-54 S');
  assert.equal(typeof solution.value(end)?.margin, 'number');
});

test('a kept solution comes back, a damaged one does not', () => {
  const bytes = Solution.solve('tihbat', 28, () => {}).bytes();
  const again = Solution.fromBytes('tihbat', bytes);
  assert.deepEqual(again.bytes(), bytes);
  assert.throws(() => Solution.fromBytes('modiar', bytes), { code: 'table-variant' });
  assert.throws(() => Solution.fromBytes('tihbat', bytes.subarray(1)), { code: 'not-a-table' });
  assert.throws(() => Solution.fromBytes('tihbat', bytes.subarray(0, 99)), {
    code: 'table-length',
  });
  // @ts-expect-error: what only JavaScript can pass
  assert.throws(() => Solution.fromBytes('tihbat', 'Daga'), { code: 'not-bytes' });
  bytes[999] ^= 1;
  assert.throws(() => Solution.fromBytes('tihbat', bytes), { code: 'table-damaged' });
});

test('breaks off where progress throws, refuses bad numbers', () => {
  const stop = new Error('enough');
  const throws = () => {
    throw stop;
  };
  assert.throws(() => Solution.solve('modiar', 42, throws), stop);
  for (const seeds of [-1, 29, 1.5, Number.NaN]) {
    assert.throws(() => Solution.solve('tihbat', seeds, () => {}), { code: 'bad-seeds' });
  }
});
