/**
 * What the board needs to know of a game. These are structural parts of the
 * engine's own types, so that the board can be read and tested without a
 * built engine.
 *
 * @typedef {'south' | 'north'} Side
 */

/**
 * @template T
 * @typedef {{ south: T, north: T }} BySide
 */

/**
 * @typedef {object} Variant
 * @property {string} id
 * @property {number} pitsPerRow
 * @property {number} seeds  seeds in the whole game
 */

/**
 * @typedef {object} State
 * @property {Side} turn
 * @property {ArrayLike<number>} seeds  seeds in each pit, South's row first
 * @property {BySide<number>} captured
 * @property {ArrayLike<number>} legal  the pits that may be played
 * @property {{ totals: BySide<number>, left: number } | null} outcome
 * @property {{ pit: number | null, landing: number | null, taken: ArrayLike<number> } | null} lastMove
 *   where it began, where its last seed fell, what it captured
 */

/**
 * @typedef {{ kind: 'lap', from: number, seeds: number, drops: ArrayLike<number> }
 *   | { kind: 'capture', pit: number, seeds: number, by: Side }
 *   | { kind: 'pass', side: Side }
 *   | { kind: 'gather', pit: number, seeds: number, to: Side }
 *   | { kind: 'share', each: number, left: number }} Step
 */

/** @typedef {'slow' | 'normal' | 'fast' | 'still'} Speed */
/** @typedef {'light' | 'dark' | 'contrast'} Look */

/**
 * @typedef {object} Settings
 * @property {Speed} [speed]  left out: `normal`, or `still` where the person's
 *   system asks for reduced motion
 * @property {Look} [look]
 * @property {boolean | 'auto'} [turned]  turn the board by 90°
 * @property {boolean} [facing]  turn the far player's labels round
 * @property {boolean} [preview]  show where a move would end
 * @property {boolean} [kiosk]  larger labels
 * @property {boolean} [sound]
 */

/**
 * Each but the last has a sign of its own: `unsure` is for estimates, `bound`
 * for values that are known from one side.
 * @typedef {'good' | 'bad' | 'even' | 'unsure' | 'bound' | 'unknown'} Tone
 */
/**
 * @typedef {object} Note
 * @property {string} text  read out
 * @property {string} short  shown
 * @property {string} [long]  shown instead, where every pit has room for it
 * @property {Tone} tone
 */

/** @typedef {(key: string, args?: Record<string, string | number>) => string} Say */

/** @typedef {{ x: number, y: number }} Point */
/** @typedef {{ x: number, y: number, width: number, height: number }} Box */

export const SIDES = /** @type {const} */ (['south', 'north']);

/** @param {number} pit @param {number} pitsPerRow @returns {Side} */
export const ownerOf = (pit, pitsPerRow) => (pit < pitsPerRow ? 'south' : 'north');
