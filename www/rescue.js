/** The ways on after a panic: each begins with a fresh engine. */
export class Rescue {
  #engine;
  #store;
  #conductor;
  #choices;
  #board;

  /**
   * @param {{
   *   engine: { start: () => void },
   *   store: import('./store.js').Store,
   *   conductor: import('./conductor.js').Conductor,
   *   choices: import('./choices.js').Choices,
   *   board: { focus: () => void },
   * }} parts
   */
  constructor({ engine, store, conductor, choices, board }) {
    this.#engine = engine;
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
      this.#engine.start();
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
    this.#engine.start();
    await this.#choices.again();
  };
}
