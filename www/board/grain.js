/**
 * Grain for grounds: noise made once, laid over colour as dark and light
 * specks, so that it suits any colour beneath.
 *
 * @import { Context } from './canvas.js'
 */
import { canvasOf, contextOf } from './canvas.js';
import { random } from './random.js';

const TILE = 256;

/** @type {Map<string, HTMLCanvasElement>} */
const tiles = new Map();

/**
 * @param {'fine' | 'cloud'} kind  single specks, or soft patches of many sizes
 * @returns {HTMLCanvasElement}
 */
function tile(kind) {
  const known = tiles.get(kind);
  if (known) return known;
  const canvas = canvasOf(TILE, TILE);
  const context = contextOf(canvas);
  const image = context.createImageData(TILE, TILE);
  const sizes = kind === 'fine' ? [1, 2] : [4, 8, 16, 32, 64];
  const value = new Float32Array(TILE * TILE);
  let weight = 1;
  for (const size of sizes) {
    addOctave(value, size, weight);
    weight *= kind === 'fine' ? 0.7 : 1.25;
  }
  let spread = 0;
  for (let i = 0; i < value.length; i++) spread = Math.max(spread, Math.abs(value[i]));
  const { data } = image;
  for (let i = 0; i < value.length; i++) {
    const v = value[i] / spread;
    const grey = v > 0 ? 255 : 0;
    data[4 * i] = grey;
    data[4 * i + 1] = grey;
    data[4 * i + 2] = grey;
    data[4 * i + 3] = Math.abs(v) * 255;
  }
  context.putImageData(image, 0, 0);
  tiles.set(kind, canvas);
  return canvas;
}

/** @param {Float32Array} value @param {number} size @param {number} weight */
function addOctave(value, size, weight) {
  const next = random(size * 7 + 3);
  const across = TILE / size;
  const grid = Float32Array.from({ length: across * across }, () => next() * 2 - 1);
  const smooth = Float32Array.from({ length: size }, (_, i) => {
    const t = i / size;
    return t * t * (3 - 2 * t) * weight;
  });
  const line = new Float32Array(across + 1);
  for (let y = 0; y < TILE; y++) {
    // First the grid's values on this line, then all that lies between them.
    const rowA = Math.floor(y / size) * across;
    const rowB = (rowA + across) % grid.length;
    const down = smooth[y % size] / weight;
    for (let x = 0; x < across; x++)
      line[x] = grid[rowA + x] + (grid[rowB + x] - grid[rowA + x]) * down;
    line[across] = line[0];
    let at = y * TILE;
    for (let x = 0; x < across; x++) {
      const from = line[x] * weight;
      const rise = line[x + 1] - line[x];
      for (let i = 0; i < size; i++) value[at++] += from + rise * smooth[i];
    }
  }
}

/**
 * Lays grain over the current clip.
 * @param {Context} context
 * @param {{ x: number, y: number, width: number, height: number }} box
 * @param {'fine' | 'cloud'} kind
 * @param {number} alpha
 * @param {number} scaleX  CSS pixels a texel
 * @param {number} [scaleY]
 */
export function grain(context, box, kind, alpha, scaleX, scaleY = scaleX) {
  const pattern = context.createPattern(tile(kind), 'repeat');
  if (!pattern) return;
  pattern.setTransform(new DOMMatrix().scale(scaleX, scaleY));
  context.save();
  context.globalAlpha = alpha;
  context.fillStyle = pattern;
  context.fillRect(box.x, box.y, box.width, box.height);
  context.restore();
}
