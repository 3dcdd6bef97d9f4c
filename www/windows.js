/**
 * The windows over the page, by name.
 *
 * @typedef {object} PageWindow
 * @property {HTMLDialogElement} dialog
 * @property {(state: import('./store.js').PageState) => void} [prepare]
 * @property {() => HTMLElement | null | undefined} [first] where the focus goes
 */
export class Windows {
  /** @type {Record<string, PageWindow>} */
  #windows = {};
  #root;
  #store;
  #board;

  /**
   * @param {{
   *   root: HTMLElement,
   *   store: import('./store.js').Store,
   *   board: { focus: () => void },
   * }} parts
   */
  constructor({ root, store, board }) {
    this.#root = root;
    this.#store = store;
    this.#board = board;
  }

  /** @param {Record<string, PageWindow>} windows */
  add(windows) {
    Object.assign(this.#windows, windows);
    this.#root.append(...Object.values(windows).map(({ dialog }) => dialog));
  }

  /** @param {string} name */
  has(name) {
    return name in this.#windows;
  }

  open = (/** @type {string} */ name) => {
    const { dialog, prepare, first } = this.#windows[name];
    prepare?.(this.#store.state);
    // Set only now: in a frame it would take the focus from the page around it.
    dialog.querySelector('h2')?.setAttribute('autofocus', '');
    if (!dialog.open) dialog.showModal();
    first?.()?.focus();
  };

  /** @param {string} name */
  close(name) {
    this.#windows[name].dialog.close();
  }

  /** A window was closed. When its opener has gone, the focus goes to the board. */
  closed = () => {
    if (document.activeElement === document.body) this.#board.focus();
  };
}
