/**
 * Who paints which place: what the page needs only once it paints by itself
 * what a worker has painted first.
 *
 * @import { Layout } from './layout.js'
 * @import { Place } from './places.js'
 * @import { Stone } from './stone.js'
 * @import { Context } from './canvas.js'
 */
import { earth } from './earth.js';
import { sand } from './sand.js';
import { wood } from './wood.js';

/**
 * @typedef {object} PlacePainter
 * @property {(context: Context, place: Place, layout: Layout, ratio: number) => void} ground
 *   paints all that never moves, in CSS pixels; `ratio` is device pixels a CSS pixel
 * @property {(context: Context, stone: Stone, radius: number) => void} stone
 *   paints one stone around the origin, without its shadow
 */

/** By the name of the place. @type {Record<string, PlacePainter>} */
export const placePainters = { earth, sand, wood };
