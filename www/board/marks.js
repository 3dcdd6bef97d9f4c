/**
 * Marks on a pit: each has a shape of its own, so that none is told by
 * colour alone.
 *
 * @import { PitSpot } from './layout.js'
 * @import { Context } from './canvas.js'
 * @import { Look } from './types.js'
 */

/**
 * @typedef {object} Marks
 * @property {boolean} [playable]  a ring and a small wedge that points inward
 * @property {boolean} [origin]  where the last move began: an open circle
 * @property {boolean} [landing]  where its last seed fell: a filled diamond
 * @property {boolean} [taken]  seeds were captured here: a cross
 * @property {boolean} [lifted]  seeds are being lifted: a dashed ring
 * @property {boolean} [hint]  a ring of dots
 * @property {boolean} [foreseen]  a sowing from the attended pit would end here: an open diamond
 * @property {boolean} [threatened]  it would take these seeds: a dashed cross
 */

/** @typedef {{ mark: string, under: string }} Ink */

/** @type {Record<string, Ink>} */
const INKS = {
  earth: { mark: '#fff3cc', under: 'rgba(52,26,8,.9)' },
  sand: { mark: '#7d2506', under: 'rgba(255,249,232,.95)' },
  wood: { mark: '#ffd486', under: 'rgba(8,3,0,.9)' },
  contrast: { mark: '#ffe14a', under: '#000' },
  forced: { mark: 'Highlight', under: 'Canvas' },
};

/** @param {string} place @param {Look} look @param {boolean} forced @returns {Ink} */
export function inkOf(place, look, forced) {
  if (forced) return INKS.forced;
  if (place === 'plain') return INKS.contrast;
  return look === 'dark' && place === 'sand' ? INKS.earth : INKS[place];
}

/** Beneath the stones. @param {Context} context @param {PitSpot} pit @param {Path2D} rim  a little outside the hollow's edge @param {Marks} marks @param {Ink} ink */
export function marksBelow(context, pit, rim, marks, ink) {
  const { x, y, r } = pit;
  const width = Math.max(2, r * 0.045);
  if (marks.playable) {
    both(context, rim, Math.max(1.8, r * 0.03), ink);
  }
  if (marks.lifted || marks.hint) {
    context.save();
    const piece = (2 * Math.PI * r * 0.94) / (marks.hint ? 16 : 12);
    context.lineCap = 'round';
    context.setLineDash(marks.hint ? [0.1, piece] : [piece * 0.5, piece * 0.5]);
    const ring = new Path2D();
    ring.arc(x, y, r * 0.94, 0, 7);
    both(context, ring, marks.hint ? width * 1.6 : width, ink);
    context.restore();
  }
}

/** Over the stones, on the rim. @param {Context} context @param {PitSpot} pit @param {Marks} marks @param {Ink} ink */
export function marksAbove(context, pit, marks, ink) {
  const { x, y, r, out } = pit;
  const size = Math.max(4.5, r * 0.095);
  // Along the row, to the left and to the right of the inner rim.
  const at = (/** @type {number} */ angle) => {
    const base = Math.atan2(-out.y, -out.x) + angle;
    return { x: x + Math.cos(base) * r * 0.97, y: y + Math.sin(base) * r * 0.97 };
  };
  if (marks.playable) {
    const tip = { x: x + out.x * (r * 0.93), y: y + out.y * (r * 0.93) };
    const back = { x: x + out.x * (r * 0.93 + size * 1.5), y: y + out.y * (r * 0.93 + size * 1.5) };
    const wedge = new Path2D();
    wedge.moveTo(tip.x, tip.y);
    wedge.lineTo(back.x + out.y * size, back.y + out.x * size);
    wedge.lineTo(back.x - out.y * size, back.y - out.x * size);
    wedge.closePath();
    solid(context, wedge, size, ink);
  }
  if (marks.origin) {
    const spot = at(-0.62);
    const circle = new Path2D();
    circle.arc(spot.x, spot.y, size * 0.8, 0, 7);
    both(context, circle, size * 0.5, ink);
  }
  if (marks.landing || marks.foreseen) {
    const spot = at(0.62);
    const diamond = new Path2D();
    diamond.moveTo(spot.x, spot.y - size * 1.25);
    diamond.lineTo(spot.x + size * 1.25, spot.y);
    diamond.lineTo(spot.x, spot.y + size * 1.25);
    diamond.lineTo(spot.x - size * 1.25, spot.y);
    diamond.closePath();
    if (marks.landing) solid(context, diamond, size, ink);
    else both(context, diamond, size * 0.45, ink);
  }
  if (marks.taken || marks.threatened) {
    const arm = size * (marks.taken ? 0.9 : 2.2);
    const spot = marks.taken ? at(0) : { x, y };
    const cross = new Path2D();
    cross.moveTo(spot.x - arm, spot.y - arm);
    cross.lineTo(spot.x + arm, spot.y + arm);
    cross.moveTo(spot.x + arm, spot.y - arm);
    cross.lineTo(spot.x - arm, spot.y + arm);
    both(context, cross, size * 0.55, ink);
  }
}

/** A line that is seen on light and on dark. @param {Context} context @param {Path2D} path @param {number} width @param {Ink} ink */
function both(context, path, width, ink) {
  context.strokeStyle = ink.under;
  context.lineWidth = width + Math.max(2, width * 0.9);
  context.stroke(path);
  context.strokeStyle = ink.mark;
  context.lineWidth = width;
  context.stroke(path);
}

/** @param {Context} context @param {Path2D} path @param {number} size @param {Ink} ink */
function solid(context, path, size, ink) {
  context.lineJoin = 'round';
  context.strokeStyle = ink.under;
  context.lineWidth = Math.max(2, size * 0.45);
  context.stroke(path);
  // Forced colours may be translucent.
  context.fillStyle = ink.under;
  context.fill(path);
  context.fillStyle = ink.mark;
  context.fill(path);
}
