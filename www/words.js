/**
 * Texts that stay where they are while the game changes: headings, labels,
 * options. Each is remembered, so that another language can be filled in
 * under the person's hands without building the page anew.
 *
 * @typedef {import('./phrases.js').Args} Args
 */
export class Words {
  /** @type {(() => void)[]} */
  #fills = [];

  /** @param {import('./phrases.js').Phrases['say']} say */
  constructor(say) {
    this.say = say;
  }

  /**
   * @template {Element} E
   * @param {E} element
   * @param {string} key
   * @param {Args} [args]
   */
  text(element, key, args) {
    return this.#fill(element, () => {
      element.textContent = this.say(key, args);
    });
  }

  /**
   * The name of an element that shows none, or shows less.
   *
   * @template {Element} E
   * @param {E} element
   * @param {string} key
   * @param {Args} [args]
   */
  label(element, key, args) {
    return this.attribute(element, 'aria-label', key, args);
  }

  /**
   * An attribute that is read as a text.
   *
   * @template {Element} E
   * @param {E} element
   * @param {string} name
   * @param {string} key
   * @param {Args} [args]
   */
  attribute(element, name, key, args) {
    return this.#fill(element, () => element.setAttribute(name, this.say(key, args)));
  }

  /**
   * A text that takes more than one phrase.
   *
   * @template {Element} E
   * @param {E} element
   * @param {(say: import('./phrases.js').Phrases['say']) => string} compose
   */
  phrase(element, compose) {
    return this.#fill(element, () => {
      element.textContent = compose(this.say);
    });
  }

  /** Fills in every text again. */
  refresh() {
    for (const fill of this.#fills) fill();
  }

  /**
   * @template {Element} E
   * @param {E} element
   * @param {() => void} fill
   */
  #fill(element, fill) {
    this.#fills.push(fill);
    fill();
    return element;
  }
}
