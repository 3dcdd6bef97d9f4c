/**
 * Makes the page's windows. The one for embedding is loaded when it is first
 * wanted.
 */
import { byId, el } from './dom.js';
import { whenIdle } from './idle.js';
import { makeFaults } from './views/faults.js';
import { makeKeys } from './views/keys.js';
import { makeMenu } from './views/menu.js';
import { makeNewGame } from './views/new-game.js';
import { makeRules } from './views/rules.js';
import { makeSettings } from './views/settings.js';
import { makeText } from './views/text.js';
import { Windows } from './windows.js';

/** What the bar offers, and what is left of it where a visitor may change nothing for the next. */
const WINDOWS = ['new-game', 'rules', 'settings', 'text', 'keys'];
const KIOSK_WINDOWS = ['new-game', 'rules'];

/**
 * Settings that are locked a visitor may not change.
 *
 * @param {{
 *   given: import('./parameters.js').Given,
 *   locked: readonly string[],
 *   faults: Parameters<typeof makeFaults>[1],
 *   embeddable: boolean,
 *   store: import('./store.js').Store,
 *   board: { focus: () => void },
 *   engine: import('./engine.js').Engine,
 *   words: import('./words.js').Words,
 *   phrases: import('./phrases.js').Phrases,
 *   openings: import('./openings.js').Openings,
 *   choices: import('./choices.js').Choices,
 *   boardSettings: () => ReturnType<typeof import('./settings.js').boardSettings>,
 *   change: (changed: Partial<import('./settings.js').Settings>) => void,
 * }} parts
 */
export function makeWindows(parts) {
  const { given, locked, words, phrases, choices, change } = parts;
  const windows = new Windows({ root: byId('windows'), store: parts.store, board: parts.board });
  /** The names of those that the bar offers. */
  const offered = given.kiosk ? KIOSK_WINDOWS : WINDOWS;
  const { closed } = windows;
  const faults = makeFaults(words, parts.faults);
  /** @type {ReturnType<typeof makeRules> | null} */
  let rules = null;
  whenIdle(make);

  /** Makes the windows, once: before one is opened, or when there is time. */
  function make() {
    if (rules) return;
    rules = makeRules(words, {
      example: (example) => parts.engine.example(example),
      boardSettings: parts.boardSettings,
      language: () => phrases.language.code,
      // A kiosk has no printer, and the browser's print window would lead out of it.
      mayPrint: !given.kiosk,
      closed,
    });
    const settings = makeSettings(words, {
      change,
      languageStatus: () => phrases.language.status,
      closed,
      locked,
    });
    settings.dialog.append(faults.element);
    const text = makeText(words, {
      load: (given) => parts.openings.load(given, choices.seats),
      copy,
      closed,
    });
    if (parts.embeddable) {
      const way = el('button', { type: 'button', class: 'quiet', onclick: openEmbed });
      text.dialog.append(el('div', { class: 'dialog-foot' }, words.text(way, 'embed')));
    }
    windows.add({
      menu: makeMenu(words, { windows: offered, open, closed }),
      'new-game': makeNewGame(words, {
        begin: choices.beginAt,
        closed,
        mayChooseLevel: !locked.includes('level'),
      }),
      rules,
      settings,
      text,
      keys: makeKeys(words, { closed }),
    });
  }

  /** @param {string} name */
  function open(name) {
    make();
    windows.open(name);
  }

  async function openEmbed() {
    if (!windows.has('embed')) {
      const { makeEmbed } = await import('./views/embed.js');
      windows.add({ embed: makeEmbed(words, { copy, closed }) });
    }
    windows.close('text');
    open('embed');
  }

  return { offered, open, faults, relabel: () => rules?.relabel() };
}

/** @param {string} copied */
const copy = (copied) => navigator.clipboard.writeText(copied);
