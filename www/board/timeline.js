/**
 * Steps → beats: what the eye is shown, one after another, and for how long.
 * Pure; knows no clock.
 *
 * @import { Side, Speed, Step } from './types.js'
 */

/**
 * @typedef {{ ms: number } & (
 *     { kind: 'lift', pit: number }
 *   | { kind: 'drop', pit: number }
 *   | { kind: 'laps', laps: { from: number, drops: ArrayLike<number> }[] }
 *   | { kind: 'take', pit: number, side: Side }
 *   | { kind: 'share', each: number }
 *   | { kind: 'rest' })} Beat
 */

/**
 * Milliseconds at each speed; `most` bounds a whole move.
 * @type {Record<Exclude<Speed, 'still'>, { lift: number, drop: number, take: number, rest: number, most: number }>}
 */
const PACES = {
  slow: { lift: 620, drop: 400, take: 900, rest: 350, most: 22000 },
  normal: { lift: 380, drop: 215, take: 620, rest: 200, most: 11500 },
  fast: { lift: 180, drop: 85, take: 300, rest: 80, most: 4500 },
};

/** Each lap of a relay is this much quicker than the one before, to a floor. */
const QUICKEN = 0.93;
const QUICKEST = 0.16;

const STILL = { lap: 550, take: 600, most: 9000, least: 300 };

/**
 * @param {readonly Step[]} steps
 * @param {Speed} speed
 * @returns {Beat[]}
 */
export function timeline(steps, speed) {
  return speed === 'still' ? stillTimeline(steps) : movingTimeline(steps, PACES[speed]);
}

/** @param {readonly Beat[]} beats @returns {number} milliseconds */
export const lasting = (beats) => beats.reduce((sum, beat) => sum + beat.ms, 0);

/** @param {readonly Step[]} steps @param {(typeof PACES)['normal']} pace @returns {Beat[]} */
function movingTimeline(steps, pace) {
  /** @type {Beat[]} */
  const beats = [];
  let quick = 1;
  for (const step of steps) {
    if (step.kind === 'lap') {
      beats.push({ kind: 'lift', pit: step.from, ms: pace.lift * quick });
      for (let i = 0; i < step.drops.length; i++) {
        // Within a long handful, too, the hand finds its rhythm.
        const rhythm = Math.max(0.55, 1 - i * 0.02);
        beats.push({ kind: 'drop', pit: step.drops[i], ms: pace.drop * quick * rhythm });
      }
      quick = Math.max(QUICKEST, quick * QUICKEN);
    } else {
      rest(beats, step, pace);
      beats.push(...taking(step, pace.take));
    }
  }
  beats.push({ kind: 'rest', ms: pace.rest });
  bound(beats, pace.most);
  return beats;
}

/** A breath before the first capture. @param {Beat[]} beats @param {Step} step @param {{ rest: number }} pace */
function rest(beats, step, pace) {
  const before = beats.at(-1);
  if (before?.kind === 'drop' || step.kind === 'pass') beats.push({ kind: 'rest', ms: pace.rest });
}

/** @param {Step} step @param {number} ms @returns {Beat[]} */
function taking(step, ms) {
  if (step.kind === 'capture') return [{ kind: 'take', pit: step.pit, side: step.by, ms }];
  if (step.kind === 'gather') return [{ kind: 'take', pit: step.pit, side: step.to, ms: ms * 0.8 }];
  if (step.kind === 'share') return [{ kind: 'share', each: step.each, ms: ms * 1.5 }];
  return [];
}

/**
 * Keeps the beginning as it is, where one follows by eye, and quickens the
 * long remainder until the whole takes no more than `most`.
 * @param {Beat[]} beats @param {number} most
 */
function bound(beats, most) {
  const whole = lasting(beats);
  if (whole <= most) return;
  const keep = most * 0.5;
  let sum = 0;
  let from = 0;
  while (sum + beats[from].ms <= keep) sum += beats[from++].ms;
  const factor = (most - sum) / (whole - sum);
  for (const beat of beats.slice(from)) beat.ms *= factor;
}

/**
 * No motion: one picture a lap, long enough to read. What would be too many
 * pictures is shown as one, so that nothing ever flickers.
 * @param {readonly Step[]} steps
 * @returns {Beat[]}
 */
function stillTimeline(steps) {
  const laps = steps.flatMap((step) => (step.kind === 'lap' ? [step] : []));
  const pictures = Math.max(1, Math.min(laps.length, Math.floor(STILL.most / 2 / STILL.least)));
  const ms = Math.min(STILL.lap, Math.max(STILL.least, STILL.most / 2 / pictures));
  /** @type {Beat[]} */
  const beats = [];
  let at = 0;
  for (let picture = 0; picture < pictures && laps.length; picture++) {
    // The first laps singly; the remainder, if any, in the last but one.
    const left = pictures - picture;
    const take = left === 2 ? laps.length - at - 1 : 1;
    const some = laps.slice(at, at + Math.max(1, take));
    at += some.length;
    beats.push({ kind: 'laps', laps: some, ms });
  }
  const takes = steps.flatMap((step) => taking(step, STILL.take));
  const least = Math.min(
    STILL.take,
    Math.max(STILL.least, STILL.most / 2 / Math.max(1, takes.length)),
  );
  for (const beat of takes) beats.push({ ...beat, ms: least });
  beats.push({ kind: 'rest', ms: 120 });
  return beats;
}
