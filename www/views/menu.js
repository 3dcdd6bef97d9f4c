import { el, pressButton } from '../dom.js';
import { makeDialog } from './dialog.js';

/**
 * On small screens: the list of windows that a wide one shows in its bar.
 *
 * @param {import('../words.js').Words} words
 * @param {{ windows: readonly string[], open: (dialog: string) => void, closed: () => void }} intents `windows`: names of the windows that are offered
 */
export function makeMenu(words, { windows, ...intents }) {
  const items = windows.map((name) => {
    const go = () => {
      dialog.close();
      intents.open(name);
    };
    return el('li', {}, words.text(pressButton({ class: 'menu-item' }, go), name));
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
