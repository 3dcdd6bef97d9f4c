/**
 * The windows over the page, by name. Each is made when there is time or when
 * it is asked for, by a script that comes after the page stands.
 *
 * @typedef {object} PageWindow
 * @property {HTMLDialogElement} dialog
 * @property {(state: import('./store.js').PageState) => void} [prepare]
 * @property {() => HTMLElement | null | undefined} [first] where the focus goes
 * @property {() => void} [relabel] the language has changed
 *
 * @typedef {Record<string, () => PageWindow | Promise<PageWindow>>} Makers of windows, by name
 */
import { idle } from './idle.js';

/** What the bar offers, and what is left of it where a visitor may change nothing for the next. */
const OFFERED = ['new-game', 'rules', 'settings', 'text', 'keys'];
const OFFERED_BY_KIOSK = ['new-game', 'rules'];

export class Windows {
  /** @type {Record<string, PageWindow>} */
  #made = {};
  /** @type {Map<string, Promise<void>>} */
  #making = new Map();
  /** The one asked for last. */
  #wanted = '';
  #root;
  #store;
  #board;
  #bring;
  #failed;

  /**
   * @param {{
   *   root: HTMLElement,
   *   store: import('./store.js').Store,
   *   board: { focus: () => void },
   *   kiosk: boolean,
   *   bring: () => Promise<Makers>,
   *   failed: (error: any) => void,
   * }} parts `failed`: a window that a person asked for did not come
   */
  constructor({ root, store, board, kiosk, bring, failed }) {
    this.#root = root;
    this.#store = store;
    this.#board = board;
    this.#bring = bring;
    this.#failed = failed;
    /** The names of those that the bar offers. */
    this.offered = kiosk ? OFFERED_BY_KIOSK : OFFERED;
  }

  /** @param {string} name @param {PageWindow} made */
  #add(name, made) {
    this.#made[name] = made;
    this.#root.append(made.dialog);
  }

  /** Makes them, each when the page has nothing else to do. A kiosk's keeper gets to more than its bar offers. */
  async prepare() {
    try {
      for (const name of ['menu', ...OFFERED]) {
        await idle();
        await this.#make(name);
      }
    } catch {
      // Whoever asks for one will be told.
    }
  }

  /** @param {string} name */
  open = (name) => {
    this.#wanted = name;
    if (this.#made[name]) this.#show(name);
    else
      this.#make(name).then(
        () => this.#wanted === name && this.#show(name),
        (error) => this.#failed(error),
      );
  };

  /** @param {string} name */
  close(name) {
    this.#made[name].dialog.close();
  }

  /** A window was closed. When its opener has gone, the focus goes to the board. */
  closed = () => {
    if (document.activeElement === document.body) this.#board.focus();
  };

  /** Everything is said in another language. */
  relabel() {
    for (const { relabel } of Object.values(this.#made)) relabel?.();
  }

  /** Makes a window, once. @param {string} name */
  #make(name) {
    const making = this.#making.get(name) ?? this.#begin(name);
    this.#making.set(name, making);
    making.catch(() => this.#making.delete(name));
    return making;
  }

  /** @param {string} name */
  async #begin(name) {
    const makers = await this.#bring();
    this.#add(name, await makers[name]());
  }

  /** @param {string} name */
  #show(name) {
    this.#wanted = '';
    const { dialog, prepare, first } = this.#made[name];
    prepare?.(this.#store.state);
    // Set only now: in a frame it would take the focus from the page around it.
    dialog.querySelector('h2')?.setAttribute('autofocus', '');
    if (!dialog.open) dialog.showModal();
    first?.()?.focus();
  }
}
