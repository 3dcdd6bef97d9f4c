/** Every key of ours begins so; the number is the version of what is stored. */
const PREFIX = 'daga-1-';

/**
 * What the page keeps between visits. Where the browser keeps nothing (private
 * window, sandboxed frame, storage full), it works as if nothing had been kept.
 */
export class Storage {
  /** @type {globalThis.Storage | null} */
  #shelf;

  /** @param {() => globalThis.Storage | null} open gives the browser's storage, or none; may throw */
  constructor(open = () => localStorage) {
    try {
      this.#shelf = open();
    } catch {
      this.#shelf = null;
    }
  }

  /**
   * The value kept under `name`, or `null` when there is none or it is not the
   * JSON we wrote. Its shape is for the caller to check.
   *
   * @param {string} name
   * @returns {unknown}
   */
  read(name) {
    try {
      return JSON.parse(this.#shelf?.getItem(PREFIX + name) ?? 'null');
    } catch {
      this.drop(name);
      return null;
    }
  }

  /**
   * @param {string} name
   * @param {unknown} value anything that JSON can hold
   */
  write(name, value) {
    try {
      this.#shelf?.setItem(PREFIX + name, JSON.stringify(value));
    } catch {
      // Full or forbidden: play goes on, this value is simply not kept.
    }
  }

  /** @param {string} name */
  drop(name) {
    try {
      this.#shelf?.removeItem(PREFIX + name);
    } catch {
      // As in `write`.
    }
  }
}
