/**
 * A rack with a picture of every stone of a game, each in a cell of its own.
 *
 * @import { PlacePainter } from './place-painters.js'
 * @import { Place } from './places.js'
 * @import { Stone } from './stone.js'
 * @import { Context } from './canvas.js'
 */
import { stoneOf } from './stone.js';

/**
 * @typedef {object} Rack
 * @property {number} radius  of a usual stone, CSS pixels
 * @property {number} ratio  device pixels a CSS pixel
 * @property {number} dim  how much evening takes from the stones, 0 to 1
 * @property {number} stones  how many
 * @property {number} columns
 * @property {number} cell  the side of a cell, device pixels
 * @property {number} width  device pixels
 * @property {number} height  device pixels
 */

/** Room around a stone for its unevenness, as a part of its radius. */
const AROUND = 1.16;

/**
 * How far a stone's picture reaches from its middle, CSS pixels.
 * @param {Stone} stone @param {number} radius  of a usual stone
 */
export const reachOf = (stone, radius) => radius * stone.size * AROUND + 1;

/**
 * @param {Place} place
 * @param {{ radius: number, ratio: number, dim: number, stones: number }} wish
 * @returns {Rack}
 */
export function rackOf(place, wish) {
  const { radius, ratio, stones } = wish;
  const [, largest] = place.kind.size;
  const cell = Math.ceil(2 * (radius * largest * AROUND + 1) * ratio);
  const columns = Math.ceil(Math.sqrt(stones));
  const rows = Math.ceil(stones / columns);
  return { ...wish, columns, cell, width: columns * cell, height: rows * cell };
}

/**
 * The middle of a stone's cell, device pixels.
 * @param {Rack} rack @param {number} id
 */
export function middleOf({ columns, cell }, id) {
  return { x: ((id % columns) + 0.5) * cell, y: (Math.floor(id / columns) + 0.5) * cell };
}

/** @param {Context} context  in CSS pixels @param {Place} place @param {PlacePainter} painter @param {Rack} rack */
export function paintStones(context, place, painter, rack) {
  for (let id = 0; id < rack.stones; id++) {
    const { x, y } = middleOf(rack, id);
    context.save();
    context.translate(x / rack.ratio, y / rack.ratio);
    paintStone(context, painter, stoneOf(id, place.kind), rack.radius, rack.dim);
    context.restore();
  }
}

/**
 * One stone around the origin, by day or by lamplight.
 * @param {Context} context @param {PlacePainter} painter @param {Stone} stone
 * @param {number} radius  of a usual stone, CSS pixels
 * @param {number} dim  how much evening takes from it, 0 to 1
 */
export function paintStone(context, painter, stone, radius, dim) {
  painter.stone(context, stone, radius);
  if (!dim) return;
  const half = reachOf(stone, radius);
  context.save();
  context.globalCompositeOperation = 'source-atop';
  context.fillStyle = `rgba(24,12,4,${dim})`;
  context.fillRect(-half, -half, 2 * half, 2 * half);
  context.restore();
}

/**
 * What can be seen at once, until the stone itself is painted: its outline
 * and its colour.
 * @param {Context} context @param {Stone} stone
 * @param {number} x @param {number} y  its middle
 * @param {number} r  its radius
 * @param {number} dim
 */
export function sketchStone(context, stone, x, y, r, dim) {
  const body = new Path2D();
  body.ellipse(x, y, r, r * stone.flat, stone.angle, 0, 7);
  context.fillStyle = stone.colour;
  context.fill(body);
  context.fillStyle = `rgba(24,12,4,${dim})`;
  if (dim) context.fill(body);
  context.lineWidth = r * 0.14;
  context.strokeStyle = 'rgba(20,12,8,.5)';
  context.stroke(body);
  context.fillStyle = 'rgba(255,252,244,.22)';
  context.beginPath();
  context.ellipse(x - r * 0.24, y - r * 0.26, r * 0.42, r * 0.3, stone.angle, 0, 7);
  context.fill();
}
