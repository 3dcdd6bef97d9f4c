/**
 * Paints one stone at the origin of the context, lit from the upper left.
 *
 * @import { Context } from './canvas.js'
 * @import { Stone } from './stone.js'
 */
import { between, random } from './random.js';
import { round } from './shape.js';

/**
 * A river pebble: matt, speckled, now and then with a vein of quartz.
 * @param {Context} context @param {Stone} stone @param {number} radius
 */
export function pebble(context, stone, radius) {
  const { r } = begin(context, stone, radius);
  const next = random(stone.seed);
  for (let i = 0; i < 26; i++) {
    const angle = next() * 6.3;
    const far = Math.sqrt(next()) * r;
    context.fillStyle = next() < 0.55 ? 'rgba(20,20,24,.2)' : 'rgba(255,252,240,.22)';
    context.beginPath();
    context.arc(Math.cos(angle) * far, Math.sin(angle) * far, r * between(next, 0.02, 0.075), 0, 7);
    context.fill();
  }
  if (next() < 0.24) {
    context.strokeStyle = 'rgba(244,240,228,.62)';
    context.lineWidth = r * between(next, 0.05, 0.16);
    const at = between(next, -0.45, 0.45) * r;
    const lean = between(next, -0.7, 0.7) * r;
    context.beginPath();
    context.moveTo(-r * 1.2, at - lean);
    context.quadraticCurveTo(0, at + between(next, -0.2, 0.2) * r, r * 1.2, at + lean);
    context.stroke();
  }
  light(context, r, 0.5, 0.66);
  context.restore();
}

/**
 * A stone worn smooth by hands: it shines.
 * @param {Context} context @param {Stone} stone @param {number} radius
 */
export function polished(context, stone, radius) {
  const { r } = begin(context, stone, radius);
  const next = random(stone.seed);
  for (let i = 0; i < 9; i++) {
    context.fillStyle = 'rgba(255,250,240,.09)';
    context.beginPath();
    context.arc(between(next, -r, r), between(next, -r, r), r * between(next, 0.03, 0.1), 0, 7);
    context.fill();
  }
  light(context, r, 0.42, 0.6);
  // A warm glimmer thrown back by the wood.
  const warm = context.createRadialGradient(
    r * 0.3,
    r * 0.4,
    r * 0.55,
    r * 0.1,
    r * 0.12,
    r * 1.02,
  );
  warm.addColorStop(0.55, 'rgba(214,150,92,0)');
  warm.addColorStop(0.92, 'rgba(222,160,100,.34)');
  warm.addColorStop(1, 'rgba(222,160,100,.1)');
  context.fillStyle = warm;
  context.fillRect(-r * 1.2, -r * 1.2, r * 2.4, r * 2.4);
  shine(context, r, stone.angle, 0.85);
  context.restore();
}

/**
 * A small glazed counter: round, bright, with a raised rim.
 * @param {Context} context @param {Stone} stone @param {number} radius
 */
export function counter(context, stone, radius) {
  const { r, path } = begin(context, stone, radius);
  light(context, r, 0.5, 0.5);
  const rim = context.createLinearGradient(-r, -r, r, r);
  rim.addColorStop(0, 'rgba(255,255,255,.75)');
  rim.addColorStop(0.5, 'rgba(255,255,255,0)');
  rim.addColorStop(1, 'rgba(0,0,0,.38)');
  context.strokeStyle = rim;
  context.lineWidth = r * 0.22;
  context.stroke(path);
  const dish = context.createLinearGradient(-r * 0.6, -r * 0.6, r * 0.6, r * 0.6);
  dish.addColorStop(0, 'rgba(0,0,0,.22)');
  dish.addColorStop(1, 'rgba(255,255,255,.26)');
  context.strokeStyle = dish;
  context.lineWidth = r * 0.1;
  context.stroke(turned(stone, r * 0.66));
  shine(context, r, 0.6, 0.8);
  context.restore();
}

/**
 * Fills a stone's outline, and keeps to it what is painted until `restore`.
 * @param {Context} context @param {Stone} stone @param {number} radius of a usual stone
 */
function begin(context, stone, radius) {
  const r = radius * stone.size;
  const path = turned(stone, r);
  context.save();
  context.fillStyle = stone.colour;
  context.fill(path);
  context.clip(path);
  return { r, path };
}

/** @param {Stone} stone @param {number} r */
function turned(stone, r) {
  const path = new Path2D();
  const matrix = new DOMMatrix().rotate((stone.angle * 180) / Math.PI);
  path.addPath(round(0, 0, r, r * stone.flat, stone.seed, stone.uneven), matrix);
  return path;
}

/** Shading of a rounded body. @param {Context} context @param {number} r @param {number} bright @param {number} dark */
function light(context, r, bright, dark) {
  const body = context.createRadialGradient(
    -r * 0.38,
    -r * 0.44,
    r * 0.05,
    -r * 0.12,
    -r * 0.14,
    r * 1.22,
  );
  body.addColorStop(0, `rgba(255,252,244,${bright})`);
  body.addColorStop(0.38, 'rgba(255,252,244,.06)');
  body.addColorStop(0.62, 'rgba(12,10,12,.1)');
  body.addColorStop(1, `rgba(12,9,12,${dark})`);
  context.fillStyle = body;
  context.fillRect(-r * 1.3, -r * 1.3, r * 2.6, r * 2.6);
}

/** @param {Context} context @param {number} r @param {number} tilt @param {number} alpha */
function shine(context, r, tilt, alpha) {
  const gloss = context.createRadialGradient(-r * 0.34, -r * 0.4, 0, -r * 0.34, -r * 0.4, r * 0.3);
  gloss.addColorStop(0, `rgba(255,255,255,${alpha})`);
  gloss.addColorStop(0.5, `rgba(255,255,255,${alpha * 0.28})`);
  gloss.addColorStop(1, 'rgba(255,255,255,0)');
  context.fillStyle = gloss;
  context.beginPath();
  context.ellipse(-r * 0.34, -r * 0.4, r * 0.32, r * 0.2, -0.7 + Math.sin(tilt) * 0.15, 0, 7);
  context.fill();
}
