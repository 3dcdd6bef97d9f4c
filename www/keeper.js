/**
 * Keeps games between visits, one for each variant, and takes them up again.
 *
 * @typedef {import('./players.js').Seats} Seats
 */

import { readSavedGame, savedGameName } from './saved-game.js';
import { LOST } from './thread.js';

export class Keeper {
  /** @param {{ storage: import('./storage.js').Storage, store: import('./store.js').Store, match: import('./match.js').Match }} parts */
  constructor({ storage, store, match }) {
    this.storage = storage;
    this.store = store;
    this.match = match;
  }

  /**
   * The variant played last, if the engine knows it.
   * @returns {string | null}
   */
  last() {
    const last = this.storage.read('last');
    return this.store.state.variants.some(({ id }) => id === last) ? String(last) : null;
  }

  /** @param {import('./store.js').Match | null} game */
  keep(game) {
    if (!game) return;
    const { state, seats, seed } = game;
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
      await this.match.begin({ variant, seats });
      return;
    }
    try {
      await this.match.resume(saved);
    } catch (error) {
      const { code, message } = /** @type {any} */ (error);
      if (code === LOST) throw error;
      this.storage.drop(name);
      await this.match.begin({ variant, seats });
      this.store.messageShown({
        key: 'saved-game-damaged',
        args: { reason: message },
        tone: 'note',
      });
    }
  }
}
