import { el, setText } from '../dom.js';
import { tellTextFault } from '../text-fault.js';
import { makeDialog } from './dialog.js';

/**
 * The game and the position as text, to copy and to load.
 *
 * @param {import('../words.js').Words} words
 * @param {{
 *   load: (text: string) => Promise<void>,
 *   copy: (text: string) => Promise<void>,
 *   closed: () => void,
 * }} intents `load` rejects with the engine's error
 */
export function makeText(words, intents) {
  const game = el('textarea', {
    readonly: true,
    rows: 3,
    id: 'game-text',
    dir: 'ltr',
    spellcheck: 'false',
  });
  const position = el('textarea', {
    readonly: true,
    rows: 1,
    id: 'position-text',
    dir: 'ltr',
    spellcheck: 'false',
  });
  const copied = el('p', { class: 'dialog-note', role: 'status' });
  const given = el('textarea', {
    rows: 3,
    id: 'given-text',
    dir: 'ltr',
    spellcheck: 'false',
    autocapitalize: 'off',
    'aria-describedby': 'load-answer',
  });
  const answer = el('p', { class: 'dialog-note', id: 'load-answer', role: 'alert' });
  // No form: frames may forbid them.
  const loading = el(
    'div',
    {},
    words.text(el('label', { for: given.id }), 'load-label'),
    given,
    answer,
    el(
      'div',
      { class: 'dialog-foot' },
      words.text(el('button', { type: 'button', class: 'primary', onclick: () => load() }), 'load'),
    ),
  );
  const dialog = makeDialog({
    words,
    id: 'text',
    heading: 'text',
    content: [
      copyRow(game, 'game-text', 'copy-game'),
      copyRow(position, 'position-text', 'copy-position'),
      copied,
      loading,
    ],
    onClosed: intents.closed,
  });

  /**
   * @param {HTMLTextAreaElement} area
   * @param {string} label
   * @param {string} action
   */
  function copyRow(area, label, action) {
    const copy = words.text(el('button', { type: 'button', class: 'quiet' }), action);
    copy.addEventListener('click', async () => {
      try {
        await intents.copy(area.value);
        setText(copied, words.say('copied'));
      } catch {
        area.select();
        setText(copied, words.say('not-copied'));
      }
    });
    return el(
      'div',
      { class: 'copy-row' },
      words.text(el('label', { for: area.id }), label),
      area,
      copy,
    );
  }

  async function load() {
    const text = given.value.trim();
    if (text === '') {
      setText(answer, words.say('load-nothing'));
      return;
    }
    try {
      await intents.load(text);
      given.value = '';
      dialog.close();
    } catch (error) {
      const { column } = /** @type {any} */ (error);
      const reason = tellTextFault(words.say, error);
      setText(answer, words.say('load-refused', { reason }));
      // The column is of the text that was given.
      given.value = text;
      given.setAttribute('aria-invalid', 'true');
      given.focus();
      if (column) given.setSelectionRange(column - 1, given.value.length);
    }
  }

  /** @param {import('../store.js').PageState} state */
  function prepare({ match }) {
    game.value = match?.state.game ?? '';
    position.value = match?.state.position ?? '';
    setText(copied, '');
    setText(answer, '');
    given.removeAttribute('aria-invalid');
  }

  return { dialog, prepare };
}
