import { el, setText } from '../dom.js';

/**
 * Shown when the engine has stopped or could not start: what happened, the
 * game as text so that nothing is lost, and a way on.
 *
 * @typedef {import('../store.js').PageState} PageState
 *
 * @param {HTMLElement} root
 * @param {import('../words.js').Words} words
 * @param {{ restart: () => void, reload: () => void, newGame: () => void }} intents
 */
export function makeTrouble(root, words, intents) {
  const { say } = words;
  const sentence = el('p');
  const details = el('p', { class: 'fine' });
  const label = words.text(el('label', { for: 'kept-game' }), 'game-text');
  const game = el('textarea', { readonly: true, rows: 3, id: 'kept-game', dir: 'ltr' });
  const button = (/** @type {string} */ key, /** @type {() => void} */ press) =>
    words.text(el('button', { type: 'button', class: 'primary', onclick: press }), key);
  const restart = button('trouble-restart', intents.restart);
  const reload = button('trouble-reload', intents.reload);
  const newGame = button('new-game', intents.newGame);
  const heading = words.text(el('h2', { tabindex: -1 }), 'trouble-heading');
  root.append(
    heading,
    sentence,
    label,
    game,
    details,
    el('div', { class: 'dialog-foot' }, newGame, restart, reload),
  );

  /** @param {PageState} state */
  function render({ trouble, match }) {
    const appears = root.hidden && trouble !== null;
    root.hidden = trouble === null;
    if (!trouble) return;
    setText(sentence, say(`trouble-${trouble.kind}`));
    setText(details, say('trouble-details', { message: trouble.message }));
    game.value = match?.state.game ?? '';
    game.hidden = label.hidden = !match || trouble.kind === 'start';
    restart.hidden = trouble.kind !== 'panic';
    newGame.hidden = trouble.kind !== 'again';
    reload.hidden = trouble.kind !== 'start';
    // Not in a frame that nobody is in: that would take the focus from the page around it.
    if (appears && document.hasFocus()) heading.focus();
  }

  return { render };
}
