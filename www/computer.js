/**
 * The computer at the table: thinks when it is its turn, and plays what it
 * finds. An answer counts only while the thought it belongs to is the present
 * one.
 *
 * @typedef {import('./wasm/daga.js').State} State
 * @typedef {import('./store.js').Match} Match
 *
 * @typedef {object} Thinking  the part of the thinker that it needs
 * @property {(state: State, how: { level: number, seed: number }) => Promise<number | null>} choose
 * @property {() => void} stop
 */
import { levelNumber } from './levels.js';

/** How long it lets its answer wait, so that a person can follow. */
const PAUSE = 700;

export class Computer {
  /** The number of the thought whose answer we want. */
  #thought = 0;
  #thinker;
  #store;
  #play;
  #failed;

  /**
   * @param {{
   *   thinker: Thinking,
   *   store: import('./store.js').Store,
   *   wait: (ms: number) => Promise<void>,
   *   play: (match: Match, pit: number | null) => void,
   *   failed: (error: any) => void,
   * }} parts `play` gets the match as it was when the thought began
   */
  constructor({ thinker, store, wait, play, failed }) {
    this.#thinker = thinker;
    this.#store = store;
    this.#play = play;
    this.#failed = failed;
    this.wait = wait;
  }

  /** Thinks, if it is to move and free to. */
  async think() {
    const { match, trouble, settings } = this.#store.state;
    if (!match || trouble || !isToMove(match)) return;
    const thought = this.forget();
    const { seed, state } = match;
    this.#store.thinking();
    try {
      const [pit] = await Promise.all([
        this.#thinker.choose(state, { level: levelNumber(settings.level), seed }),
        this.wait(PAUSE),
      ]);
      if (thought === this.#thought) this.#play(match, pit);
    } catch (error) {
      if (thought !== this.#thought) return;
      this.#store.thoughtDropped();
      this.rest(error);
    }
  }

  /** Having failed, it rests, so that a person can let it try again. @param {any} error */
  rest(error) {
    this.#store.pausedSet(true);
    this.#failed(error);
  }

  /** Makes the answer of any thought under way count for nothing. */
  forget() {
    this.#thought += 1;
    if (this.#store.state.act === 'thinking') this.#thinker.stop();
    this.#store.thoughtDropped();
    return this.#thought;
  }
}

/** @param {Match} match */
function isToMove({ state, seats, paused }) {
  return !state.outcome && !paused && seats[state.turn] === 'computer';
}
