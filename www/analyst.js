/**
 * Finds out what the moves of the position lead to, while a person wants to
 * see it, and then how the game went before; and gives hints.
 *
 * What it finds is kept in the store under the position it belongs to, so that
 * an answer that comes late can never be shown with another one.
 *
 * @typedef {import('./store.js').Store} Store
 * @typedef {import('./store.js').PageState} PageState
 * @typedef {import('./wasm/daga.js').Hint} Hint
 * @typedef {import('./thinker.js').Thinker} Thinker
 */
import { LEVELS } from './levels.js';
import { knownAt, positionKey } from './reports.js';
import { CANCELLED } from './thinker.js';

export class Analyst {
  #thinker;
  #store;
  /** What is being found out. @type {string | null} */
  #work = null;
  /** Tells an attempt at it from an earlier one at the same, whose end comes late. */
  #attempt = 0;
  /** What could not be found out. @type {Set<string>} */
  #unknown = new Set();

  /** @param {{ thinker: Pick<Thinker, 'analyse' | 'review' | 'hint' | 'prepare' | 'stop'>, store: Store }} parts */
  constructor({ thinker, store }) {
    this.#thinker = thinker;
    this.#store = store;
  }

  /** The page has changed: begins what is wanted now, and ends what is not. */
  follow() {
    if (this.#work?.startsWith('hint')) {
      if (this.#work === this.#hintWork()) return;
      this.#work = null;
      this.#thinker.stop();
    }
    const wanted = this.#wanted();
    if (wanted?.work === this.#work) return;
    const busy = this.#work !== null;
    this.#work = wanted?.work ?? null;
    // While the computer thinks, the thought under way is not ours to end.
    if (busy && !wanted && this.#store.state.act !== 'thinking') this.#thinker.stop();
    if (wanted) this.#run(wanted.work, wanted.begin);
  }

  /**
   * A hint for the person to move.
   * @returns {Promise<Hint | null>} null where there is nothing to hint at, any more
   */
  async hint() {
    const work = this.#hintWork();
    const { match } = this.#store.state;
    if (!match || work === null || work === this.#work) return null;
    this.#work = work;
    const attempt = this.#begin();
    this.#store.messageShown({ key: 'hint-sought', tone: 'note' });
    try {
      const hint = await this.#thinker.hint(match.state);
      if (this.#hintWork() !== work) return null;
      this.#store.hinted(hint);
      return hint;
    } catch (error) {
      if (/** @type {any} */ (error).code === CANCELLED) return null;
      throw error;
    } finally {
      this.#end(attempt);
    }
  }

  /** What a hint would be about now. */
  #hintWork() {
    const { match, act } = this.#store.state;
    if (!match || act !== 'idle' || match.state.outcome) return null;
    const { state, seats, id } = match;
    return seats[state.turn] === 'person' ? `hint ${id} ${positionKey(state, state.ply)}` : null;
  }

  #wanted() {
    const { match, act, settings, reports, trouble } = this.#store.state;
    if (!settings.analysis || !match || act !== 'idle' || trouble) return null;
    const { state, id, seats, paused } = match;
    // The computer is about to think, and needs the thread.
    if (seats[state.turn] === 'computer' && !paused && !state.outcome) return null;
    const here = positionKey(state, state.ply);
    const present = `here ${id} ${here}`;
    if (!knownAt(reports, state, state.ply)?.done && !this.#unknown.has(present))
      return { work: present, begin: () => this.#analyse(id, state, here) };
    const whole = `past ${id} ${positionKey(state)}`;
    const plies = Array.from({ length: state.plies + 1 }, (_, ply) => state.plies - ply).filter(
      (ply) => !knownAt(reports, state, ply),
    );
    if (plies.length === 0 || this.#unknown.has(whole)) return null;
    return { work: whole, begin: () => this.#review(id, state, plies) };
  }

  /**
   * @param {string} work
   * @param {() => Promise<void>} begin
   */
  async #run(work, begin) {
    const attempt = this.#begin();
    try {
      await begin();
    } catch (error) {
      if (/** @type {any} */ (error).code !== CANCELLED) {
        this.#unknown.add(work);
        this.#store.failed(error);
      }
    }
    this.#end(attempt);
  }

  #begin() {
    this.#attempt += 1;
    return this.#attempt;
  }

  /**
   * An attempt that another has followed must not begin anything: that would
   * cancel the other, whose end would begin the next, and so for ever.
   *
   * @param {number} attempt
   */
  #end(attempt) {
    if (attempt !== this.#attempt) return;
    this.#work = null;
    this.follow();
  }

  /**
   * @param {number} id
   * @param {import('./wasm/daga.js').State} state
   * @param {string} key
   */
  async #analyse(id, state, key) {
    this.#thinker.prepare(state.variant, true);
    const found = await this.#thinker.analyse(state, (analysis) => {
      if (this.#isOf(id)) this.#store.found([[key, { analysis, outcome: null, done: false }]]);
    });
    if (this.#isOf(id)) this.#store.found([[key, { ...found, done: true }]]);
  }

  /**
   * @param {number} id
   * @param {import('./wasm/daga.js').State} state
   * @param {number[]} plies
   */
  async #review(id, state, plies) {
    await this.#thinker.review(state, plies, ({ ply, analysis, outcome }) => {
      const known = { analysis, outcome, done: analysis?.depth === 0 };
      if (this.#isOf(id)) this.#store.found([[positionKey(state, ply), known]]);
    });
  }

  /** Is this still the game on the table? @param {number} id */
  #isOf(id) {
    return this.#store.state.match?.id === id;
  }
}

/**
 * Should the larger table be built for this match? It serves the strongest
 * level, and whoever looks closely.
 *
 * @param {PageState} state
 */
export function isLargeTableWanted({ match, settings }) {
  if (!match) return false;
  const { south, north } = match.seats;
  const played = south === 'computer' || north === 'computer';
  return settings.analysis || (played && settings.level === LEVELS.at(-1));
}
