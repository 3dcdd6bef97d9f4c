/**
 * Which stone is where. Every stone is somebody: it keeps its id, and with it
 * its size and shade, from pit to pit to a captured pile. This book is only
 * for the eye; how many stones belong where is what the engine says.
 *
 * @import { BySide, Side, State } from './types.js'
 */
import { SIDES } from './types.js';

/**
 * What the board shows for a state: a finished game with its last stones
 * gathered, anything else as it stands.
 * @param {State} state
 * @returns {{ seeds: number[], captured: BySide<number> }}
 */
export function shown(state) {
  if (!state.outcome) return { seeds: Array.from(state.seeds), captured: { ...state.captured } };
  let left = state.outcome.left;
  const seeds = Array.from(state.seeds, (count) => {
    const stays = Math.min(left, count);
    left -= stays;
    return stays;
  });
  return { seeds, captured: { ...state.outcome.totals } };
}

export class Heaps {
  /** @type {number[][]} */ pits;
  /** @type {BySide<number[]>} */ piles = { south: [], north: [] };
  /** @type {number[]} stones in the hand, the next to fall last */ hand = [];

  /** @param {number} pits how many */
  constructor(pits) {
    this.pits = Array.from({ length: pits }, () => []);
  }

  /** Takes up all stones of a pit. @param {number} pit */
  lift(pit) {
    this.hand.push(...this.pits[pit].splice(0).reverse());
  }

  /** Lets one stone fall. @param {number} pit */
  drop(pit) {
    const stone = this.hand.pop();
    if (stone !== undefined) this.pits[pit].push(stone);
  }

  /** Puts the stones in the hand with a side's captured ones. @param {Side} side */
  stow(side) {
    this.piles[side].push(...this.hand.splice(0));
  }

  /**
   * Shares what lies on the board, `each` stones to a side. What is left stays
   * where `shown` has it.
   * @param {number} each
   */
  share(each) {
    let left = this.pits.flat().length - 2 * each;
    const loose = this.pits.flatMap((heap) => {
      const stays = Math.min(left, heap.length);
      left -= stays;
      return heap.splice(stays);
    });
    for (const side of SIDES) this.piles[side].push(...loose.splice(0, each));
  }

  /** The stones in each pit. */
  counts() {
    return this.pits.map((heap) => heap.length);
  }

  /**
   * Makes every count what it should be and moves no stone that can stay.
   * @param {{ seeds: ArrayLike<number>, captured: BySide<number> }} wanted
   * @returns {boolean} whether anything had to move
   */
  settle(wanted) {
    const wanting = [
      ...this.pits.map((heap, pit) => ({ heap, count: wanted.seeds[pit] })),
      ...SIDES.map((side) => ({ heap: this.piles[side], count: wanted.captured[side] })),
    ];
    const loose = this.hand.splice(0);
    let moved = loose.length > 0;
    for (const { heap, count } of wanting) {
      if (heap.length > count) loose.push(...heap.splice(count));
    }
    let fresh = Math.max(-1, ...loose, ...wanting.flatMap(({ heap }) => heap)) + 1;
    for (const { heap, count } of wanting) {
      while (heap.length < count) {
        heap.push(loose.shift() ?? fresh++);
        moved = true;
      }
    }
    return moved || loose.length > 0;
  }
}
