/**
 * The language the page speaks, and how it changes to another.
 */
export class SpokenLanguage {
  /** The language asked for last. */
  #wanted = '';
  #phrases;
  #languages;
  #changed;
  #failed;

  /**
   * @param {{
   *   phrases: import('./phrases.js').Phrases,
   *   languages: typeof import('./languages/index.js').languages,
   *   changed: () => void,
   *   failed: (error: any) => void,
   * }} parts
   */
  constructor({ phrases, languages, changed, failed }) {
    this.#phrases = phrases;
    this.#languages = languages;
    this.#changed = changed;
    this.#failed = failed;
  }

  /** The first of the browser's languages that the page speaks. */
  preferred() {
    const wanted = navigator.languages.map((tag) => tag.split('-')[0]);
    const spoken = wanted.find((code) => this.#languages.some((each) => each.code === code));
    return spoken ?? this.#phrases.language.code;
  }

  /** @param {string} code */
  async use(code) {
    const wanted = this.#languages.find((language) => language.code === code);
    if (!wanted) return;
    this.#wanted = code;
    try {
      const language = await wanted.load();
      // Another may have been chosen while this one was on its way.
      if (this.#wanted !== code || language === this.#phrases.language) return;
      this.#phrases.use(language);
    } catch (error) {
      this.#failed(error);
      return;
    }
    document.documentElement.lang = this.#phrases.language.code;
    document.documentElement.dir = this.#phrases.language.dir;
    this.#changed();
  }
}
