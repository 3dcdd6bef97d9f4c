/**
 * Every stone painted once, in device pixels, and stamped from then on. A
 * worker may be painting them; until they come they are sketched.
 *
 * @import { PlacePainter } from './place-painters.js'
 * @import { Place } from './places.js'
 * @import { Rack } from './rack.js'
 * @import { Stone } from './stone.js'
 * @import { Context } from './canvas.js'
 */

import { canvasOf, contextOf } from './canvas.js';
import { middleOf, paintStone, reachOf, sketchStone } from './rack.js';
import { stoneOf } from './stone.js';

/**
 * @typedef {object} Picture  of a stone: a square of an image, device pixels
 * @property {CanvasImageSource} image
 * @property {number} left
 * @property {number} top
 * @property {number} side
 */

export class Sprites {
  #place;
  #rack;
  /** @type {Map<number, Stone>} */ #known = new Map();
  /** @type {Map<number, Picture>} */ #painted = new Map();
  /** @type {ImageBitmap | null} */ #bitmap = null;
  #painter;
  /** @type {HTMLCanvasElement | null} */ #shadow = null;

  /**
   * @param {Place} place
   * @param {Rack} rack
   * @param {PlacePainter | null} painter  null: they are only sketched, until `finish`
   */
  constructor(place, rack, painter) {
    this.#place = place;
    this.#rack = rack;
    this.#painter = painter;
  }

  /**
   * From now on stones are seen as they are meant to be.
   * @param {ImageBitmap | null} bitmap  the rack, if it has been painted elsewhere
   * @param {PlacePainter | null} painter  of those that are not on it
   */
  finish(bitmap, painter) {
    this.#bitmap = bitmap;
    this.#painter = painter;
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
    this.#known.set(id, stone);
    return stone;
  }

  /** @param {number} id @returns {Picture | null}  null: it is only sketched */
  #picture(id) {
    const painted = this.#painted.get(id);
    if (painted) return painted;
    const picture = this.#onRack(id) ?? (this.#painter && this.#paint(id, this.#painter));
    if (picture) this.#painted.set(id, picture);
    return picture;
  }

  /** @param {number} id @returns {Picture | null} */
  #onRack(id) {
    const { ratio, radius, stones } = this.#rack;
    if (!this.#bitmap || id >= stones) return null;
    const side = 2 * reachOf(this.#of(id), radius) * ratio;
    const { x, y } = middleOf(this.#rack, id);
    return { image: this.#bitmap, left: x - side / 2, top: y - side / 2, side };
  }

  /** @param {number} id @param {PlacePainter} painter @returns {Picture} */
  #paint(id, painter) {
    const { radius, ratio, dim } = this.#rack;
    const stone = this.#of(id);
    const half = reachOf(stone, radius);
    const side = Math.round(2 * half * ratio);
    const canvas = canvasOf(side, side);
    const context = contextOf(canvas);
    context.scale(ratio, ratio);
    context.translate(half, half);
    paintStone(context, painter, stone, radius, dim);
    return { image: canvas, left: 0, top: 0, side };
  }

  /** @param {number} id */
  size(id) {
    return this.#of(id).size;
  }

  /**
   * @param {Context} context @param {number} id
   * @param {number} x @param {number} y  centre, CSS pixels
   * @param {number} scale
   */
  stamp(context, id, x, y, scale) {
    const stone = this.#of(id);
    const { radius, dim } = this.#rack;
    const picture = this.#picture(id);
    if (!picture) {
      sketchStone(context, stone, x, y, radius * stone.size * scale, dim);
      return;
    }
    const { image, left, top, side } = picture;
    const h = reachOf(stone, radius) * scale;
    context.drawImage(image, left, top, side, side, x - h, y - h, 2 * h, 2 * h);
  }

  /**
   * The shadow of a stone `height` above what it falls on.
   * @param {Context} context @param {number} id
   * @param {number} x @param {number} y @param {number} scale
   * @param {number} height  CSS pixels
   */
  shade(context, id, x, y, scale, height) {
    if (this.#place.flat || !this.#picture(id)) return;
    this.#shadow ??= shadowSprite();
    const r = this.#rack.radius * this.size(id) * scale;
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
