import { el, pressButton } from '../dom.js';
import { makeDialog } from './dialog.js';

/**
 * On small screens: the list of windows that a wide one shows in its bar.
 *
 * @param {import('../words.js').Words} words
 * @param {{ open: (dialog: string) => void, closed: () => void }} intents
 */
export function makeMenu(words, intents) {
  const places = ['new-game', 'rules', 'settings', 'text', 'keys'];
  const items = places.map((place) => {
    const go = () => {
      dialog.close();
      intents.open(place);
    };
    return el('li', {}, words.text(pressButton({ class: 'menu-item' }, go), place));
  });
  const dialog = makeDialog({
    words,
    id: 'menu',
    heading: 'menu',
    content: [el('ul', { class: 'menu-items' }, ...items)],
    onClosed: intents.closed,
  });
  return { dialog };
}
