/**
 * What a person chooses besides moves: another game, who plays, which level.
 *
 * @typedef {import('./players.js').Seats} Seats
 * @typedef {import('./levels.js').LevelName} LevelName
 */
import { LOST } from './thread.js';

/** Who plays what when nobody has chosen yet. */
export const FIRST_SEATS = /** @type {Seats} */ ({ south: 'person', north: 'computer' });
export const FIRST_VARIANT = 'modiar';

export class Choices {
  #store;
  #conductor;
  #keeper;
  #change;
  #begun;
  #first;

  /**
   * @param {{
   *   store: import('./store.js').Store,
   *   conductor: import('./conductor.js').Conductor,
   *   keeper: import('./keeper.js').Keeper,
   *   change: (changed: Partial<import('./settings.js').Settings>) => void,
   *   begun: () => void,
   *   first: Seats,
   * }} parts `first`: who plays as long as no game is on the table
   */
  constructor({ store, conductor, keeper, change, begun, first }) {
    this.#store = store;
    this.#conductor = conductor;
    this.#keeper = keeper;
    this.#change = change;
    this.#begun = begun;
    this.#first = first;
  }

  /** The variant on the table. */
  get variant() {
    return this.#store.state.match?.variant.id ?? FIRST_VARIANT;
  }

  /** Who plays it. */
  get seats() {
    return this.#store.state.match?.seats ?? this.#first;
  }

  /** @param {{ variant: string, seats: Seats, level: LevelName }} wish */
  beginAt = async ({ level, ...wish }) => {
    this.#change({ level });
    await this.#begin(wish);
  };

  /** The same variant and players once more. */
  again = () => this.#begin({ variant: this.variant, seats: this.seats });

  /**
   * Another variant is chosen in the bar: the game begun there goes on, if there is one.
   * @param {string} id
   */
  chooseVariant = async (id) => {
    if (id === this.#store.state.match?.variant.id) return;
    await this.#keeper.takeUp(id, this.seats).catch(unlessLost);
  };

  /**
   * @param {import('./players.js').Side} side
   * @param {import('./players.js').Kind} kind
   * @param {LevelName} [level] the computer's
   */
  seat = (side, kind, level) => {
    if (level) this.#change({ level });
    this.#conductor.seat({ ...this.seats, [side]: kind });
  };

  /** @param {{ variant: string, seats: Seats }} wish */
  async #begin(wish) {
    await this.#conductor.openings.begin(wish).catch(unlessLost);
    this.#begun();
  }
}

/**
 * A dead engine is told by its own event, wherever it was noticed.
 * @param {any} error
 */
function unlessLost(error) {
  if (error?.code !== LOST) throw error;
}
