/**
 * Shapes, some of which nobody drew with a compass.
 *
 * @import { Box } from './types.js'
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

/** @param {Box} box @param {number} radius */
export function roundedBox(box, radius) {
  const path = new Path2D();
  path.roundRect(box.x, box.y, box.width, box.height, radius);
  return path;
}

/**
 * The flat loop between the rows, and the arrow heads on it: which way one sows.
 * @param {import('./layout.js').Layout} layout
 * @returns {{ line: Path2D, heads: Path2D }}
 */
export function directionLoop({ track, turned, pitsPerRow }) {
  const line = new Path2D();
  const heads = new Path2D();
  const { x, y, width, height } = track;
  const thick = Math.min(width, height);
  const long = Math.max(width, height);
  const head = Math.max(5.5, thick * 0.56);
  line.roundRect(x, y, width, height, thick / 2);
  /** @param {number} px @param {number} py @param {number} dx @param {number} dy */
  const arrow = (px, py, dx, dy) => {
    heads.moveTo(px + dx * head, py + dy * head);
    heads.lineTo(px - dx * head * 0.7 - dy * head * 0.72, py - dy * head * 0.7 - dx * head * 0.72);
    heads.lineTo(px - dx * head * 0.3, py - dy * head * 0.3);
    heads.lineTo(px - dx * head * 0.7 + dy * head * 0.72, py - dy * head * 0.7 + dx * head * 0.72);
    heads.closePath();
  };
  for (let i = 1; i < pitsPerRow; i++) {
    const at = (long * i) / pitsPerRow;
    if (turned) {
      arrow(x, y + at, 0, 1);
      arrow(x + width, y + at, 0, -1);
    } else {
      arrow(x + at, y + height, 1, 0);
      arrow(x + at, y, -1, 0);
    }
  }
  return { line, heads };
}
