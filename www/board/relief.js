/**
 * What is dug into a ground, and how light falls into it. Light comes from the
 * upper left everywhere.
 *
 * @import { Context } from './canvas.js'
 * @import { Box } from './types.js'
 */
import { between, random } from './random.js';
import { directionLoop } from './shape.js';

/**
 * A long hollow with rounded, uneven ends.
 * @param {Box} box @param {number} seed @param {number} [unevenness] in CSS pixels
 */
export function trough(box, seed, unevenness = 2) {
  const next = random(seed + 57);
  const waves = [3, 5, 9].map((k) => ({
    k,
    phase: between(next, 0, 6.3),
    by: (unevenness * between(next, 0.6, 1)) / Math.sqrt(k - 2),
  }));
  const { x, y, width, height } = box;
  const r = Math.min(width, height) * 0.48;
  const path = new Path2D();
  /** @type {[number, number][]} */
  const points = [];
  const corners = [
    [x + width - r, y + r, -Math.PI / 2],
    [x + width - r, y + height - r, 0],
    [x + r, y + height - r, Math.PI / 2],
    [x + r, y + r, Math.PI],
  ];
  for (const [cx, cy, from] of corners) {
    for (let i = 0; i <= 10; i++) {
      const angle = from + (i / 10) * (Math.PI / 2);
      points.push([cx + r * Math.cos(angle), cy + r * Math.sin(angle)]);
    }
  }
  // Straight sides get points of their own, so that they waver too.
  const dense = points.flatMap((point, i) => {
    const to = points[(i + 1) % points.length];
    const pieces = Math.max(1, Math.round(Math.hypot(to[0] - point[0], to[1] - point[1]) / 14));
    return Array.from({ length: pieces }, (_, k) => [
      point[0] + ((to[0] - point[0]) * k) / pieces,
      point[1] + ((to[1] - point[1]) * k) / pieces,
    ]);
  });
  const cx = x + width / 2;
  const cy = y + height / 2;
  dense.forEach(([px, py], i) => {
    const round = (i / dense.length) * 2 * Math.PI;
    const waver = waves.reduce((sum, w) => sum + w.by * Math.sin(w.k * round + w.phase), 0);
    const far = Math.max(1, Math.hypot(px - cx, py - cy));
    const qx = px + ((px - cx) / far) * waver;
    const qy = py + ((py - cy) / far) * waver;
    if (i) path.lineTo(qx, qy);
    else path.moveTo(qx, qy);
  });
  path.closePath();
  return path;
}

/**
 * @typedef {object} Hollow
 * @property {string} shade  the wall away from the light
 * @property {string} wall  the wall that faces it
 * @property {string} floor
 * @property {string} lip  the edge that catches light
 * @property {string} dark  shadow cast into the hollow
 * @property {number} depth  0 flat to 1 deep
 */

/**
 * Paints a hollow of any outline.
 * @param {Context} context
 * @param {Path2D} path
 * @param {Box} box  around the path
 * @param {Hollow} look
 * @param {number} ratio  device pixels a CSS pixel: shadows ignore transforms
 */
export function hollow(context, path, box, look, ratio) {
  const { x, y, width, height } = box;
  const small = Math.min(width, height);
  const lip = Math.max(1, small * 0.022);
  context.save();
  context.lineWidth = lip * 1.6;
  context.strokeStyle = look.lip;
  context.translate(-lip * 0.5, -lip * 0.6);
  context.stroke(path);
  context.translate(lip * 1.0, lip * 1.2);
  context.strokeStyle = look.dark;
  context.globalAlpha = 0.35;
  context.stroke(path);
  context.restore();

  context.save();
  context.clip(path);
  const slope = context.createLinearGradient(
    x + width / 2 - small * 0.36,
    y + height / 2 - small * 0.42,
    x + width / 2 + small * 0.36,
    y + height / 2 + small * 0.42,
  );
  slope.addColorStop(0, look.shade);
  slope.addColorStop(0.45, look.floor);
  slope.addColorStop(1, look.wall);
  context.fillStyle = slope;
  context.fillRect(x - 4, y - 4, width + 8, height + 8);

  // The shadow that the upper left edge throws down the wall.
  const frame = new Path2D();
  frame.rect(x - small * 2, y - small * 2, width + small * 4, height + small * 4);
  frame.addPath(path);
  context.shadowColor = look.dark;
  context.shadowBlur = small * 0.2 * look.depth * ratio;
  context.shadowOffsetX = small * 0.1 * look.depth * ratio;
  context.shadowOffsetY = small * 0.12 * look.depth * ratio;
  context.fillStyle = look.dark;
  context.fill(frame, 'evenodd');
  context.shadowBlur = small * 0.42 * look.depth * ratio;
  context.shadowOffsetX = small * 0.04 * look.depth * ratio;
  context.shadowOffsetY = small * 0.05 * look.depth * ratio;
  context.globalAlpha = 0.6;
  context.fill(frame, 'evenodd');
  context.restore();

  // The far edge, bright where it meets the light.
  context.save();
  context.clip(path);
  const glint = context.createLinearGradient(x, y, x + width, y + height);
  glint.addColorStop(0.62, 'transparent');
  glint.addColorStop(1, look.lip);
  context.strokeStyle = glint;
  context.lineWidth = lip * 3;
  context.globalAlpha = 0.7;
  context.stroke(path);
  context.restore();
}

/**
 * A groove drawn with a finger or a knife: a dark line, lit on its far side.
 * @param {Context} context @param {Path2D} path @param {number} width
 * @param {string} dark @param {string} light
 */
export function groove(context, path, width, dark, light) {
  context.save();
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.lineWidth = width;
  context.translate(width * 0.45, width * 0.55);
  context.strokeStyle = light;
  context.stroke(path);
  context.translate(-width * 0.45, -width * 0.55);
  context.strokeStyle = dark;
  context.stroke(path);
  context.restore();
}

/**
 * The direction loop as a groove.
 * @param {Context} context @param {import('./layout.js').Layout} layout
 * @param {string} dark @param {string} light
 * @param {string} [inlay]  colour of the arrow heads, where they are inlaid
 */
export function loopGroove(context, layout, dark, light, inlay = dark) {
  const { line, heads } = directionLoop(layout);
  const width = Math.max(1.5, layout.cell * 0.014);
  groove(context, line, width, dark, light);
  context.save();
  context.translate(width * 0.45, width * 0.55);
  context.fillStyle = inlay === dark ? light : dark;
  context.fill(heads);
  context.restore();
  context.fillStyle = inlay;
  context.fill(heads);
}
