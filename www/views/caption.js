import { el, setText } from '../dom.js';

/**
 * The label beside the exhibit: the game's name, where it comes from, its size,
 * and how far it is solved here.
 *
 * @param {HTMLElement} root
 * @param {import('../words.js').Words} words
 */
export function makeCaption(root, { say }) {
  const name = el('h2', {});
  const origin = el('p', { class: 'origin' });
  const size = el('p', { class: 'size' });
  const solution = el('p', { class: 'solved' });
  root.append(name, origin, size, solution);

  /** @param {import('../store.js').PageState} state */
  function render({ match, solved }) {
    if (!match) return;
    const { id, pitsPerRow, seeds } = match.variant;
    setText(name, say(`game-${id}`));
    setText(origin, say(`origin-${id}`));
    const counted = say('seeds', { n: seeds, game: id });
    setText(size, say('size', { rows: 2, pits: pitsPerRow, seeds: counted }));
    const here = solved[id];
    solution.hidden = !here || here.phase === 'failed';
    if (here) setText(solution, sentences(here, seeds));
  }

  /**
   * @param {import('../thinker.js').Solved} solved
   * @param {number} all the seeds of the game
   */
  function sentences(solved, all) {
    const { variant, phase, seeds, boards, of, milliseconds, start, origin, damaged } = solved;
    if (phase === 'solving')
      return say('solving', { percent: of ? Math.floor((100 * boards) / of) : 0 });
    const seconds = Math.max(0.1, Math.round(milliseconds / 100) / 10);
    const counted = say('seeds', { n: seeds, game: variant });
    const told = [
      start && seeds === all
        ? say('solved-game', { side: start.winner ?? 'none', n: start.by })
        : say('solved-endings', { seeds: counted }),
      say(`solved-${origin}`, { boards, seconds }),
    ];
    if (damaged) told.push(say('solved-damaged'));
    return told.join(' ');
  }

  return { render };
}
