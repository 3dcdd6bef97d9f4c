import { el, pressButton } from '../dom.js';
import { icon } from '../icons.js';

/**
 * A window over the page: heading, close button, content. Esc and a press on
 * the backdrop close it. The browser gives the focus back to where it was;
 * where that place has gone, `onClosed` finds another.
 *
 * @param {object} parts
 * @param {import('../words.js').Words} parts.words
 * @param {string} parts.id
 * @param {string} parts.heading key of the heading
 * @param {Node[]} parts.content
 * @param {() => void} parts.onClosed
 */
export function makeDialog({ words, id, heading, content, onClosed }) {
  const headingId = `${id}-heading`;
  const close = words.label(
    pressButton({ class: 'icon-button' }, () => dialog.close(), icon('close')),
    'close',
  );
  const dialog = el(
    'dialog',
    { id, 'aria-labelledby': headingId },
    el(
      'div',
      { class: 'dialog-head' },
      words.text(el('h2', { id: headingId, tabindex: -1 }), heading),
      close,
    ),
    ...content,
  );
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  dialog.addEventListener('close', onClosed);
  return dialog;
}
