/**
 * Panes, one over another: the ground, which changes only with the size or
 * the look; the stones at rest, a pane for each pit and pile; the shadow of
 * the hand; and the air, where stones travel. Keeps no state of the game.
 *
 * @import { Ground } from './ground.js'
 * @import { Hand } from './hand.js'
 * @import { Layout } from './layout.js'
 * @import { Ink, Marks } from './marks.js'
 * @import { PlacePainter } from './place-painters.js'
 * @import { Place } from './places.js'
 * @import { Rack } from './rack.js'
 * @import { Context } from './canvas.js'
 * @import { Box, BySide, Look, Side } from './types.js'
 */
import { whenIdle } from '../idle.js';
import { Air } from './air.js';
import { distantGround, distantStones } from './distant-painter.js';
import { isEvening, paintGround, sketchGround } from './ground.js';
import { HandShadow } from './hand.js';
import { lie, spread } from './heap.js';
import { inkOf, marksAbove, marksBelow } from './marks.js';
import { Pane } from './pane.js';
import { rackOf } from './rack.js';
import { Sprites } from './sprites.js';
import { SIDES } from './types.js';

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
 * @property {number} ratio  device pixels a CSS pixel
 */

/** How far a pit's pane reaches around it, in radii. */
const PIT_PANE = 1.14;

export class Painter {
  #picture;
  #ground;
  #rest;
  /** @type {Pane[]} */ #pits = [];
  /** @type {BySide<Pane>} */ #piles;
  #shadow;
  #air;
  /** @type {Scene | null} */ #scene = null;
  #key = '';
  /** Who paints places on the page; null until the first pictures have come from a worker. */
  /** @type {Record<string, PlacePainter> | null} */ #painters = null;
  #sketched = false;
  #better;

  /**
   * @param {HTMLElement} root
   * @param {() => void} better  hears that what was only sketched can be painted now
   */
  constructor(root, better) {
    this.#better = better;
    this.#picture = document.createElement('div');
    this.#picture.className = 'board-picture';
    this.#picture.setAttribute('aria-hidden', 'true');
    root.append(this.#picture);
    this.#ground = new Pane(this.#picture, 'ground');
    this.#rest = document.createElement('div');
    this.#picture.append(this.#rest);
    this.#piles = { south: new Pane(this.#rest, 'rest'), north: new Pane(this.#rest, 'rest') };
    this.#shadow = new HandShadow(new Pane(this.#picture, 'hand'));
    this.#air = new Air(this.#picture);
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
    const painter = place.painter ?? this.#painters?.[place.name] ?? null;
    const rack = rackOf(place, {
      radius: layout.pits[0].r * place.stoneRadius,
      ratio,
      dim: isEvening(place, look) ? 0.2 : 0,
      stones: seeds,
    });
    const sprites = new Sprites(place, rack, painter);
    const ink = inkOf(place.name, look, forced);
    this.#scene?.sprites.dispose();
    this.#scene = { layout, place, ink, sprites, seeds, ratio };
    this.#sketched = painter === null;
    this.#spread(layout, ratio);
    const ground = { layout, look, ratio };
    if (painter) {
      this.#ground.paint((context) => paintGround(context, place, painter, ground));
      this.#shadow.prepare();
    } else {
      this.#ground.paint((context) => sketchGround(context, place, ground));
      this.#finish(place, ground, rack, sprites);
    }
    return true;
  }

  /** Whether all is only sketched, until it has been painted elsewhere. */
  get sketched() {
    return this.#sketched;
  }

  /**
   * The first pictures come from a worker, so that the page can be used
   * sooner. Later ones are painted here and at once: a sketch in between would
   * flicker.
   * @param {Place} place @param {Ground} ground @param {Rack} rack @param {Sprites} sprites
   */
  async #finish(place, ground, rack, sprites) {
    const [stones, bitmap] = await Promise.all([
      distantStones(place, rack),
      distantGround(place, ground, this.#ground.size),
    ]);
    if (!stones || !bitmap) await this.#bringPainters();
    // Others may have been prepared since, or the board may be gone.
    if (this.#scene?.sprites !== sprites) {
      stones?.close();
      bitmap?.close();
      return;
    }
    const painter = this.#painters?.[place.name] ?? null;
    if (bitmap) this.#ground.show(bitmap);
    else if (painter) this.#ground.paint((context) => paintGround(context, place, painter, ground));
    sprites.finish(stones, painter);
    this.#sketched = false;
    this.#better();
    this.#shadow.prepare();
    whenIdle(() => this.#bringPainters());
  }

  async #bringPainters() {
    try {
      this.#painters = (await import('./place-painters.js')).placePainters;
    } catch {
      // The worker goes on painting, and where it cannot, sketches stay.
    }
  }

  /** Puts every pane where it belongs, empty. @param {Layout} layout @param {number} ratio */
  #spread({ width, height, pits, piles, cell }, ratio) {
    this.#ground.cover({ x: 0, y: 0, width, height }, ratio);
    while (this.#pits.length > pits.length) this.#pits.pop()?.remove();
    while (this.#pits.length < pits.length) this.#pits.push(new Pane(this.#rest, 'rest'));
    for (const [pit, { x, y, r }] of pits.entries()) {
      const half = r * PIT_PANE;
      const box = { x: x - half, y: y - half, width: 2 * half, height: 2 * half };
      this.#pits[pit].cover(box, ratio);
    }
    for (const side of SIDES) {
      const { x, y, width, height } = piles[side].tray;
      const box = { x: x - 2, y: y - 2, width: width + 4, height: height + 4 };
      this.#piles[side].cover(box, ratio);
    }
    this.#shadow.fit(cell);
    this.#air.shrink();
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
    const { ink, layout, place } = this.#now;
    const spot = layout.pits[pit];
    const outline = place.outline(pit, spot.x, spot.y, spot.r * 1.035);
    const stones = heap.map((id, slot) => ({ id, ...this.inPit(pit, slot, heap.length, id) }));
    this.#pits[pit].paint((context) => {
      marksBelow(context, spot, outline, marks, ink);
      this.#stones(context, stones, shake);
      marksAbove(context, spot, marks, ink);
    });
  }

  /** @param {Side} side @param {readonly number[]} heap */
  pile(side, heap) {
    if (heap.length === 0) {
      this.#piles[side].empty();
      return;
    }
    const stones = heap.map((id, slot) => ({ id, ...this.inPile(side, slot) }));
    this.#piles[side].paint((context) => this.#stones(context, stones, 0));
  }

  /** @param {Context} context @param {{ id: number, x: number, y: number, layer: number, scale: number }[]} stones @param {number} shake */
  #stones(context, stones, shake) {
    const { sprites } = this.#now;
    stones.sort((a, b) => a.layer - b.layer);
    for (const { id, x, y, scale } of stones) {
      sprites.shade(context, id, x + shake, y, scale, 0);
      sprites.stamp(context, id, x + shake, y, scale);
    }
  }

  /**
   * Stones on their way, the lowest first, and the hand that carries them.
   * @param {readonly Flying[]} flying @param {Hand | null} [hand]
   */
  air(flying, hand = null) {
    const { layout, sprites, place, ratio } = this.#now;
    this.#shadow.show(place.flat ? null : hand, layout.cell * HAND_HEIGHT * 1.2);
    const box = within(around(flying.map((stone) => this.#reach(stone))), layout);
    if (!box) {
      this.#air.empty();
      return;
    }
    const context = this.#air.over(box, ratio);
    for (const { id, x, y, height, scale } of flying) {
      sprites.shade(context, id, x, y, scale, height);
    }
    for (const { id, x, y, height, scale } of flying) {
      sprites.stamp(context, id, x, y - height * 0.5, scale * (1 + height / (layout.cell * 3)));
    }
  }

  /** What a flying stone and its shadow may cover. @param {Flying} stone @returns {Box} */
  #reach({ x, y, height, scale }) {
    const reach = this.#now.layout.pits[0].r * 0.6 * scale + height;
    return { x: x - reach, y: y - reach * 1.5, width: 2 * reach, height: 2.5 * reach };
  }

  dispose() {
    this.#scene?.sprites.dispose();
    this.#scene = null;
    this.#picture.remove();
  }
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

/** The part of a box that lies on the board. @param {Box | null} box @param {Layout} layout @returns {Box | null} */
function within(box, { width, height }) {
  if (!box) return null;
  const x = Math.max(0, box.x);
  const y = Math.max(0, box.y);
  return {
    x,
    y,
    width: Math.min(width, box.x + box.width) - x,
    height: Math.min(height, box.y + box.height) - y,
  };
}
