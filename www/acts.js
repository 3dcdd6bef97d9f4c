/**
 * Acts on the game, one after the other, so that the engine, the store and the
 * board can never disagree. A new act cuts short what is going on.
 *
 * @typedef {import('./wasm/daga.js').State} State
 */
export class Acts {
  /** @type {Promise<void>} */
  #queue = Promise.resolve();
  #waiting = 0;
  #board;
  #begins;
  #failed;
  #ended;

  /**
   * @param {{
   *   board: import('./conductor.js').Showing,
   *   begins: () => void,
   *   failed: (error: any) => void,
   *   ended: () => void,
   * }} parts `begins` hears of every act that is wanted, `ended` that none is left
   */
  constructor({ board, begins, failed, ended }) {
    this.#board = board;
    this.#begins = begins;
    this.#failed = failed;
    this.#ended = ended;
  }

  /**
   * @param {() => Promise<void>} work
   * @returns {Promise<void>} settles as the work does
   */
  add(work) {
    this.#begins();
    this.#board.skip();
    this.#waiting += 1;
    const done = this.#queue.then(() => {
      this.#waiting -= 1;
      return work();
    });
    this.#queue = done
      .catch((error) => this.#failed(error))
      .then(() => {
        if (this.#waiting === 0) this.#ended();
      });
    return done;
  }

  /**
   * Shows a move, to its end or until it is cut short. While another act
   * waits, nothing is animated.
   *
   * @param {import('./store.js').Match} match
   * @param {State} before
   * @param {import('./wasm/daga.js').Step[]} steps
   * @param {State} after
   */
  async show({ variant }, before, steps, after) {
    if (this.#waiting > 0) this.#board.show(variant, after);
    else await this.#board.animate(before, steps, after);
  }
}
