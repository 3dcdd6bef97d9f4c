/**
 * The page as a museum's screen. While nobody plays, the computer plays itself
 * and the screen invites. A touch begins a game; when the visitor has gone,
 * everything is as it was.
 *
 * @typedef {import('../players.js').Seats} Seats
 * @typedef {import('../settings.js').Settings} Settings
 *
 * @typedef {object} Doings
 * @property {(wish: { variant: string, seats: Seats }) => Promise<void>} begin
 * @property {() => Promise<void>} openGame  the game that a visitor starts with
 * @property {() => void} focus  on the board
 * @property {(changed: Partial<Settings>) => void} change
 * @property {() => void} openSettings
 */
import { el, setAttribute } from '../dom.js';
import { nobodyPlays } from '../players.js';
import { Attract } from './attract.js';
import { makeCode } from './code.js';
import { fence } from './fence.js';
import { oneFinger } from './fingers.js';
import { Idle } from './idle.js';
import { makeWarning } from './warning.js';

const IDLE = 60;
const WARNING = 20;
/** How long the end of a game stays before the next one begins by itself (ms). */
const REST = 6000;
/** After an invitation or a warning is touched away, presses are its echo for so long (ms). */
const ECHO = 500;
const ITSELF = /** @type {Seats} */ ({ south: 'computer', north: 'computer' });

export class Kiosk {
  #inviting = false;
  #quietUntil = 0;
  #rounds = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #resting;
  /** @type {Attract | undefined} */
  #attract;

  /**
   * @param {{
   *   words: import('../words.js').Words,
   *   store: import('../store.js').Store,
   *   given: import('../parameters.js').Given,
   *   languages: typeof import('../languages/index.js').languages,
   *   settings: Settings,
   *   doings: Doings,
   * }} parts `settings`: what every visitor starts with
   */
  constructor({ words, store, given, languages, settings, doings }) {
    this.store = store;
    this.settings = settings;
    this.doings = doings;
    this.languages = languages;
    this.warning = makeWarning(words);
    this.idle = new Idle(
      { idle: given.idle ?? IDLE, warning: given.warning ?? WARNING },
      {
        warn: (seconds) => this.warning.show(seconds),
        back: () => this.warning.hide(),
        gone: () => this.invite(),
      },
    );
    this.bar = this.#makeBar(words, given.locked ?? []);
    document.body.append(this.warning.dialog, this.bar);
    if (given.code) {
      const handle = /** @type {HTMLElement} */ (document.querySelector('.wordmark'));
      const { code } = given;
      document.body.append(makeCode({ words, handle, code, open: doings.openSettings }));
    }
    this.#listen();
    fence();
    oneFinger(document.body);
  }

  /** Everything as it was at first, the computer playing, the invitation over it. */
  async invite() {
    // What went wrong, and the way on, must stay in sight.
    if (this.store.state.trouble) return;
    this.idle.rest();
    this.#inviting = true;
    for (const dialog of document.querySelectorAll('dialog')) if (dialog.open) dialog.close();
    this.doings.change(this.settings);
    window.scrollTo(0, 0);
    this.#attract ??= await this.#makeAttract();
    if (this.store.state.trouble) return;
    this.#attract.open();
    await this.#playItself();
  }

  async #makeAttract() {
    const texts = await Promise.all(this.languages.map(({ load }) => load()));
    const attract = new Attract(texts, {
      begin: (language, byKey) => this.#receive(language, byKey),
    });
    document.body.append(attract.dialog);
    return attract;
  }

  /** A visitor has come. @param {string | null} language @param {boolean} byKey */
  async #receive(language, byKey) {
    this.#inviting = false;
    this.#quietUntil = performance.now() + ECHO;
    clearTimeout(this.#resting);
    this.idle.touch();
    if (language) this.doings.change({ language });
    await this.doings.openGame();
    if (byKey) this.doings.focus();
  }

  async #playItself() {
    const { variants } = this.store.state;
    const variant = variants[this.#rounds % variants.length].id;
    this.#rounds += 1;
    await this.doings.begin({ variant, seats: ITSELF });
  }

  #listen() {
    this.store.addEventListener('change', (event) => {
      const { before, state } = /** @type {CustomEvent} */ (event).detail;
      this.#mark(state.settings.language);
      const { match, act, trouble } = state;
      if (trouble) {
        this.#inviting = false;
        this.#attract?.close();
      }
      if (!match || trouble) return;
      if (this.#inviting) {
        const over = match.state.outcome && act === 'idle';
        if (!over) return;
        clearTimeout(this.#resting);
        this.#resting = setTimeout(() => this.#inviting && this.#playItself(), REST);
      } else if (before.act === 'sowing' && act !== 'sowing' && !nobodyPlays(match.seats)) {
        // Whoever has just watched a long sowing has had no time to touch.
        this.#present();
      }
    });
    for (const type of ['pointerdown', 'keydown', 'input', 'wheel'])
      window.addEventListener(type, (event) => this.#touched(event), {
        capture: true,
        passive: true,
      });
    window.addEventListener(
      'click',
      (event) => {
        if (this.#inviting || event.detail === 0 || performance.now() >= this.#quietUntil) return;
        event.stopImmediatePropagation();
        event.preventDefault();
      },
      true,
    );
  }

  /** @param {Event} event */
  #touched(event) {
    if (this.#inviting) return;
    if (this.warning.dialog.open && event.type === 'pointerdown')
      this.#quietUntil = performance.now() + ECHO;
    this.idle.touch();
  }

  /** The visitor is there, but a warning that is up stays until touched. */
  #present() {
    if (!this.warning.dialog.open) this.idle.touch();
  }

  /** @param {import('../words.js').Words} words @param {readonly string[]} locked */
  #makeBar(words, locked) {
    const fixed = locked.includes('language') || locked.includes('all');
    const bar = words.label(
      el('nav', { class: 'kiosk-bar languages', hidden: fixed || this.languages.length < 2 }),
      'setting-language',
    );
    for (const { code, name } of this.languages) {
      const choose = () => this.doings.change({ language: code });
      bar.append(
        el(
          'button',
          { type: 'button', class: 'language', lang: code, value: code, onclick: choose },
          name,
        ),
      );
    }
    document.documentElement.dataset.kiosk = bar.hidden ? 'bare' : 'bar';
    return bar;
  }

  /** @param {string} language the one in use */
  #mark(language) {
    for (const button of this.bar.querySelectorAll('button'))
      setAttribute(button, 'aria-current', button.value === language ? 'true' : null);
  }
}
