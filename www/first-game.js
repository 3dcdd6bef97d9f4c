/**
 * The game that the page opens with: the one that its address asks for, the
 * one that was played last, or a new one.
 */
import { FIRST_VARIANT } from './choices.js';
import { tellTextFault } from './text-fault.js';
import { LOST } from './thread.js';

export class FirstGame {
  #store;
  #conductor;
  #keeper;
  #given;
  #seats;
  #faults;

  /**
   * @param {{
   *   store: import('./store.js').Store,
   *   conductor: import('./conductor.js').Conductor,
   *   keeper: import('./keeper.js').Keeper,
   *   given: import('./parameters.js').Given,
   *   seats: import('./players.js').Seats,
   *   faults: Pick<import('./faults.js').Faults, 'add'>,
   * }} parts
   */
  constructor({ store, conductor, keeper, given, seats, faults }) {
    this.#store = store;
    this.#conductor = conductor;
    this.#keeper = keeper;
    this.#given = given;
    this.#seats = seats;
    this.#faults = faults;
  }

  open = async () => {
    const { variants } = this.#store.state;
    const { game, position, players, side } = this.#given;
    const asked = variants.find(({ id }) => id === game)?.id;
    if (game && !asked)
      this.#faults.add({
        name: 'game',
        value: game,
        wanted: 'one-of',
        choices: variants.map(({ id }) => id).join(', '),
      });
    const seats = this.#seats;
    if (position && (await this.#load(position, seats))) return;
    await this.#keeper.takeUp(asked ?? this.#keeper.last() ?? FIRST_VARIANT, seats);
    if (players || side) this.#conductor.seat(seats);
  };

  /**
   * @param {string} text
   * @param {import('./players.js').Seats} seats
   * @returns {Promise<boolean>} whether it is a game or a position
   */
  async #load(text, seats) {
    try {
      await this.#conductor.openings.load(text, seats);
      return true;
    } catch (error) {
      if (/** @type {any} */ (error).code === LOST) throw error;
      this.#faults.add({
        name: 'position',
        value: text.slice(0, 60),
        wanted: 'reason',
        reason: (say) => tellTextFault(say, error),
      });
      return false;
    }
  }
}
