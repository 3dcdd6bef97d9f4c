/**
 * Watches whether anybody is there. After `idle` seconds without a touch it
 * warns, counting down `warning` seconds; then the visitor counts as gone.
 */
export class Idle {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #left = 0;

  /**
   * @param {{ idle: number, warning: number }} seconds
   * @param {{ warn: (secondsLeft: number) => void, back: () => void, gone: () => void }} told
   *   `warn` each second of the warning; `back` when a touch stops it
   */
  constructor({ idle, warning }, told) {
    this.idle = idle;
    this.warning = warning;
    this.told = told;
  }

  /** Somebody is there: the time starts again. */
  touch() {
    clearTimeout(this.#timer);
    if (this.#left > 0) {
      this.#left = 0;
      this.told.back();
    }
    this.#timer = setTimeout(() => this.#count(this.warning), this.idle * 1000);
  }

  /** Nobody is expected. */
  rest() {
    clearTimeout(this.#timer);
    this.#left = 0;
  }

  /** @param {number} left */
  #count(left) {
    this.#left = left;
    if (left === 0) {
      this.told.gone();
      return;
    }
    this.told.warn(left);
    this.#timer = setTimeout(() => this.#count(left - 1), 1000);
  }
}
