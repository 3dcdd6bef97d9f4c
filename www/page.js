/**
 * The page as a whole: how it is dressed, its title, and which parts can be
 * seen and used.
 *
 * @typedef {import('./store.js').PageState} PageState
 *
 * @typedef {{ render: (state: PageState) => void }} View  a part that changes with the state
 */
import { byId } from './dom.js';
import { boardSettings } from './settings.js';

export class Page {
  #store;
  #system;
  #board;
  #say;
  #kiosk;

  /**
   * @param {{
   *   store: import('./store.js').Store,
   *   system: ReturnType<typeof import('./system.js').watchSystem>,
   *   board: import('./board/board.js').Board,
   *   say: import('./phrases.js').Phrases['say'],
   *   kiosk: boolean,
   * }} parts
   */
  constructor({ store, system, board, say, kiosk }) {
    this.#store = store;
    this.#system = system;
    this.#board = board;
    this.#say = say;
    this.#kiosk = kiosk;
  }

  /** Applies the settings to the page and the board. */
  dress() {
    const decided = boardSettings(this.#store.state.settings, this.#system);
    const { dataset } = document.documentElement;
    dataset.look = decided.look;
    dataset.motion = decided.speed === 'still' ? 'still' : 'moving';
    this.#board.settings = this.#kiosk ? { ...decided, kiosk: true } : decided;
  }

  /** @param {readonly View[]} views */
  render(views) {
    const { state } = this.#store;
    const { match, trouble } = state;
    const focused = document.activeElement;
    const inGame = byId('game').contains(focused);
    for (const view of views) view.render(state);
    // A button that has gone must not take the focus with it.
    if (trouble === null && inGame && !isShown(focused)) this.#board.focus();
    const title = match
      ? this.#say('page-title', { game: this.#say(`game-${match.variant.id}`) })
      : this.#say('title');
    if (document.title !== title) document.title = title;
    document.documentElement.dataset.game = match?.variant.id ?? '';
    byId('game').hidden = trouble !== null;
    const enabled = isPersonsTurn(state);
    if (this.#board.enabled !== enabled) this.#board.enabled = enabled;
  }
}

/** Until the engine has answered, the board stays as it is. @param {PageState} state */
function isPersonsTurn({ match, act }) {
  return (
    match !== null &&
    (act === 'idle' || act === 'asking') &&
    !match.state.outcome &&
    match.seats[match.state.turn] === 'person'
  );
}

/**
 * What goes with a change of state goes by this attribute. Asking where things
 * are would lay the page out in the middle of changing it.
 *
 * @param {Element | null} element
 */
const isShown = (element) => element?.isConnected && element.closest('[hidden]') === null;
