/** The ways on after a panic: each begins with a fresh engine. */
export class Rescue {
  #startEngine;
  #store;
  #conductor;
  #choices;
  #board;

  /**
   * @param {{
   *   startEngine: () => Promise<void>,
   *   store: import('./store.js').Store,
   *   conductor: import('./conductor.js').Conductor,
   *   choices: import('./choices.js').Choices,
   *   board: { focus: () => void },
   * }} parts
   */
  constructor({ startEngine, store, conductor, choices, board }) {
    this.#startEngine = startEngine;
    this.#store = store;
    this.#conductor = conductor;
    this.#choices = choices;
    this.#board = board;
  }

  /** The game as it stood. */
  restart = async () => {
    const { match } = this.#store.state;
    if (!match) return;
    try {
      await this.#startEngine();
      const { state, seats, seed } = match;
      await this.#conductor.openings.resume({ text: state.game, ply: state.ply, seats, seed });
      this.#board.focus();
    } catch (error) {
      const message = String(/** @type {any} */ (error)?.message ?? error);
      this.#store.troubled({ kind: 'again', message });
    }
  };

  /** After a panic that comes back: a new game. */
  startAfresh = async () => {
    await this.#startEngine();
    await this.#choices.again();
  };
}
