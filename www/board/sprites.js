/**
 * Every stone painted once, in device pixels, and stamped from then on.
 *
 * @import { Place } from './places.js'
 * @import { Stone } from './stone.js'
 * @import { Context } from './texture.js'
 */
import { stoneOf } from './stone.js';
import { canvasOf, contextOf } from './texture.js';

/** Room around a stone for its unevenness, as a part of its radius. */
const AROUND = 1.16;

export class Sprites {
  #place;
  #radius;
  #ratio;
  #dim;
  /** @type {Map<number, { stone: Stone, canvas: HTMLCanvasElement, half: number }>} */ #known =
    new Map();
  /** @type {HTMLCanvasElement | null} */ #shadow = null;

  /**
   * @param {Place} place
   * @param {number} radius  of a usual stone, CSS pixels
   * @param {number} ratio  device pixels a CSS pixel
   * @param {number} dim  how much evening takes from the stones, 0 to 1
   */
  constructor(place, radius, ratio, dim) {
    this.#place = place;
    this.#radius = radius;
    this.#ratio = ratio;
    this.#dim = dim;
  }

  /** @param {number} id */
  #of(id) {
    const known = this.#known.get(id);
    if (known) return known;
    const stone = stoneOf(id, this.#place.kind);
    const half = this.#radius * stone.size * AROUND + 1;
    const canvas = canvasOf(2 * half * this.#ratio, 2 * half * this.#ratio);
    const context = contextOf(canvas);
    context.scale(this.#ratio, this.#ratio);
    context.translate(half, half);
    this.#place.stone(context, stone, this.#radius);
    if (this.#dim) {
      context.globalCompositeOperation = 'source-atop';
      context.fillStyle = `rgba(24,12,4,${this.#dim})`;
      context.fillRect(-half, -half, 2 * half, 2 * half);
    }
    const made = { stone, canvas, half };
    this.#known.set(id, made);
    return made;
  }

  /** @param {number} id */
  size(id) {
    return this.#of(id).stone.size;
  }

  /**
   * @param {Context} context @param {number} id
   * @param {number} x @param {number} y  centre, CSS pixels
   * @param {number} scale
   */
  stamp(context, id, x, y, scale) {
    const { canvas, half } = this.#of(id);
    const h = half * scale;
    context.drawImage(canvas, x - h, y - h, 2 * h, 2 * h);
  }

  /**
   * The shadow of a stone `height` above what it falls on.
   * @param {Context} context @param {number} id
   * @param {number} x @param {number} y @param {number} scale
   * @param {number} height  CSS pixels
   */
  shade(context, id, x, y, scale, height) {
    if (this.#place.flat) return;
    this.#shadow ??= shadowSprite();
    const r = this.#radius * this.size(id) * scale;
    const soft = r * 1.42 + height * 0.16;
    const dx = r * 0.2 + height * 0.5;
    const dy = r * 0.27 + height * 0.62;
    const before = context.globalAlpha;
    context.globalAlpha = before * Math.max(0.25, 0.8 - (height / (r + 1)) * 0.1);
    context.drawImage(this.#shadow, x + dx - soft, y + dy - soft, 2 * soft, 2 * soft);
    context.globalAlpha = before;
  }
}

function shadowSprite() {
  const canvas = canvasOf(64, 64);
  const context = contextOf(canvas);
  const soft = context.createRadialGradient(32, 32, 0, 32, 32, 32);
  soft.addColorStop(0, 'rgba(12,6,2,.85)');
  soft.addColorStop(0.5, 'rgba(12,6,2,.62)');
  soft.addColorStop(0.78, 'rgba(12,6,2,.2)');
  soft.addColorStop(1, 'rgba(12,6,2,0)');
  context.fillStyle = soft;
  context.fillRect(0, 0, 64, 64);
  return canvas;
}
