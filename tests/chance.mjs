/**
 * A stream of chance that is the same for the same seed (mulberry32).
 *
 * @param {number} seed
 * @returns {(below: number) => number} a whole number from 0 to below `below`
 */
export function chance(seed) {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}
