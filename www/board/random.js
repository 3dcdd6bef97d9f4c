/**
 * A small repeatable source of numbers in [0, 1): the same seed paints the
 * same cracks, the same grain and the same pebble every time.
 * @param {number} seed
 * @returns {() => number}
 */
export function random(seed) {
  let state = (seed * 2654435761) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** @param {() => number} next @param {number} low @param {number} high */
export const between = (next, low, high) => low + (high - low) * next();

/** @template T @param {() => number} next @param {readonly T[]} list @returns {T} */
export const pick = (next, list) => list[Math.floor(next() * list.length)];
