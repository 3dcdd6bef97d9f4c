/**
 * Looks up every word a person reads or hears.
 *
 * A text is a string with `{name}` slots, or a choice between texts:
 *
 *     { one: '{n} stone', other: '{n} stones' }          by the plural form of `n`
 *     { by: 'captured', 0: '…', one: '…', other: '…' }   by the plural form of `captured`, exact numbers first
 *     { by: 'who', you: '…', other: '…' }                by the word in `who`
 *
 * Choices nest, so a language can vary a whole sentence by whatever it needs
 * and never has to glue pieces together.
 *
 * @typedef {string | { [form: string]: Text }} Text
 *
 * @typedef {object} Language
 * @property {string} code
 * @property {string} [intl]  whose plural forms and numbers it has, where not every browser knows its own
 * @property {string} name    in the language itself
 * @property {'ltr' | 'rtl'} dir
 * @property {string} status  who wrote it and who checked it
 * @property {Record<string, any>} texts
 *
 * @typedef {Record<string, string | number>} Args
 */

export class Phrases {
  /** @type {Language} */
  #language;
  /** @type {Intl.PluralRules | null} */
  #plurals = null;
  /** @type {Intl.NumberFormat | null} */
  #numbers = null;

  /** @param {Language} language */
  constructor(language) {
    this.#language = language;
  }

  /** The language in use: its code, name and direction. */
  get language() {
    return this.#language;
  }

  /**
   * Changes the language; whoever shows words must ask again.
   * @param {Language} language
   */
  use(language) {
    this.#language = language;
    this.#plurals = null;
    this.#numbers = null;
  }

  /**
   * The text for `key` with its slots filled. A key that no language file has is
   * a mistake of ours: the key itself is shown, so that it can be reported.
   *
   * @param {string} key
   * @param {Args} [args]
   * @returns {string}
   */
  say = (key, args = {}) => {
    const text = this.#language.texts[key];
    if (text === undefined) {
      console.error(`No text for "${key}" in language "${this.#language.code}".`);
      return key;
    }
    return this.#fill(this.#choose(text, args), args);
  };

  /**
   * A number as this language writes it.
   * @param {number} n
   */
  number(n) {
    // All languages write these alike, and a slow phone needs 100 ms to make its
    // first Intl.NumberFormat. A game's start has no others.
    if (Number.isInteger(n) && n >= 0 && n < 1000) return String(n);
    this.#numbers ??= new Intl.NumberFormat(this.#locale);
    return this.#numbers.format(n);
  }

  get #locale() {
    const { intl, code } = this.#language;
    return intl ?? code;
  }

  /** @param {number} n */
  #plural(n) {
    this.#plurals ??= new Intl.PluralRules(this.#locale);
    return this.#plurals.select(n);
  }

  /**
   * @param {Text} text
   * @param {Args} args
   * @returns {string}
   */
  #choose(text, args) {
    if (typeof text === 'string') return text;
    const by = typeof text.by === 'string' ? text.by : 'n';
    const value = args[by];
    const form =
      typeof value === 'number' && !(value in text) ? this.#plural(value) : String(value);
    return this.#choose(text[form] ?? text.other ?? '', args);
  }

  /**
   * @param {string} text
   * @param {Args} args
   */
  #fill(text, args) {
    return text.replace(/\{(\w+)\}/g, (slot, name) => {
      const value = args[name];
      if (value === undefined) return slot;
      return this.#isolate(typeof value === 'number' ? this.number(value) : value);
    });
  }

  /**
   * In a language from right to left a name such as "c" must not pull the
   * punctuation beside it to its own direction.
   *
   * @param {string} value
   */
  #isolate(value) {
    return this.#language.dir === 'rtl' ? `\u2068${value}\u2069` : value;
  }
}
