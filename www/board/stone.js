/**
 * What a stone is: from its id alone, so that it looks the same wherever it
 * lies and however large the board is.
 */
import { between, pick, random } from './random.js';

/**
 * @typedef {object} Stone
 * @property {number} size  1 is usual
 * @property {number} flat  its short diameter over its long one
 * @property {number} angle  radians
 * @property {number} uneven  how far from an ellipse
 * @property {string} colour
 * @property {number} shade  −1 dark to 1 light
 * @property {number} seed  for its grain
 */

/**
 * @typedef {object} Kind
 * @property {[number, number]} size
 * @property {[number, number]} flat
 * @property {number} uneven
 * @property {readonly string[]} colours
 */

/**
 * @param {number} id
 * @param {Kind} kind
 * @returns {Stone}
 */
export function stoneOf(id, kind) {
  const next = random(id * 13 + 5);
  next();
  return {
    // Two draws: sizes gather around the middle, with a few small and large.
    size: (between(next, ...kind.size) + between(next, ...kind.size)) / 2,
    flat: between(next, ...kind.flat),
    angle: between(next, 0, Math.PI),
    uneven: kind.uneven * between(next, 0.5, 1),
    colour: pick(next, kind.colours),
    shade: between(next, -1, 1),
    seed: id * 17 + 3,
  };
}
