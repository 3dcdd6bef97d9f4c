/**
 * A cotton cloth with a woven border, for what has been captured.
 *
 * @import { Context } from './canvas.js'
 * @import { Box } from './types.js'
 */
import { between, random } from './random.js';

/** White cotton, folded once or twice, with a woven border at both ends. @param {Context} context @param {Box} box @param {number} ratio */
export function cloth(context, box, ratio) {
  const { x, y, width, height } = box;
  const flat = width > height;
  const long = flat ? width : height;
  const broad = flat ? height : width;
  context.save();
  context.translate(x, y);
  if (!flat) context.transform(0, 1, 1, 0, 0, 0);
  // From here on the cloth lies along the first axis, whichever way it is turned.
  const path = new Path2D();
  const edge = (/** @type {number} */ t) => Math.sin(t * 0.035) * broad * 0.012;
  path.moveTo(0, 0);
  for (let a = 0; a <= long; a += 6) path.lineTo(a, edge(a));
  for (let b = 0; b <= broad; b += 6) path.lineTo(long + edge(b * 2), b);
  for (let a = long; a >= 0; a -= 6) path.lineTo(a, broad + edge(a + 40));
  for (let b = broad; b >= 0; b -= 6) path.lineTo(edge(b * 2), b);
  path.closePath();
  context.save();
  context.shadowColor = 'rgba(30,16,4,.45)';
  context.shadowBlur = 7 * ratio;
  context.shadowOffsetX = 2 * ratio;
  context.shadowOffsetY = 3 * ratio;
  const light = context.createLinearGradient(0, 0, long, broad);
  light.addColorStop(0, '#fbf6ea');
  light.addColorStop(1, '#e4d9c3');
  context.fillStyle = light;
  context.fill(path);
  context.restore();
  context.clip(path);
  weave(context, long, broad);
  const border = broad * 0.3;
  for (const end of [0, 1]) {
    context.save();
    if (end) context.transform(-1, 0, 0, 1, long, 0);
    woven(context, border, broad);
    context.restore();
  }
  folds(context, long, broad);
  context.restore();
}

/** @param {Context} context @param {number} long @param {number} broad */
function weave(context, long, broad) {
  context.save();
  context.globalAlpha = 0.11;
  context.strokeStyle = '#5d4a2c';
  context.lineWidth = 0.6;
  context.beginPath();
  for (let a = 0; a < long; a += 2.5) {
    context.moveTo(a, -4);
    context.lineTo(a, broad + 4);
  }
  for (let b = 0; b < broad; b += 2.5) {
    context.moveTo(-4, b);
    context.lineTo(long + 4, b);
  }
  context.stroke();
  context.restore();
}

/** The coloured border: stripes, and a row of lozenges between them. @param {Context} context @param {number} border @param {number} broad */
function woven(context, border, broad) {
  const start = border * 0.22;
  const bands = [
    ['#1e5f43', 0, 0.1],
    ['#d99a1f', 0.12, 0.07],
    ['#9e2b1a', 0.21, 0.44],
    ['#d99a1f', 0.67, 0.07],
    ['#1e5f43', 0.76, 0.1],
  ];
  for (const [colour, from, wide] of /** @type {[string, number, number][]} */ (bands)) {
    context.fillStyle = colour;
    context.fillRect(start + from * border, -4, wide * border, broad + 8);
  }
  const size = border * 0.44;
  const count = Math.max(1, Math.round(broad / size));
  const step = broad / count;
  const cx = start + 0.43 * border;
  for (let i = 0; i < count; i++) {
    const cy = (i + 0.5) * step;
    for (const [colour, part] of /** @type {[string, number][]} */ ([
      ['#e8b84a', 0.46],
      ['#1e5f43', 0.27],
    ])) {
      context.fillStyle = colour;
      context.beginPath();
      context.moveTo(cx - size * 0.86 * part, cy);
      context.lineTo(cx, cy - step * part);
      context.lineTo(cx + size * 0.86 * part, cy);
      context.lineTo(cx, cy + step * part);
      context.fill();
    }
  }
  // Threads across the border.
  context.strokeStyle = 'rgba(255,244,220,.16)';
  context.lineWidth = 0.7;
  context.beginPath();
  for (let b = 0; b < broad; b += 2) {
    context.moveTo(start, b);
    context.lineTo(start + border * 0.86, b);
  }
  context.stroke();
}

/** Soft creases where it has lain folded. @param {Context} context @param {number} long @param {number} broad */
function folds(context, long, broad) {
  const next = random(Math.round(long));
  for (const at of [0.27, 0.52, 0.77]) {
    const a = long * (at + between(next, -0.03, 0.03));
    const wide = broad * 0.5;
    const crease = context.createLinearGradient(a - wide, 0, a + wide, 0);
    crease.addColorStop(0, 'rgba(104,78,42,0)');
    crease.addColorStop(0.4, 'rgba(104,78,42,.07)');
    crease.addColorStop(0.6, 'rgba(255,252,242,.16)');
    crease.addColorStop(1, 'rgba(255,252,242,0)');
    context.fillStyle = crease;
    context.fillRect(a - wide, -4, 2 * wide, broad + 8);
  }
}
