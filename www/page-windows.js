/**
 * How each window is made. The page stands without this script, and loads it
 * when it is idle or a window is asked for.
 */
import { el } from './dom.js';
import { showFaults } from './views/faults.js';
import { makeKeys } from './views/keys.js';
import { makeMenu } from './views/menu.js';
import { makeNewGame } from './views/new-game.js';
import { makeRules } from './views/rules.js';
import { makeSettings } from './views/settings.js';
import { makeText } from './views/text.js';

/**
 * Settings that are locked a visitor may not change.
 *
 * @param {{
 *   windows: import('./windows.js').Windows,
 *   given: import('./parameters.js').Given,
 *   locked: readonly string[],
 *   faults: import('./faults.js').Faults,
 *   embeddable: boolean,
 *   engine: import('./engine.js').Engine,
 *   words: import('./words.js').Words,
 *   phrases: import('./phrases.js').Phrases,
 *   openings: import('./openings.js').Openings,
 *   choices: import('./choices.js').Choices,
 *   boardSettings: () => ReturnType<typeof import('./settings.js').boardSettings>,
 *   change: (changed: Partial<import('./settings.js').Settings>) => void,
 * }} parts
 * @returns {import('./windows.js').Makers}
 */
export function windowMakers({
  windows,
  given,
  locked,
  faults,
  words,
  phrases,
  choices,
  ...parts
}) {
  const { change } = parts;
  const { closed, offered, open } = windows;
  return {
    menu: () => makeMenu(words, { windows: offered, open, closed }),

    'new-game': () =>
      makeNewGame(words, {
        begin: choices.beginAt,
        closed,
        mayChooseLevel: !locked.includes('level'),
      }),

    rules: () =>
      makeRules(words, {
        example: (example) => parts.engine.example(example),
        boardSettings: parts.boardSettings,
        language: () => phrases.language.code,
        // A kiosk has no printer, and the browser's print window would lead out of it.
        mayPrint: !given.kiosk,
        closed,
      }),

    settings() {
      const languageStatus = () => phrases.language.status;
      const settings = makeSettings(words, { change, languageStatus, closed, locked });
      settings.dialog.append(showFaults(words, faults));
      return settings;
    },

    text() {
      const load = (/** @type {string} */ text) => parts.openings.load(text, choices.seats);
      const text = makeText(words, { load, copy, closed });
      if (parts.embeddable) {
        const way = el('button', { type: 'button', class: 'quiet', onclick: toEmbed });
        text.dialog.append(el('div', { class: 'dialog-foot' }, words.text(way, 'embed')));
      }
      return text;
    },

    keys: () => makeKeys(words, { closed }),

    async embed() {
      const { makeEmbed } = await import('./views/embed.js');
      return makeEmbed(words, { copy, closed });
    },
  };

  function toEmbed() {
    windows.close('text');
    windows.open('embed');
  }
}

/** @param {string} copied */
const copy = (copied) => navigator.clipboard.writeText(copied);
