import { el } from '../dom.js';
import { languages } from '../languages/index.js';
import { CHOICES } from '../settings.js';
import { makeDialog } from './dialog.js';

/**
 * @typedef {import('../settings.js').Settings} Settings
 *
 * @param {import('../words.js').Words} words
 * @param {{
 *   change: (changed: Partial<Settings>) => void,
 *   languageStatus: () => string,
 *   closed: () => void,
 *   locked?: readonly string[],
 * }} intents `locked`: names of settings that may not be changed, and are not there
 */
export function makeSettings(words, { locked = [], ...intents }) {
  /** @type {((settings: Settings) => void)[]} */
  const fills = [];

  const free = Object.entries(CHOICES).filter(([name]) => !locked.includes(name));
  /** @type {HTMLElement[]} */
  const rows = free.map(([name, choices]) =>
    typeof choices[0] === 'boolean'
      ? switchRow(name)
      : listRow(name, /** @type {readonly string[]} */ (choices)),
  );
  if (languages.length > 1 && !locked.includes('language'))
    rows.unshift(languageRow(), languageStatus());
  const dialog = makeDialog({
    words,
    id: 'settings',
    heading: 'settings',
    content: [el('div', { class: 'rows' }, ...rows)],
    onClosed: intents.closed,
  });

  /** @param {string} name */
  function switchRow(name) {
    const input = el('input', { type: 'checkbox' });
    input.addEventListener('change', () => intents.change({ [name]: input.checked }));
    fills.push((settings) => {
      input.checked = Boolean(settings[/** @type {keyof Settings} */ (name)]);
    });
    return el('label', { class: 'row' }, words.text(el('span'), `setting-${name}`), input);
  }

  /**
   * @param {string} name
   * @param {readonly string[]} choices
   */
  function listRow(name, choices) {
    const options = choices.map((value) => words.text(el('option', { value }), name, { value }));
    return selectRow(name, options);
  }

  /** Who wrote the texts of this language, and who checked them. */
  function languageStatus() {
    return words.phrase(el('p', { class: 'fine' }), () => intents.languageStatus());
  }

  function languageRow() {
    const options = languages.map(({ code, name }) =>
      el('option', { value: code, lang: code }, name),
    );
    return selectRow('language', options);
  }

  /**
   * @param {string} name
   * @param {HTMLOptionElement[]} options
   */
  function selectRow(name, options) {
    const select = el('select', {}, ...options);
    select.addEventListener('change', () => intents.change({ [name]: select.value }));
    fills.push((settings) => {
      select.value = String(settings[/** @type {keyof Settings} */ (name)]);
    });
    return el('label', { class: 'row' }, words.text(el('span'), `setting-${name}`), select);
  }

  /** @param {import('../store.js').PageState} state */
  function prepare({ settings }) {
    for (const fill of fills) fill(settings);
  }

  return { dialog, prepare };
}
