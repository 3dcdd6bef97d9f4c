import { el } from '../dom.js';
import { KEYS } from '../keys.js';
import { makeDialog } from './dialog.js';

const BOARD_KEYS = ['arrows', 'ends', 'play', 'tab', 'escape'];

/**
 * The list of keys.
 *
 * @param {import('../words.js').Words} words
 * @param {{ closed: () => void }} intents
 */
export function makeKeys(words, intents) {
  const rows = [
    ...BOARD_KEYS.map((key) => row(words.text(el('kbd'), 'key-name', { key }), `key-${key}`)),
    ...Object.entries(KEYS).map(([letter, action]) =>
      row(el('kbd', {}, letter.toUpperCase()), `key-${action}`),
    ),
  ];
  const dialog = makeDialog({
    words,
    id: 'keys',
    heading: 'keys',
    content: [
      el('dl', { class: 'key-list' }, ...rows),
      words.text(el('p', { class: 'fine' }), 'keys-where'),
    ],
    onClosed: intents.closed,
  });

  /**
   * @param {Node} key
   * @param {string} meaning
   */
  function row(key, meaning) {
    return el('div', {}, el('dt', {}, key), words.text(el('dd'), meaning));
  }

  return { dialog };
}
