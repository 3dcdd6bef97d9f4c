/**
 * Shapes that nobody drew with a compass, and how light falls into them.
 * Light comes from the upper left everywhere.
 *
 * @import { Box } from './types.js'
 * @import { Context } from './texture.js'
 */
import { between, random } from './random.js';

/**
 * A closed, slightly uneven round.
 * @param {number} x @param {number} y @param {number} rx @param {number} ry
 * @param {number} seed @param {number} [unevenness]
 */
export function round(x, y, rx, ry, seed, unevenness = 0.03) {
  const next = random(seed + 31);
  const waves = [2, 3, 5, 8].map((k) => ({
    k,
    phase: between(next, 0, 2 * Math.PI),
    by: (unevenness * between(next, 0.5, 1)) / Math.sqrt(k - 1),
  }));
  const path = new Path2D();
  const steps = 72;
  for (let i = 0; i <= steps; i++) {
    const angle = (i / steps) * 2 * Math.PI;
    const swell = 1 + waves.reduce((sum, w) => sum + w.by * Math.sin(w.k * angle + w.phase), 0);
    const px = x + Math.cos(angle) * rx * swell;
    const py = y + Math.sin(angle) * ry * swell;
    if (i) path.lineTo(px, py);
    else path.moveTo(px, py);
  }
  path.closePath();
  return path;
}

/**
 * A long hollow with rounded, uneven ends.
 * @param {Box} box @param {number} seed @param {number} [unevenness] in CSS pixels
 */
export function trough(box, seed, unevenness = 2) {
  const next = random(seed + 57);
  const phases = [between(next, 0, 6.3), between(next, 0, 6.3)];
  const { x, y, width, height } = box;
  const r = Math.min(width, height) * 0.42;
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
  dense.forEach(([px, py], i) => {
    const waver = unevenness * (Math.sin(px * 0.045 + phases[0]) + Math.sin(py * 0.06 + phases[1] + px * 0.02)) * 0.5;
    const qx = px + waver * 0.6;
    const qy = py + waver;
    if (i) path.lineTo(qx, qy);
    else path.moveTo(qx, qy);
  });
  path.closePath();
  return path;
}

/** @param {Box} box @param {number} radius */
export function roundedBox(box, radius) {
  const path = new Path2D();
  path.roundRect(box.x, box.y, box.width, box.height, radius);
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
    x + width / 2 - small * 0.36, y + height / 2 - small * 0.42,
    x + width / 2 + small * 0.36, y + height / 2 + small * 0.42,
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
 * The flat loop between the rows with two arrow heads: which way one sows.
 * @param {import('./layout.js').Layout} layout
 */
export function directionLoop({ track, turned }) {
  const path = new Path2D();
  const { x, y, width, height } = track;
  const thick = Math.min(width, height);
  const r = thick / 2;
  const head = Math.max(4, thick * 0.5);
  path.roundRect(x, y, width, height, r);
  const cx = x + width / 2;
  const cy = y + height / 2;
  /** @param {number} px @param {number} py @param {number} dx @param {number} dy */
  const arrow = (px, py, dx, dy) => {
    path.moveTo(px - dx * head - dy * head * 0.75, py - dy * head - dx * head * 0.75);
    path.lineTo(px, py);
    path.lineTo(px - dx * head + dy * head * 0.75, py - dy * head + dx * head * 0.75);
  };
  if (turned) {
    arrow(x, cy + head / 2, 0, 1);
    arrow(x + width, cy - head / 2, 0, -1);
  } else {
    arrow(cx + head / 2, y + height, 1, 0);
    arrow(cx - head / 2, y, -1, 0);
  }
  return path;
}
