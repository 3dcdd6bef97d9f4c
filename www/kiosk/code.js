import { el, setText } from '../dom.js';

/** How long a press must last to ask for the code, in milliseconds. */
const LONG = 3000;

/**
 * The keeper's way to the settings: a long press on the wordmark, then the
 * digits that stand in the page's address.
 *
 * @param {{ words: import('../words.js').Words, handle: HTMLElement, code: string, open: () => void }} needs
 * @returns {HTMLDialogElement}
 */
export function makeCode({ words, handle, code, open }) {
  let typed = '';
  const shown = el('p', { class: 'typed', role: 'status' });
  const digits = [...'123456789']
    .concat('0')
    .map((digit) => el('button', { type: 'button', class: 'digit', value: digit }, digit));
  const cancel = words.text(
    el('button', { type: 'button', class: 'quiet', onclick: () => dialog.close() }),
    'cancel',
  );
  const dialog = el(
    'dialog',
    { class: 'code', 'aria-labelledby': 'code-heading' },
    words.text(el('h2', { id: 'code-heading' }), 'kiosk-code'),
    shown,
    el('div', { class: 'digits', dir: 'ltr' }, ...digits),
    cancel,
  );

  /** @param {string} digit */
  function type(digit) {
    typed += digit;
    if (typed === code) {
      dialog.close();
      open();
    } else if (typed.length >= code.length) typed = '';
    setText(shown, '●'.repeat(typed.length));
  }
  dialog.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLButtonElement && target.value) type(target.value);
  });
  dialog.addEventListener('keydown', ({ key }) => {
    if (/^\d$/.test(key)) type(key);
  });

  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let holding;
  const release = () => clearTimeout(holding);
  handle.addEventListener('pointerdown', () => {
    release();
    holding = setTimeout(() => {
      typed = '';
      setText(shown, '');
      dialog.showModal();
    }, LONG);
  });
  for (const type of ['pointerup', 'pointercancel', 'pointerleave'])
    handle.addEventListener(type, release);
  return dialog;
}
