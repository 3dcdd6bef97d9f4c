/**
 * Three canvases, one over another: the ground, which changes only with the
 * size or the look; the stones at rest, repainted pit by pit; and the air,
 * where stones travel. Keeps no state of the game.
 *
 * @import { Hand } from './hand.js'
 * @import { Layout } from './layout.js'
 * @import { Ink, Marks } from './marks.js'
 * @import { Place } from './places.js'
 * @import { Context } from './texture.js'
 * @import { Box, Look, Side } from './types.js'
 */
import { handShadow } from './hand.js';
import { lie, spread } from './heap.js';
import { inkOf, marksAbove, marksBelow } from './marks.js';
import { Sprites } from './sprites.js';
import { contextOf } from './texture.js';

/** Device pixels beyond which a finer canvas shows nothing more. */
const MOST_PIXELS = 9e6;

/** How high a hand carries stones, in cells. */
export const HAND_HEIGHT = 0.34;

/**
 * @typedef {object} Flying
 * @property {number} id
 * @property {number} x  the spot on the ground beneath it, CSS pixels
 * @property {number} y
 * @property {number} height  above the ground, CSS pixels
 * @property {number} scale
 */

/**
 * @typedef {object} Scene
 * @property {Layout} layout
 * @property {Place} place
 * @property {Ink} ink
 * @property {Sprites} sprites
 * @property {number} seeds  in the whole game
 */

export class Painter {
  /** @type {HTMLCanvasElement[]} */ #canvases;
  /** @type {Context} */ #ground;
  /** @type {Context} */ #rest;
  /** @type {Context} */ #air;
  /** @type {Scene | null} */ #scene = null;
  #key = '';
  /** @type {Box | null} */ #dirty = null;

  /** @param {HTMLElement} root */
  constructor(root) {
    this.#canvases = ['ground', 'rest', 'air'].map((name) => {
      const canvas = document.createElement('canvas');
      canvas.className = `board-canvas board-${name}`;
      canvas.setAttribute('aria-hidden', 'true');
      root.append(canvas);
      return canvas;
    });
    [this.#ground, this.#rest, this.#air] = this.#canvases.map(contextOf);
  }

  /**
   * Prepares everything that depends on size, place or look.
   * @param {Layout} layout @param {Place} place @param {Look} look
   * @param {boolean} forced @param {number} seeds  in the whole game
   * @param {number} wantedRatio  device pixels a CSS pixel
   * @returns {boolean}  whether everything is to be painted anew
   */
  prepare(layout, place, look, forced, seeds, wantedRatio) {
    const ratio = Math.min(wantedRatio, Math.sqrt(MOST_PIXELS / (layout.width * layout.height)));
    const key = JSON.stringify([layout, place.name, look, forced, ratio, seeds]);
    if (key === this.#key) return false;
    this.#key = key;
    const evening = look === 'dark' && !place.flat;
    const sprites = new Sprites(
      place,
      layout.pits[0].r * place.stoneRadius,
      ratio,
      evening ? 0.2 : 0,
    );
    this.#scene = { layout, place, ink: inkOf(place.name, look, forced), sprites, seeds };
    for (const canvas of this.#canvases) {
      canvas.width = Math.round(layout.width * ratio);
      canvas.height = Math.round(layout.height * ratio);
      canvas.style.width = `${layout.width}px`;
      canvas.style.height = `${layout.height}px`;
      contextOf(canvas).setTransform(ratio, 0, 0, ratio, 0, 0);
    }
    this.#dirty = null;
    this.#ground.clearRect(0, 0, layout.width, layout.height);
    this.#ground.save();
    place.ground(this.#ground, layout, ratio);
    this.#ground.restore();
    if (evening) {
      this.#ground.save();
      this.#ground.globalCompositeOperation = 'source-atop';
      this.#ground.fillStyle = lamplight(this.#ground, layout);
      this.#ground.fillRect(0, 0, layout.width, layout.height);
      place.evening?.(this.#ground, layout);
      this.#ground.restore();
    }
    return true;
  }

  get #now() {
    if (!this.#scene) throw new Error('The painter must be prepared before it can paint.');
    return this.#scene;
  }

  /** Where a stone of a pit's heap lies. @param {number} pit @param {number} slot @param {number} count @param {number} id */
  inPit(pit, slot, count, id) {
    const { x, y, r } = this.#now.layout.pits[pit];
    const at = lie(
      pit,
      slot,
      count,
      r * this.#now.place.floor,
      r * this.#now.place.stoneRadius,
      this.#now.sprites.size(id),
    );
    return { x: x + at.x, y: y + at.y, layer: at.layer, scale: at.scale };
  }

  /** Where a captured stone lies. @param {Side} side @param {number} slot */
  inPile(side, slot) {
    const { tray } = this.#now.layout.piles[side];
    const radius = this.#now.layout.pits[0].r * this.#now.place.stoneRadius;
    const lies = spread(tray, this.#now.seeds, radius, side === 'south' ? 1 : 2);
    const at = lies[Math.min(slot, lies.length - 1)] ?? { x: 0, y: 0, layer: 0, scale: 1 };
    return { ...at, x: tray.x + tray.width / 2 + at.x, y: tray.y + tray.height / 2 + at.y };
  }

  /**
   * @param {number} pit @param {readonly number[]} heap @param {Marks} marks
   * @param {number} [shake]  CSS pixels to the side
   */
  pit(pit, heap, marks, shake = 0) {
    const place = this.#now.layout.pits[pit];
    const context = this.#rest;
    const half = place.r * 1.14;
    context.save();
    context.beginPath();
    context.rect(place.x - half, place.y - half, 2 * half, 2 * half);
    context.clip();
    context.clearRect(place.x - half, place.y - half, 2 * half, 2 * half);
    marksBelow(
      context,
      place,
      this.#now.place.outline(pit, place.x, place.y, place.r * 1.035),
      marks,
      this.#now.ink,
    );
    this.#stones(
      heap.map((id, slot) => ({ id, ...this.inPit(pit, slot, heap.length, id) })),
      shake,
    );
    marksAbove(context, place, marks, this.#now.ink);
    context.restore();
  }

  /** @param {Side} side @param {readonly number[]} heap */
  pile(side, heap) {
    const { x, y, width, height } = this.#now.layout.piles[side].tray;
    this.#rest.clearRect(x - 2, y - 2, width + 4, height + 4);
    this.#stones(
      heap.map((id, slot) => ({ id, ...this.inPile(side, slot) })),
      0,
    );
  }

  /** @param {{ id: number, x: number, y: number, layer: number, scale: number }[]} stones @param {number} shake */
  #stones(stones, shake) {
    stones.sort((a, b) => a.layer - b.layer);
    for (const { id, x, y, scale } of stones) {
      this.#now.sprites.shade(this.#rest, id, x + shake, y, scale, 0);
      this.#now.sprites.stamp(this.#rest, id, x + shake, y, scale);
    }
  }

  /**
   * Stones on their way, the lowest first, and the hand that carries them.
   * @param {readonly Flying[]} flying @param {Hand | null} [hand]
   */
  air(flying, hand = null) {
    const context = this.#air;
    if (this.#dirty) {
      const { x, y, width, height } = this.#dirty;
      context.clearRect(x, y, width, height);
      this.#dirty = null;
    }
    const { layout, sprites, place } = this.#now;
    const high = layout.cell * HAND_HEIGHT;
    /** @type {Box[]} */
    const touched = [];
    if (hand && hand.presence > 0 && !place.flat) {
      touched.push(handShadow(context, hand, layout.cell, high * 1.2));
    }
    for (const { id, x, y, height, scale } of flying) {
      sprites.shade(context, id, x, y, scale, height);
      const reach = layout.pits[0].r * 0.6 * scale + height;
      touched.push({ x: x - reach, y: y - reach * 1.5, width: 2 * reach, height: 2.5 * reach });
    }
    for (const { id, x, y, height, scale } of flying) {
      sprites.stamp(context, id, x, y - height * 0.5, scale * (1 + height / (layout.cell * 3)));
    }
    this.#dirty = around(touched);
  }

  dispose() {
    for (const canvas of this.#canvases) canvas.remove();
  }
}

/** Evening: a lamp stands at the upper left, the far corner lies in the dark. @param {Context} context @param {Layout} layout */
function lamplight(context, { width, height }) {
  const far = Math.hypot(width, height);
  const light = context.createRadialGradient(
    width * 0.36,
    height * 0.3,
    far * 0.08,
    width * 0.42,
    height * 0.4,
    far * 0.75,
  );
  light.addColorStop(0, 'rgba(24,10,2,.36)');
  light.addColorStop(0.55, 'rgba(17,8,4,.56)');
  light.addColorStop(1, 'rgba(10,6,6,.72)');
  return light;
}

/** @param {readonly Box[]} boxes @returns {Box | null} */
function around(boxes) {
  if (!boxes.length) return null;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}
