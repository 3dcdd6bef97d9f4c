/**
 * What lies under the stones: all of a place that never moves, by day or by
 * lamplight. Knows no page, so that a worker can paint it.
 *
 * @import { Layout } from './layout.js'
 * @import { PlacePainter } from './place-painters.js'
 * @import { Place } from './places.js'
 * @import { Context } from './canvas.js'
 * @import { Look } from './types.js'
 */
import { directionLoop, roundedBox } from './shape.js';
import { SIDES } from './types.js';

/**
 * @typedef {object} Sketch  colours of the place at a first glance
 * @property {string} [back]  of all there is; left out, the page shows
 * @property {string} [board]  of the board; left out, there is none
 * @property {string} strip  where the piles lie
 * @property {string} hollow  of the pits
 */

/**
 * @typedef {object} Ground
 * @property {Layout} layout
 * @property {Look} look
 * @property {number} ratio  device pixels a CSS pixel
 */

/** Whether a place has an evening. @param {Place} place @param {Look} look */
export const isEvening = (place, look) => look === 'dark' && !place.flat;

/** @param {Context} context @param {Place} place @param {PlacePainter} painter @param {Ground} ground */
export function paintGround(context, place, painter, { layout, look, ratio }) {
  context.save();
  painter.ground(context, place, layout, ratio);
  context.restore();
  if (isEvening(place, look)) dusk(context, place, layout);
}

/** What can be seen at once, until the ground itself is painted. @param {Context} context @param {Place} place @param {Ground} ground */
export function sketchGround(context, place, { layout, look }) {
  const { back, board, strip, hollow } = place.sketch;
  if (back) {
    context.fillStyle = back;
    context.fillRect(0, 0, layout.width, layout.height);
  }
  context.fillStyle = strip;
  for (const side of SIDES) {
    const pile = layout.piles[side];
    context.fill(roundedBox(board ? pile.strip : pile.tray, layout.cell * 0.05));
  }
  if (board) {
    context.fillStyle = board;
    context.fill(roundedBox(layout.board, layout.cell * 0.24));
  }
  context.fillStyle = hollow;
  for (const [pit, { x, y, r }] of layout.pits.entries()) context.fill(place.outline(pit, x, y, r));
  const { line, heads } = directionLoop(layout);
  context.strokeStyle = board ? strip : hollow;
  context.stroke(line);
  context.fillStyle = context.strokeStyle;
  context.fill(heads);
  if (isEvening(place, look)) dusk(context, place, layout);
}

/** Evening: a lamp stands at the upper left, the far corner lies in the dark. @param {Context} context @param {Place} place @param {Layout} layout */
function dusk(context, place, layout) {
  const { width, height } = layout;
  const far = Math.hypot(width, height);
  const light = context.createRadialGradient(
    width * 0.36,
    height * 0.3,
    far * 0.08,
    width * 0.42,
    height * 0.4,
    far * 0.75,
  );
  light.addColorStop(0, 'rgba(24,10,2,.36)');
  light.addColorStop(0.55, 'rgba(17,8,4,.56)');
  light.addColorStop(1, 'rgba(10,6,6,.72)');
  context.save();
  context.globalCompositeOperation = 'source-atop';
  context.fillStyle = light;
  context.fillRect(0, 0, width, height);
  place.evening?.(context, layout);
  context.restore();
}
