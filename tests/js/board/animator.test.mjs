import assert from 'node:assert/strict';
import test from 'node:test';
import { Animator } from '../../../www/board/animator.js';
import { Heaps, shown } from '../../../www/board/heaps.js';
import { lasting, timeline } from '../../../www/board/timeline.js';

/**
 * @import { State, Step } from '../../../www/board/types.js'
 * @import { Beat } from '../../../www/board/timeline.js'
 */

const SPEEDS = /** @type {const} */ (['slow', 'normal', 'fast', 'still']);

/**
 * A move as the engine would tell it: laps of a relay, then two captures.
 * @type {Step[]}
 */
const STEPS = [
  { kind: 'lap', from: 0, seeds: 3, drops: Uint8Array.of(1, 2, 3) },
  { kind: 'lap', from: 3, seeds: 4, drops: Uint8Array.of(4, 5, 0, 1) },
  { kind: 'capture', pit: 4, seeds: 4, by: 'south' },
  { kind: 'capture', pit: 5, seeds: 4, by: 'south' },
];
const BEFORE = { seeds: [3, 3, 3, 3, 3, 3], captured: { south: 0, north: 1 } };
const AFTER = { seeds: [1, 5, 4, 0, 0, 0], captured: { south: 8, north: 1 } };

/**
 * Two thousand laps of ten seeds.
 * @type {Step[]}
 */
const LONG = Array.from({ length: 2000 }, (_, i) => ({
  kind: 'lap',
  from: i % 16,
  seeds: 10,
  drops: Uint8Array.from({ length: 10 }, (_, k) => (i + k + 1) % 16),
}));

/** Plays beats on a book of stones. @param {Heaps} heaps */
function actorOn(heaps) {
  return {
    start() {},
    draw() {},
    apply(/** @type {Beat} */ beat) {
      if (beat.kind === 'lift') heaps.lift(beat.pit);
      if (beat.kind === 'drop') heaps.drop(beat.pit);
      if (beat.kind === 'take') {
        heaps.lift(beat.pit);
        heaps.stow(beat.side);
      }
      if (beat.kind === 'laps') {
        for (const { from, drops } of beat.laps) {
          heaps.lift(from);
          for (const pit of Array.from(drops)) heaps.drop(pit);
        }
      }
    },
  };
}

/** A clock whose frames come when the test says. */
function handClock() {
  let now = 0;
  /** @type {(() => void) | null} */
  let waiting = null;
  return {
    now: () => now,
    frame: (/** @type {() => void} */ tick) => {
      waiting = tick;
      return 1;
    },
    cancel: () => {
      waiting = null;
    },
    step(/** @type {number} */ ms) {
      now += ms;
      const tick = waiting;
      waiting = null;
      tick?.();
    },
    get waiting() {
      return waiting !== null;
    },
  };
}

/**
 * A state of a game that is over, in which nothing else matters to the book.
 *
 * @param {number[]} seeds
 * @param {{ south: number, north: number }} captured
 * @param {{ totals: { south: number, north: number }, left: number }} outcome
 * @returns {State}
 */
const stateWith = (seeds, captured, outcome) => ({
  turn: 'south',
  seeds,
  captured,
  legal: [],
  outcome,
  lastMove: null,
});

const counts = (/** @type {Heaps} */ heaps) => ({
  seeds: heaps.counts(),
  captured: { south: heaps.piles.south.length, north: heaps.piles.north.length },
});

for (const speed of SPEEDS) {
  test(`${speed}: the drops lead to exactly the counts after the move`, async () => {
    const heaps = new Heaps(6);
    heaps.settle(BEFORE);
    const clock = handClock();
    const ended = new Animator(clock).run(timeline(STEPS, speed), actorOn(heaps));
    while (clock.waiting) clock.step(16);
    assert.equal(await ended, 'done');
    assert.deepEqual(counts(heaps), AFTER);
    assert.equal(heaps.hand.length, 0);
  });

  test(`${speed}: skipped anywhere, the counts are those after the move, and no stone is lost`, async () => {
    for (let frames = 0; frames < 60; frames++) {
      const heaps = new Heaps(6);
      heaps.settle(BEFORE);
      const clock = handClock();
      const animator = new Animator(clock);
      const ended = animator.run(timeline(STEPS, speed), actorOn(heaps));
      for (let i = 0; i < frames; i++) clock.step(31);
      animator.skip();
      assert.ok(['skipped', 'done'].includes(await ended));
      heaps.settle(AFTER);
      assert.deepEqual(counts(heaps), AFTER);
      const all = [...heaps.pits.flat(), ...heaps.piles.south, ...heaps.piles.north].sort(
        (a, b) => a - b,
      );
      assert.deepEqual(
        all,
        Array.from({ length: 19 }, (_, i) => i),
      );
    }
  });

  test(`${speed}: two thousand laps take no more than a bounded time, and lose no drop`, () => {
    const beats = timeline(LONG, speed);
    const most = { slow: 25000, normal: 12500, fast: 5500, still: 12500 }[speed];
    assert.ok(lasting(beats) <= most, `${lasting(beats)} ms`);
    const drops = beats.reduce(
      (sum, beat) =>
        sum +
        (beat.kind === 'drop'
          ? 1
          : beat.kind === 'laps'
            ? beat.laps.reduce((s, lap) => s + lap.drops.length, 0)
            : 0),
      0,
    );
    assert.equal(drops, 20000);
  });
}

test('without motion every picture stays long enough that nothing flickers', () => {
  for (const beat of timeline(LONG, 'still')) {
    if (beat.kind === 'laps') assert.ok(beat.ms >= 300);
  }
});

test('a newer animation replaces the running one', async () => {
  const clock = handClock();
  const animator = new Animator(clock);
  const first = animator.run(timeline(STEPS, 'normal'), actorOn(new Heaps(6)));
  clock.step(16);
  const second = animator.run(timeline(STEPS, 'fast'), actorOn(new Heaps(6)));
  assert.equal(await first, 'replaced');
  animator.hurry();
  assert.equal(await second, 'done');
  assert.equal(animator.running, false);
});

test('a stone that can stay is not moved', () => {
  const heaps = new Heaps(4);
  heaps.settle({ seeds: [2, 2, 2, 2], captured: { south: 0, north: 0 } });
  const before = heaps.pits[3].slice();
  heaps.settle({ seeds: [0, 3, 3, 2], captured: { south: 0, north: 0 } });
  assert.deepEqual(heaps.pits[3], before);
});

test('an odd stone stays where a finished game will show it', () => {
  const heaps = new Heaps(4);
  heaps.settle({ seeds: [0, 3, 0, 2], captured: { south: 5, north: 4 } });
  heaps.share(2);
  const after = { seeds: [0, 1, 0, 0], captured: { south: 7, north: 6 } };
  assert.deepEqual(counts(heaps), after);
  const outcome = { totals: after.captured, left: 1 };
  const state = stateWith([0, 3, 0, 2], { south: 5, north: 4 }, outcome);
  assert.deepEqual(shown(state), after);
});

test('a finished game is shown gathered', () => {
  const outcome = { totals: { south: 7, north: 6 }, left: 1 };
  const state = stateWith([3, 0, 2, 0], { south: 5, north: 4 }, outcome);
  assert.deepEqual(shown(state), { seeds: [1, 0, 0, 0], captured: { south: 7, north: 6 } });
});
