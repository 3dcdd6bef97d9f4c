/**
 * Keeps games between visits, one for each variant, and takes them up again.
 *
 * @typedef {import('./players.js').Seats} Seats
 */

import { readSavedGame, savedGameName } from './saved-game.js';
import { LOST } from './thread.js';

export class Keeper {
  /**
   * @param {{
   *   storage: import('./storage.js').Storage,
   *   store: import('./store.js').Store,
   *   openings: import('./openings.js').Openings,
   * }} parts
   */
  constructor({ storage, store, openings }) {
    this.storage = storage;
    this.store = store;
    this.openings = openings;
  }

  /**
   * The variant played last, if the engine knows it.
   * @returns {string | null}
   */
  last() {
    const last = this.storage.read('last');
    return this.store.state.variants.some(({ id }) => id === last) ? String(last) : null;
  }

  /** @param {import('./store.js').Match | null} match */
  keep(match) {
    if (!match) return;
    const { state, seats, seed } = match;
    const { variant, game: text, ply } = state;
    this.storage.write(savedGameName(variant), { text, ply, seats, seed });
    this.storage.write('last', variant);
  }

  /**
   * Takes up the game kept for a variant, or begins one. A damaged one is
   * dropped, with a note, and costs nothing else.
   *
   * @param {string} variant
   * @param {Seats} seats who plays if the game is new
   */
  async takeUp(variant, seats) {
    const name = savedGameName(variant);
    const saved = readSavedGame(this.storage.read(name));
    if (!saved) {
      await this.openings.begin({ variant, seats });
      return;
    }
    try {
      await this.openings.resume(saved);
    } catch (error) {
      const { code, message } = /** @type {any} */ (error);
      if (code === LOST) throw error;
      this.storage.drop(name);
      await this.openings.begin({ variant, seats });
      this.store.messageShown({
        key: 'saved-game-damaged',
        args: { reason: message },
        tone: 'note',
      });
    }
  }
}
