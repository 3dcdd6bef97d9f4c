import { el, setText } from '../dom.js';

/**
 * The warning before a kiosk starts afresh. It lies over every other window.
 *
 * @param {import('../words.js').Words} words
 */
export function makeWarning(words) {
  const left = el('p', { class: 'countdown' });
  const dialog = el(
    'dialog',
    { class: 'warning', 'aria-labelledby': 'warning-heading' },
    words.text(el('h2', { id: 'warning-heading' }), 'kiosk-still-there'),
    left,
    words.text(el('button', { type: 'button', class: 'primary' }), 'kiosk-go-on'),
  );

  return {
    dialog,
    /** @param {number} seconds */
    show(seconds) {
      setText(left, words.say('kiosk-countdown', { n: seconds }));
      if (!dialog.open) dialog.showModal();
    },
    hide: () => dialog.close(),
  };
}
