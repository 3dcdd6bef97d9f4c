import { el, pressButton } from '../dom.js';
import { makeDialog } from './dialog.js';

/**
 * On small screens: the list of windows that a wide one shows in its bar.
 *
 * @param {import('../words.js').Words} words
 * @param {{ places: readonly string[], open: (dialog: string) => void, closed: () => void }} intents `places`: names of the windows that are offered
 */
export function makeMenu(words, { places, ...intents }) {
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
