import { el, setText } from '../dom.js';

/**
 * The label beside the exhibit: the game's name, where it comes from, its size.
 *
 * @param {HTMLElement} root
 * @param {import('../words.js').Words} words
 */
export function makeCaption(root, { say }) {
  const name = el('h2', {});
  const place = el('p', { class: 'place' });
  const size = el('p', { class: 'size' });
  root.append(name, place, size);

  /** @param {import('../store.js').PageState} state */
  function render({ match }) {
    if (!match) return;
    const { id, pitsPerRow, seeds } = match.variant;
    setText(name, say(`game-${id}`));
    setText(place, say(`place-${id}`));
    const counted = say('seeds', { n: seeds, game: id });
    setText(size, say('size', { rows: 2, pits: pitsPerRow, seeds: counted }));
  }

  return { render };
}
