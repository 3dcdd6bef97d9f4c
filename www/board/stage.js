/**
 * Plays beats with stones: the actor of a timeline. Holds which stone is
 * where, and tells the painter and the grid what has changed.
 *
 * @import { Beat } from './timeline.js'
 * @import { Flying, Painter } from './painter.js'
 * @import { Hand } from './hand.js'
 * @import { Layout } from './layout.js'
 * @import { Marks } from './marks.js'
 * @import { BySide, Side } from './types.js'
 */
import { inHand } from './hand.js';
import { Heaps } from './heaps.js';
import { HAND_HEIGHT } from './painter.js';
import { ownerOf, SIDES } from './types.js';

/**
 * @typedef {object} Watcher
 * @property {(pit: number, count: number) => void} pit  a pit's number changed
 * @property {(side: Side, count: number) => void} pile
 * @property {(sound: 'lift' | 'drop' | 'take', count: number) => void} noise
 */

/** @typedef {{ id: number, x: number, y: number, height: number, scale: number }} Spot */
/** @typedef {number | Side} Heap  a pit's, or the pile of what a side has taken */

/** Milliseconds of a frame for painting what has changed, so that none comes late. */
export const SLICE = 3;

/** @param {number} t */
const ease = (t) => t * t * (3 - 2 * t);

export class Stage {
  /** @type {Heaps} */ heaps;
  /** @type {Marks[]} */ marks;
  #painter;
  #watcher;
  /** @type {Layout | null} */ #placed = null;
  /** What is to be painted anew, the latest last. @type {Set<Heap>} */
  #soiled = new Set();
  /** What may be seen with a number that is no longer its own. @type {Set<Heap>} */
  #untold = new Set();
  /** @type {Spot[]} where the stones of this beat start from */ #from = [];
  /** @type {{ x: number, y: number }} */ #hand = { x: 0, y: 0 };
  #moving = true;
  /** @type {Side} whose hand it is */ #mover = 'south';
  #lifted = 0;
  #gone = false;
  /** Stones have just been lifted, and nothing has been drawn since. */
  #lifting = false;

  /** @param {Painter} painter @param {Watcher} watcher @param {number} pits */
  constructor(painter, watcher, pits) {
    this.#painter = painter;
    this.#watcher = watcher;
    this.heaps = new Heaps(pits);
    this.marks = Array.from({ length: pits }, () => ({}));
  }

  /** @param {Layout} layout */
  place(layout) {
    this.#placed = layout;
  }

  get #layout() {
    if (!this.#placed) throw new Error('The stage must be given its layout before it can play.');
    return this.#placed;
  }

  /**
   * Makes every count what it should be. `flush` shows it.
   * @param {{ seeds: ArrayLike<number>, captured: BySide<number> }} counts
   */
  settle(counts) {
    const moved = this.heaps.settle(counts);
    this.#from = [];
    this.#painter.air([]);
    if (moved) this.soil();
  }

  /** @param {readonly Marks[]} marks */
  mark(marks) {
    for (const [pit, mark] of marks.entries()) {
      if (!same(this.marks[pit], mark)) this.#touch(pit, mark);
    }
  }

  /** Whether something is still to be painted that can be. */
  get soiled() {
    return this.#placed !== null && this.#soiled.size > 0;
  }

  /** Everything is to be painted anew at the next flush. */
  soil() {
    for (const side of SIDES) this.#changed(side);
    for (let pit = 0; pit < this.heaps.pits.length; pit++) this.#changed(pit);
  }

  /** @param {Heap} heap @param {number} [shake] */
  paint(heap, shake = 0) {
    this.#soiled.delete(heap);
    if (typeof heap === 'number')
      this.#painter.pit(heap, this.heaps.pits[heap], this.marks[heap], shake);
    else this.#painter.pile(heap, this.heaps.piles[heap]);
  }

  /** Tells every count that may have changed. */
  tell() {
    for (const heap of this.#untold) this.#count(heap);
  }

  /** Tells the counts of what is painted as it is. */
  #tellPainted() {
    for (const heap of this.#untold) {
      if (!this.#soiled.has(heap)) this.#count(heap);
    }
  }

  /** @param {Heap} heap */
  #count(heap) {
    this.#untold.delete(heap);
    if (typeof heap === 'number') this.#watcher.pit(heap, this.heaps.pits[heap].length);
    else this.#watcher.pile(heap, this.heaps.piles[heap].length);
  }

  /**
   * Tells the counts and paints what has changed, the latest first.
   * @param {number} [budget]  milliseconds after which the rest is left for next time
   */
  flush(budget = Number.POSITIVE_INFINITY) {
    // Without a size there is nothing to see yet; all stays marked for later.
    if (!this.#placed) return;
    this.tell();
    this.#paintWithin(budget);
  }

  /** @param {number} budget  milliseconds */
  #paintWithin(budget) {
    const end = performance.now() + budget;
    for (const heap of [...this.#soiled].reverse()) {
      this.paint(heap);
      if (performance.now() >= end) break;
    }
  }

  /** @param {boolean} moving  false: no stone is ever seen in the air */
  begin(moving) {
    this.#moving = moving;
    this.#lifted = 0;
    this.#gone = false;
  }

  /** @param {Beat} beat */
  start(beat) {
    const { heaps } = this;
    this.#lifting = beat.kind === 'lift';
    if (beat.kind === 'lift') {
      this.#lift(beat.pit);
      this.#hand = this.#layout.pits[beat.pit];
      if (this.#lifted++ === 0) {
        this.#mover = ownerOf(beat.pit, this.#layout.pitsPerRow);
        this.#touch(beat.pit, { origin: true });
      }
      this.#watcher.noise('lift', heaps.hand.length);
    } else if (beat.kind === 'take') {
      if (this.#moving) this.#lift(beat.pit);
      else this.#touch(beat.pit, { taken: true, lifted: true });
      this.#watcher.noise('take', heaps.hand.length);
    } else if (beat.kind === 'laps') {
      for (const { from, drops } of beat.laps) {
        heaps.lift(from);
        this.#changed(from);
        for (let i = 0; i < drops.length; i++) this.#drop(drops[i]);
      }
      const { from, drops } = beat.laps[beat.laps.length - 1];
      this.#clearMarks();
      this.#touch(from, { origin: true, lifted: true });
      if (drops.length)
        this.#touch(drops[drops.length - 1], {
          ...this.marks[drops[drops.length - 1]],
          landing: true,
        });
      this.#watcher.noise('drop', 1);
      this.flush();
    }
  }

  /** @param {Beat} beat */
  apply(beat) {
    if (beat.kind === 'drop') {
      this.#hand = this.#layout.pits[beat.pit];
      this.#drop(beat.pit);
      this.#watcher.noise('drop', this.heaps.pits[beat.pit].length);
    } else if (beat.kind === 'take') {
      if (!this.#moving) this.#lift(beat.pit);
      this.heaps.stow(beat.side);
      this.#changed(beat.side);
      this.#touch(beat.pit, { taken: true });
    } else if (beat.kind === 'share') {
      this.heaps.share(beat.each);
      this.soil();
    }
    if (!this.#moving) this.flush();
  }

  /** @param {Beat} beat @param {number} progress */
  draw(beat, progress) {
    // A stone is painted in one frame and counted in the next: both would be long for one.
    this.#tellPainted();
    // Stones that have just been lifted still lie where they lay: one frame
    // puts them into the air, the next empties their pit.
    if (!this.#lifting || !this.#moving) this.#paintWithin(SLICE);
    this.#lifting = false;
    if (!this.#moving) return;
    const flying = this.#flying(beat, progress);
    this.#painter.air(flying, this.#handAt(beat, progress));
  }

  /** @param {number} pit */
  #lift(pit) {
    const heap = this.heaps.pits[pit];
    this.#from = heap
      .map((id, slot) => ({ id, height: 0, ...this.#painter.inPit(pit, slot, heap.length, id) }))
      .reverse();
    this.heaps.lift(pit);
    this.#changed(pit);
  }

  /** @param {number} pit */
  #drop(pit) {
    this.heaps.drop(pit);
    this.#changed(pit);
  }

  /** The heap is the next to be painted. @param {Heap} heap */
  #changed(heap) {
    this.#soiled.delete(heap);
    this.#soiled.add(heap);
    this.#untold.add(heap);
  }

  /** @param {number} pit @param {Marks} marks */
  #touch(pit, marks) {
    this.marks[pit] = marks;
    this.#changed(pit);
  }

  #clearMarks() {
    this.marks.forEach((mark, pit) => {
      if (Object.values(mark).some(Boolean)) this.#touch(pit, {});
    });
  }

  /** @param {Beat} beat @param {number} t @returns {Flying[]} */
  #flying(beat, t) {
    const { hand } = this.heaps;
    const high = this.#layout.cell * HAND_HEIGHT;
    if (beat.kind === 'take') return this.#towards(beat.side, t);
    if (beat.kind === 'lift') {
      return hand.map((id, i) => {
        const to = this.#held(i, hand.length);
        const from = this.#from[i] ?? { ...to, scale: 1 };
        const k = ease(t);
        return {
          id,
          x: mix(from.x, to.x, k),
          y: mix(from.y, to.y, k),
          height: high * k,
          scale: mix(from.scale, to.scale, k),
        };
      });
    }
    if (beat.kind !== 'drop') {
      return hand.map((id, i) => ({ id, height: high, ...this.#held(i, hand.length) }));
    }
    // The hand goes over the pit; then the lowest stone falls and settles.
    const centre = this.#over(beat.pit, t);
    const flying = hand
      .slice(0, -1)
      .map((id, i) => ({ id, height: high, ...this.#held(i, hand.length, centre) }));
    const falling = hand[hand.length - 1];
    if (falling !== undefined) {
      const held = this.#held(hand.length - 1, hand.length, centre);
      const heap = this.heaps.pits[beat.pit];
      const to = this.#painter.inPit(beat.pit, heap.length, heap.length + 1, falling);
      const f = Math.max(0, (t - 0.45) / 0.55);
      const drop = f < 0.72 ? 1 - (f / 0.72) ** 2 : 0.09 * Math.sin(((f - 0.72) / 0.28) * Math.PI);
      const g = Math.min(1, f / 0.72);
      flying.unshift({
        id: falling,
        x: mix(held.x, to.x, g),
        y: mix(held.y, to.y, g),
        height: high * drop,
        scale: mix(held.scale, to.scale, g),
      });
    }
    return flying;
  }

  /** Where the hand is on its way to a pit. @param {number} pit @param {number} t */
  #over(pit, t) {
    const to = this.#layout.pits[pit];
    const k = ease(Math.min(1, t / 0.62));
    return { x: mix(this.#hand.x, to.x, k), y: mix(this.#hand.y, to.y, k) };
  }

  /** @param {Beat} beat @param {number} t @returns {Hand | null} */
  #handAt(beat, t) {
    if (beat.kind === 'share') return null;
    // Very quick hands are not followed by eye, and must not flicker.
    const calm = Math.min(1, Math.max(0, (beat.ms - 40) / 90));
    const centre = beat.kind === 'drop' ? this.#over(beat.pit, t) : this.#hand;
    const presence =
      beat.kind === 'lift'
        ? this.#lifted > 1
          ? 1
          : t
        : beat.kind === 'drop'
          ? 1
          : Math.max(0, 1 - t * 2.5);
    if (beat.kind !== 'lift' && beat.kind !== 'drop') {
      if (this.#gone) return null;
      this.#gone = t >= 0.4;
    }
    const from = this.#mover === 'south' ? 0 : Math.PI;
    const turn = this.#layout.turned ? Math.PI / 2 : 0;
    return { x: centre.x, y: centre.y, angle: from + turn - 0.22, presence: presence * calm };
  }

  /** Where stone `i` of the handful is held. @param {number} i @param {number} count @param {{ x: number, y: number }} [centre] */
  #held(i, count, centre = this.#hand) {
    const { x, y, scale } = inHand(i, count, this.#layout.pits[0].r);
    return { x: centre.x + x, y: centre.y + y, scale };
  }

  /** Stones gather one after another. @param {Side} side @param {number} t @returns {Flying[]} */
  #towards(side, t) {
    const { hand } = this.heaps;
    const already = this.heaps.piles[side].length;
    const high = this.#layout.cell * 0.3;
    return hand.map((id, i) => {
      const to = this.#painter.inPile(side, already + i);
      const from = this.#from[i] ?? { ...to, scale: 1 };
      const late = hand.length > 1 ? (i / (hand.length - 1)) * 0.45 : 0;
      const k = ease(Math.min(1, Math.max(0, (t - late) / 0.55)));
      return {
        id,
        x: mix(from.x, to.x, k),
        y: mix(from.y, to.y, k),
        height: high * Math.sin(Math.PI * k),
        scale: mix(from.scale, to.scale, k),
      };
    });
  }
}

/** @param {number} a @param {number} b @param {number} t */
const mix = (a, b, t) => a + (b - a) * t;

/** @param {Marks} a @param {Marks} b */
function same(a, b) {
  const names = /** @type {(keyof Marks)[]} */ ([...Object.keys(a), ...Object.keys(b)]);
  return names.every((name) => Boolean(a[name]) === Boolean(b[name]));
}
