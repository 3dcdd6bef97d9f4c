import assert from 'node:assert/strict';
import test from 'node:test';
import { shown } from '../../../www/board/heaps.js';
import { layout } from '../../../www/board/layout.js';
import { Stage } from '../../../www/board/stage.js';
import { timeline } from '../../../www/board/timeline.js';

const SPEEDS = /** @type {const} */ (['slow', 'normal', 'fast', 'still']);
const BEFORE = { seeds: [3, 3, 3, 3, 3, 3], captured: { south: 0, north: 1 } };
const AFTER = { seeds: [1, 5, 4, 0, 0, 0], captured: { south: 8, north: 1 } };
/** @type {import('../../../www/board/types.js').Step[]} */
const STEPS = [
  { kind: 'lap', from: 0, seeds: 3, drops: Uint8Array.of(1, 2, 3) },
  { kind: 'lap', from: 3, seeds: 4, drops: Uint8Array.of(4, 5, 0, 1) },
  { kind: 'capture', pit: 4, seeds: 4, by: 'south' },
  { kind: 'capture', pit: 5, seeds: 4, by: 'south' },
];

/** A stage whose painter only remembers, with what it tells the watcher. */
function staged() {
  const spot = { x: 0, y: 0, layer: 0, scale: 1 };
  /** @type {{ id: number, x: number, y: number, height: number }[]} */
  let flying = [];
  const painter = {
    inPit: (/** @type {number} */ pit) => ({ ...spot, x: pit * 100 }),
    inPile: () => spot,
    pit() {},
    pile() {},
    air(/** @type {typeof flying} */ stones) {
      flying = stones;
    },
  };
  const told = { pits: Array(6).fill(-1), south: -1, north: -1 };
  const watcher = {
    pit(/** @type {number} */ pit, /** @type {number} */ count) {
      told.pits[pit] = count;
    },
    pile(/** @type {'south' | 'north'} */ side, /** @type {number} */ count) {
      told[side] = count;
    },
    noise() {},
  };
  const stage = new Stage(/** @type {any} */ (painter), watcher, 6);
  stage.place(layout({ pitsPerRow: 3, width: 800, height: 500 }));
  stage.soil();
  stage.settle(BEFORE);
  stage.flush();
  return { stage, told, flying: () => flying };
}

for (const speed of SPEEDS) {
  test(`${speed}: at every moment each stone is somewhere, once, and the end is the engine's`, () => {
    const { stage, told, flying } = staged();
    stage.begin(speed !== 'still');
    for (const beat of timeline(STEPS, speed)) {
      stage.start(beat);
      for (const progress of [0, 0.3, 0.6, 0.99]) {
        stage.draw(beat, progress);
        const { pits, piles, hand } = stage.heaps;
        const all = [...pits.flat(), ...piles.south, ...piles.north, ...hand];
        assert.equal(new Set(all).size, 19);
        assert.equal(all.length, 19);
        if (speed !== 'still') {
          assert.deepEqual(
            new Set(flying().map(({ id }) => id)),
            new Set(hand),
            'what is in the hand is in the air',
          );
        }
        for (const { x, y, height } of flying()) {
          assert.ok(Number.isFinite(x) && Number.isFinite(y) && height >= -1e-9);
        }
      }
      stage.apply(beat);
    }
    stage.flush();
    assert.deepEqual(told, {
      pits: AFTER.seeds,
      south: AFTER.captured.south,
      north: AFTER.captured.north,
    });
  });

  test(`${speed}: broken off after any beat, settling shows the engine's counts`, () => {
    const beats = timeline(STEPS, speed);
    for (let last = 0; last < beats.length; last++) {
      const { stage, told, flying } = staged();
      stage.begin(speed !== 'still');
      for (const beat of beats.slice(0, last)) {
        stage.start(beat);
        stage.apply(beat);
      }
      stage.start(beats[last]);
      stage.draw(beats[last], 0.5);
      stage.settle(AFTER);
      stage.flush();
      assert.deepEqual(told.pits, AFTER.seeds);
      assert.equal(told.south, AFTER.captured.south);
      assert.equal(flying().length, 0);
    }
  });
}

test('a stone that lands is painted in one frame and counted in the next', () => {
  const { stage, told } = staged();
  stage.begin(true);
  const [lift, drop] = timeline(STEPS, 'normal');
  stage.start(lift);
  stage.apply(lift);
  stage.start(drop);
  stage.draw(drop, 0.9);
  stage.apply(drop);
  stage.draw(drop, 1);
  assert.equal(told.pits[1], BEFORE.seeds[1]);
  stage.draw(drop, 1);
  assert.equal(told.pits[1], BEFORE.seeds[1] + 1);
});

test('an equal share leaves what the engine leaves', () => {
  const { stage, told } = staged();
  stage.begin(true);
  for (const beat of timeline([{ kind: 'share', each: 8, left: 2 }], 'normal')) {
    stage.start(beat);
    stage.draw(beat, 0.5);
    stage.apply(beat);
  }
  const state = {
    ...BEFORE,
    turn: /** @type {const} */ ('south'),
    legal: [],
    lastMove: null,
    outcome: { totals: { south: 8, north: 9 }, left: 2 },
  };
  stage.settle(shown(state));
  stage.flush();
  assert.deepEqual(told, { pits: [2, 0, 0, 0, 0, 0], south: 8, north: 9 });
});
