/**
 * A walk through the record: back, forward, to any ply, and once more over the
 * last move.
 *
 * @typedef {import('./wasm/daga.js').State} State
 */
import { tellSteps } from './narration.js';
import { nobodyPlays, redoPly, undoPly } from './players.js';

export class Walk {
  #acts;
  #engine;
  #store;
  #board;
  #account;

  /**
   * @param {{
   *   acts: import('./acts.js').Acts,
   *   engine: import('./engine.js').Engine,
   *   store: import('./store.js').Store,
   *   board: import('./conductor.js').Showing,
   *   account: import('./account.js').Account,
   * }} parts
   */
  constructor({ acts, engine, store, board, account }) {
    this.#acts = acts;
    this.#engine = engine;
    this.#store = store;
    this.#board = board;
    this.#account = account;
  }

  /** Back to the last position in which a person decided. */
  undo() {
    this.#acts.add(async () => {
      const { state, seats } = this.#store.match;
      const ply = undoPly(state, seats);
      if (ply === null) return;
      await this.#jumpTo(ply);
      this.#account.undone(state.ply - ply);
    });
  }

  /** Forward again, showing each move. */
  redo() {
    this.#acts.add(async () => {
      const { state: now, seats } = this.#store.match;
      const target = redoPly(now, seats);
      while (target !== null && this.#store.match.state.ply < target) {
        const before = this.#store.match.state;
        const { steps, state } = await this.#engine.redo();
        const told = tellSteps(before.turn, steps);
        this.#store.replaying(told);
        await this.#acts.show(this.#store.match, before, steps, state);
        this.#store.placed(state, told, this.#pausedAt(state));
        this.#account.moved(told);
      }
    });
  }

  /**
   * To any ply of the record, at once.
   * @param {number} ply
   */
  jump(ply) {
    this.#acts.add(async () => {
      const { state } = this.#store.match;
      const target = Math.min(Math.max(ply, 0), state.plies);
      if (target === state.ply) return;
      await this.#jumpTo(target);
      this.#account.jumped();
    });
  }

  /** Shows the last move once more. */
  replay() {
    this.#acts.add(async () => {
      const { state, variant } = this.#store.match;
      if (state.ply === 0) return;
      const { before, steps, state: after } = await this.#engine.replay(state.ply);
      const told = tellSteps(before.turn, steps);
      this.#store.replaying(told);
      await this.#acts.show(this.#store.match, before, steps, after);
      this.#board.show(variant, this.#store.match.state);
      this.#store.placed(this.#store.match.state, told, this.#store.match.paused);
      this.#account.replayed(told);
    });
  }

  /** @param {number} ply */
  async #jumpTo(ply) {
    const state = await this.#engine.jump(ply);
    this.#board.show(this.#store.match.variant, state);
    this.#store.placed(state, null, this.#pausedAt(state));
  }

  /** @param {State} state */
  #pausedAt(state) {
    return state.ply < state.plies || nobodyPlays(this.#store.match.seats);
  }
}
