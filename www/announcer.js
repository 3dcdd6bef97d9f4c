/**
 * Speaks to screen readers through live regions. Two regions take turns: a
 * sentence put into the region that was empty is announced even when the same
 * sentence was the last one.
 */
export class Announcer {
  /** @type {HTMLElement[]} */
  #regions;
  #turn = 0;

  /** @param {HTMLElement} root an empty element, visually hidden */
  constructor(root) {
    this.#regions = [0, 1].map(() => {
      const region = document.createElement('div');
      region.setAttribute('aria-live', 'polite');
      region.setAttribute('aria-atomic', 'true');
      root.append(region);
      return region;
    });
  }

  /** @param {string} sentence */
  announce(sentence) {
    this.#regions[this.#turn].textContent = '';
    this.#turn = 1 - this.#turn;
    this.#regions[this.#turn].textContent = sentence;
  }
}
