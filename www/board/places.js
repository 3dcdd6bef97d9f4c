/**
 * Which place a game is played in.
 *
 * @import { Sketch } from './ground.js'
 * @import { Layout } from './layout.js'
 * @import { Kind, Stone } from './stone.js'
 * @import { Context } from './texture.js'
 * @import { Look } from './types.js'
 */
import { earth } from './earth.js';
import { plain } from './plain.js';
import { sand } from './sand.js';
import { wood } from './wood.js';

/**
 * @typedef {object} Place
 * @property {string} name
 * @property {boolean} [flat]  no shadows
 * @property {number} stoneRadius  of a usual stone, as a part of a pit's radius
 * @property {number} floor  how much of a pit's radius stones may use
 * @property {Kind} kind  what its stones are like
 * @property {(pit: number, x: number, y: number, r: number) => Path2D} outline  of a pit
 * @property {(context: Context, layout: Layout, ratio: number) => void} ground
 *   paints all that never moves, in CSS pixels; `ratio` is device pixels a CSS pixel
 * @property {Sketch} sketch
 * @property {(context: Context, layout: Layout) => void} [evening]  what else the dark look changes
 * @property {(context: Context, stone: Stone, radius: number) => void} stone
 *   paints one stone around the origin, without its shadow
 */

/** @type {Record<string, Place>} */
const BY_VARIANT = {
  modiar: earth,
  tihbat: sand,
  'sadeqa-iii': wood,
  'sadeqa-game-91': wood,
};

const CONTRAST = { back: '#000', line: '#fff', stone: '#fff', edge: '#000' };
const SYSTEM = { back: 'Canvas', line: 'CanvasText', stone: 'CanvasText', edge: 'Canvas' };

/**
 * @param {string} variant  a game without a place of its own is played on earth
 * @param {Look} look
 * @param {boolean} forced  whether the system chooses all colours
 * @returns {Place}
 */
export function placeOf(variant, look, forced) {
  const place = BY_VARIANT[variant] ?? earth;
  if (forced) return plain(SYSTEM, place);
  if (look === 'contrast') return plain(CONTRAST, place);
  return place;
}

/** @param {string} name @returns {Place} */
export function placeNamed(name) {
  const found = Object.values(BY_VARIANT).find((place) => place.name === name);
  if (!found) throw new Error(`No place is called “${name}”.`);
  return found;
}
