import { el } from '../dom.js';

/** How long one language invites, in milliseconds. */
const TURN = 4000;

/**
 * What stands over the game while nobody plays: an invitation, in one language
 * after the other. It covers everything, so that the first touch begins a game
 * and cannot play in one.
 */
export class Attract {
  /** @type {ReturnType<typeof setInterval> | undefined} */
  #turning;
  #shown = 0;

  /**
   * @param {readonly import('../phrases.js').Language[]} languages
   * @param {{ begin: (language: string | null, byKey: boolean) => void }} intents `begin`
   *   with the language whose button was touched, or none
   */
  constructor(languages, { begin }) {
    this.languages = languages;
    this.line = el('span', { class: 'invitation' });
    this.button = el('button', { type: 'button', class: 'invite' }, this.line);
    const choices = languages.map(({ code, name, dir }) =>
      el('button', { type: 'button', class: 'language', lang: code, dir, value: code }, name),
    );
    this.dialog = el(
      'dialog',
      { class: 'attract' },
      this.button,
      el('div', { class: 'languages', hidden: choices.length < 2 }, ...choices),
    );
    const touched = (/** @type {Event} */ event) => {
      const button = event.target instanceof Element ? event.target.closest('.language') : null;
      this.close();
      begin(
        /** @type {HTMLButtonElement | null} */ (button)?.value ?? null,
        !(event instanceof MouseEvent) || event.detail === 0,
      );
    };
    this.dialog.addEventListener('click', touched);
    this.dialog.addEventListener('keydown', (event) => {
      if (['Tab', 'Shift', 'Enter', ' '].includes(event.key)) return;
      event.preventDefault();
      touched(event);
    });
    // Esc is a key like any other.
    this.dialog.addEventListener('cancel', (event) => event.preventDefault());
  }

  open() {
    if (this.dialog.open) return;
    this.dialog.showModal();
    this.button.focus();
    this.#invite(0);
    this.#turning = setInterval(() => this.#invite(this.#shown + 1), TURN);
  }

  close() {
    clearInterval(this.#turning);
    this.dialog.close();
  }

  /** @param {number} turn */
  #invite(turn) {
    this.#shown = turn % this.languages.length;
    const { code, dir, texts } = this.languages[this.#shown];
    this.line.textContent = String(texts['kiosk-invite']);
    this.line.lang = code;
    this.line.dir = dir;
    // The fading in starts again.
    this.line.classList.remove('fresh');
    requestAnimationFrame(() => this.line.classList.add('fresh'));
  }
}
