/**
 * How a match begins: as a new game, as one taken up again, or as a text that
 * a person gave.
 *
 * @typedef {import('./wasm/daga.js').State} State
 * @typedef {import('./players.js').Seats} Seats
 */
import { nobodyPlays } from './players.js';

export class Openings {
  #acts;
  #engine;
  #store;
  #board;
  #account;
  #chance;

  /**
   * @param {{
   *   acts: import('./acts.js').Acts,
   *   engine: import('./engine.js').Engine,
   *   store: import('./store.js').Store,
   *   board: import('./conductor.js').Showing,
   *   account: import('./account.js').Account,
   *   chance: () => number,
   * }} parts
   */
  constructor({ acts, engine, store, board, account, chance }) {
    this.#acts = acts;
    this.#engine = engine;
    this.#store = store;
    this.#board = board;
    this.#account = account;
    this.#chance = chance;
  }

  /**
   * Starts a new game.
   * @param {{ variant: string, seats: Seats }} wish
   */
  begin({ variant, seats }) {
    return this.#acts.add(async () => {
      this.#opened(await this.#engine.open({ variant }), seats, this.#chance(), false);
      this.#account.begun();
    });
  }

  /**
   * Takes up a kept game. Rejects with the engine's error when its text is no game.
   * @param {import('./saved-game.js').SavedGame} saved
   */
  resume({ text, ply, seats, seed }) {
    return this.#openText(async () => {
      const state = await this.#engine.open({ text, ply });
      this.#opened(state, seats, seed, state.ply < state.plies);
      this.#account.resumed();
    });
  }

  /**
   * Loads a game or a position that a person gave. Rejects with the engine's
   * error when the text is neither; the present game then goes on.
   *
   * @param {string} text
   * @param {Seats} seats
   */
  load(text, seats) {
    return this.#openText(async () => {
      const state = await this.#engine.open({ text });
      this.#opened(state, seats, state.chance ?? this.#chance(), nobodyPlays(seats));
      // How a game ended, or that one must pass, says more.
      if (!state.outcome && !state.mustPass)
        this.#store.messageShown({ key: 'loaded', tone: 'note' });
      this.#account.loaded();
    });
  }

  /**
   * An act in which a text is opened. A text that is no game is refused to
   * whoever gave it, and the present game goes on.
   *
   * @param {() => Promise<void>} work
   */
  async #openText(work) {
    /** @type {unknown} */
    let refused = null;
    await this.#acts.add(() =>
      work().catch((error) => {
        refused = error;
      }),
    );
    if (refused) throw refused;
  }

  /**
   * @param {State} state
   * @param {Seats} seats
   * @param {number} seed
   * @param {boolean} paused
   */
  #opened(state, seats, seed, paused) {
    const variant = this.#store.state.variants.find(({ id }) => id === state.variant);
    if (!variant) throw new Error(`The engine opened a game it does not list: ${state.variant}.`);
    this.#store.matchOpened({ variant, state, seats, seed, paused });
    this.#board.show(variant, state);
  }
}
