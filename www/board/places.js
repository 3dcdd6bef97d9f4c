/**
 * Which place a game is played in.
 *
 * @import { Sketch } from './ground.js'
 * @import { Layout } from './layout.js'
 * @import { PlacePainter } from './place-painters.js'
 * @import { Kind } from './stone.js'
 * @import { Context } from './canvas.js'
 * @import { Look } from './types.js'
 */
import { plain } from './plain.js';
import { round } from './shape.js';

/**
 * @typedef {object} Place
 * @property {string} name
 * @property {boolean} [flat]  no shadows
 * @property {number} stoneRadius  of a usual stone, as a part of a pit's radius
 * @property {number} floor  how much of a pit's radius stones may use
 * @property {Kind} kind  what its stones are like
 * @property {(pit: number, x: number, y: number, r: number) => Path2D} outline  of a pit
 * @property {Sketch} sketch
 * @property {(context: Context, layout: Layout) => void} [evening]  what else the dark look changes
 * @property {PlacePainter} [painter]  where it needs none of `place-painters.js`
 */

/** @type {Place} */
const earth = {
  name: 'earth',
  stoneRadius: 0.225,
  floor: 0.9,
  kind: {
    size: [0.66, 1.24],
    flat: [0.68, 0.98],
    uneven: 0.055,
    colours: [
      '#8d8f8f',
      '#a3a19a',
      '#74797c',
      '#b9b4a8',
      '#857c70',
      '#666c74',
      '#97958c',
      '#c7c3b8',
      '#7c8587',
    ],
  },

  sketch: { back: '#b58f66', strip: '#8d6746', hollow: '#7d583a' },

  outline: (pit, x, y, r) => round(x, y, r, r, pit, 0.026),
};

/** @type {Place} */
const sand = {
  name: 'sand',
  stoneRadius: 0.185,
  floor: 0.88,
  kind: {
    size: [0.92, 1.08],
    flat: [0.94, 1],
    uneven: 0.012,
    colours: [
      '#d8452f',
      '#f0a81c',
      '#12869a',
      '#f6efe0',
      '#d8452f',
      '#f0a81c',
      '#12869a',
      '#24509c',
    ],
  },

  sketch: { back: '#e2c796', strip: '#d4b685', hollow: '#cfae7c' },

  outline: (pit, x, y, r) => round(x, y, r, r, pit + 40, 0.012),
};

/** @type {Place} */
const wood = {
  name: 'wood',
  stoneRadius: 0.215,
  floor: 0.89,
  kind: {
    size: [0.84, 1.14],
    flat: [0.74, 0.98],
    uneven: 0.05,
    colours: [
      '#17171a',
      '#202125',
      '#2b2d31',
      '#1b1a1c',
      '#6c6f73',
      '#84868a',
      '#55585d',
      '#989a9b',
    ],
  },

  sketch: { board: '#4c2b19', strip: '#f1e9d8', hollow: '#5f3920' },

  outline: (pit, x, y, r) => round(x, y, r, r, pit + 80, 0.007),

  // White cotton would outshine everything by lamplight.
  evening(context, layout) {
    context.fillStyle = 'rgba(26,12,6,.52)';
    for (const side of /** @type {const} */ (['south', 'north'])) {
      const { x, y, width, height } = layout.piles[side].strip;
      context.fillRect(x - 8, y - 8, width + 16, height + 16);
    }
  },
};

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
