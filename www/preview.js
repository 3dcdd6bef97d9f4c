/**
 * Shows where a move would end, and what it would take, while a person looks
 * at a pit: by pointing at it or by going there with the keys.
 *
 * @typedef {import('./engine.js').Engine} Engine
 * @typedef {import('./store.js').Store} Store
 */
import { tellSteps } from './narration.js';

export class Preview {
  #engine;
  #store;
  #board;
  /** @type {number | null} */
  #pit = null;

  /**
   * @param {{
   *   engine: Engine,
   *   store: Store,
   *   board: { foresee: (foresight: { pit: number, landing: number | null, captured: readonly number[] } | null) => void },
   * }} parts
   */
  constructor({ engine, store, board }) {
    this.#engine = engine;
    this.#store = store;
    this.#board = board;
  }

  /**
   * A person looks at a pit, or at none.
   * @param {number | null} pit
   */
  attend(pit) {
    this.#pit = pit;
    this.#show();
  }

  /** The position has changed: nothing is shown until the person looks anew. */
  drop() {
    this.#pit = null;
    this.#hide();
  }

  async #show() {
    const wanted = this.#wanted();
    this.#hide();
    if (wanted === null) return;
    try {
      const steps = await this.#engine.preview(wanted.pit);
      const now = this.#wanted();
      const late = now?.pit !== wanted.pit || now.id !== wanted.id || now.ply !== wanted.ply;
      if (late) return;
      const told = tellSteps(wanted.side, steps);
      const captured = steps.flatMap((step) => (step.kind === 'capture' ? [step.pit] : []));
      this.#store.foreseen(told);
      this.#board.foresee({ pit: wanted.pit, landing: told.last, captured });
    } catch {
      // The position has changed meanwhile; the next look asks again.
    }
  }

  #hide() {
    if (this.#store.state.foresight === null) return;
    this.#store.foreseen(null);
    this.#board.foresee(null);
  }

  /** The pit to look ahead from, with the game and ply that the answer must still fit. */
  #wanted() {
    const { match, act, settings } = this.#store.state;
    const pit = this.#pit;
    if (pit === null || !match || act !== 'idle' || !settings.preview) return null;
    const { state, seats, id } = match;
    if (seats[state.turn] !== 'person' || !state.legal.includes(pit)) return null;
    return { pit, id, ply: state.ply, side: state.turn };
  }
}
