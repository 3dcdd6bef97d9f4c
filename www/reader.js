/** Reads to a person what was asked for: the board, or a hint. */
export class Reader {
  #store;
  #analyst;
  #narrator;
  #announcer;

  /**
   * @param {{
   *   store: import('./store.js').Store,
   *   analyst: import('./analyst.js').Analyst,
   *   narrator: import('./narration.js').Narrator,
   *   announcer: import('./announcer.js').Announcer,
   * }} parts
   */
  constructor({ store, analyst, narrator, announcer }) {
    this.#store = store;
    this.#analyst = analyst;
    this.#narrator = narrator;
    this.#announcer = announcer;
  }

  board = () => {
    const { match } = this.#store.state;
    if (match) this.#announcer.announce(this.#narrator.board(match.state, match.seats));
  };

  /** One pit and why, in words, on the board and aloud. */
  hint = async () => {
    try {
      const hint = await this.#analyst.hint();
      const { match } = this.#store.state;
      if (hint && match) this.#announcer.announce(this.#narrator.hint(hint, match.state));
    } catch (error) {
      this.#store.failed(error);
    }
  };
}
