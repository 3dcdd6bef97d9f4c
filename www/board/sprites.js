/**
 * Every stone painted once, in device pixels, and stamped from then on. A
 * worker may be painting them; until they come they are sketched.
 *
 * @import { Place } from './places.js'
 * @import { Sheet } from './sheet.js'
 * @import { Stone } from './stone.js'
 * @import { Context } from './texture.js'
 */
import { middleOf, paintStone, reachOf, sketchStone } from './sheet.js';
import { stoneOf } from './stone.js';
import { canvasOf, contextOf } from './texture.js';

/**
 * @typedef {object} Picture  of a stone: a square of an image, device pixels
 * @property {CanvasImageSource} image
 * @property {number} left
 * @property {number} top
 * @property {number} side
 */

export class Sprites {
  #place;
  #sheet;
  /** @type {Map<number, { stone: Stone, half: number }>} */ #known = new Map();
  /** @type {Map<number, Picture>} */ #painted = new Map();
  /** @type {ImageBitmap | null} */ #bitmap = null;
  #sketched;
  /** @type {HTMLCanvasElement | null} */ #shadow = null;

  /**
   * @param {Place} place
   * @param {Sheet} sheet
   * @param {boolean} sketched  whether they are only sketched, until `finish`
   */
  constructor(place, sheet, sketched) {
    this.#place = place;
    this.#sheet = sheet;
    this.#sketched = sketched;
  }

  /**
   * From now on stones are seen as they are meant to be.
   * @param {ImageBitmap | null} bitmap  the sheet; null: they are painted here, one by one
   */
  finish(bitmap) {
    this.#bitmap = bitmap;
    this.#sketched = false;
  }

  /** Gives back what has been painted. */
  dispose() {
    this.#bitmap?.close();
    this.#bitmap = null;
  }

  /** @param {number} id */
  #of(id) {
    const known = this.#known.get(id);
    if (known) return known;
    const stone = stoneOf(id, this.#place.kind);
    const made = { stone, half: reachOf(stone, this.#sheet.radius) };
    this.#known.set(id, made);
    return made;
  }

  /** @param {number} id @returns {Picture} */
  #picture(id) {
    const painted = this.#painted.get(id);
    if (painted) return painted;
    const { ratio, stones } = this.#sheet;
    const { half } = this.#of(id);
    const side = 2 * half * ratio;
    const middle = middleOf(this.#sheet, id);
    const picture =
      this.#bitmap && id < stones
        ? { image: this.#bitmap, left: middle.x - side / 2, top: middle.y - side / 2, side }
        : this.#paint(id);
    this.#painted.set(id, picture);
    return picture;
  }

  /** @param {number} id @returns {Picture} */
  #paint(id) {
    const { radius, ratio, dim } = this.#sheet;
    const { stone, half } = this.#of(id);
    const side = Math.round(2 * half * ratio);
    const canvas = canvasOf(side, side);
    const context = contextOf(canvas);
    context.scale(ratio, ratio);
    context.translate(half, half);
    paintStone(context, this.#place, stone, radius, dim);
    return { image: canvas, left: 0, top: 0, side };
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
    const { stone, half } = this.#of(id);
    if (this.#sketched) {
      const { radius, dim } = this.#sheet;
      sketchStone(context, stone, x, y, radius * stone.size * scale, dim);
      return;
    }
    const { image, left, top, side } = this.#picture(id);
    const h = half * scale;
    context.drawImage(image, left, top, side, side, x - h, y - h, 2 * h, 2 * h);
  }

  /**
   * The shadow of a stone `height` above what it falls on.
   * @param {Context} context @param {number} id
   * @param {number} x @param {number} y @param {number} scale
   * @param {number} height  CSS pixels
   */
  shade(context, id, x, y, scale, height) {
    if (this.#place.flat || this.#sketched) return;
    this.#shadow ??= shadowSprite();
    const r = this.#sheet.radius * this.size(id) * scale;
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
