import { el, pressButton, setAble, setAttribute, setText } from '../dom.js';
import { icon } from '../icons.js';
import { mistakesIn } from '../reports.js';

/**
 * The list of moves, two to a line, and the buttons to step through it. The
 * moves are one tab stop; arrows go from one to the next. With analysis, moves
 * that gave something away are marked.
 *
 * @typedef {import('../wasm/daga.js').PlayedMove} PlayedMove
 *
 * @param {HTMLElement} root
 * @param {import('../words.js').Words} words
 * @param {import('../narration.js').Narrator} narrator
 * @param {{ jump: (ply: number) => void, step: (by: number) => void }} intents
 */
export function makeMoves(root, words, narrator, intents) {
  const { say } = words;
  const heading = words.text(el('h2', { id: 'moves-heading' }), 'moves');
  root.setAttribute('aria-labelledby', heading.id);
  const step = (/** @type {any} */ picture, /** @type {number} */ by) =>
    words.label(
      pressButton({ class: 'icon-button' }, () => intents.step(by), icon(picture)),
      `step-${picture}`,
    );
  const first = step('first', Number.NEGATIVE_INFINITY);
  const back = step('back', -1);
  const on = step('on', 1);
  const last = step('last', Number.POSITIVE_INFINITY);
  const empty = words.text(el('p', { class: 'empty' }), 'no-moves');
  const list = el('ol', { class: 'move-list' });
  root.append(
    el(
      'div',
      { class: 'moves-head' },
      heading,
      el('div', { class: 'steps' }, first, back, on, last),
    ),
    el('div', { class: 'moves-body' }, empty, list),
  );
  list.addEventListener('keydown', walk);

  /** @type {{ game: number, moves: readonly PlayedMove[], language: string } | null} */
  let shown = null;

  /** @param {import('../store.js').PageState} state */
  function render({ match, settings, reports }) {
    if (!match) return;
    const { state } = match;
    // The language that is spoken: the one that is wanted may still be on its way.
    const language = document.documentElement.lang;
    const { moves, ply, plies } = state;
    if (shown?.game !== match.id || shown.moves !== moves || shown.language !== language) {
      const before = shown?.game === match.id && shown.language === language ? shown.moves : [];
      refill(before, moves, state.seeds.length / 2);
      shown = { game: match.id, moves, language };
    }
    mark(ply);
    blame(settings.analysis ? mistakesIn(reports, state) : []);
    empty.hidden = plies > 0;
    list.hidden = plies === 0;
    for (const button of [first, back]) setAble(button, ply > 0);
    for (const button of [on, last]) setAble(button, ply < plies);
  }

  /**
   * Changes only what differs, so that the focus stays.
   *
   * @param {readonly PlayedMove[]} before
   * @param {readonly PlayedMove[]} moves
   * @param {number} pitsPerRow
   */
  function refill(before, moves, pitsPerRow) {
    let same = 0;
    while (same < before.length && same < moves.length && isSame(before[same], moves[same]))
      same += 1;
    while (list.children.length > same) list.lastElementChild?.remove();
    for (let index = same; index < moves.length; index += 1)
      list.append(item(moves[index], index + 1, pitsPerRow));
  }

  /**
   * @param {PlayedMove} move
   * @param {number} ply
   * @param {number} pitsPerRow
   */
  function item(move, ply, pitsPerRow) {
    const { pit, side, captured } = move;
    const name = pit === null ? say('move-pass') : move.name;
    const label =
      pit === null
        ? say('move-label-pass', { ply, side })
        : say('move-label', { ply, captured, pit: narrator.pit(pit, pitsPerRow) });
    const button = pressButton(
      { class: 'move', value: ply, 'aria-label': label, 'data-label': label, tabindex: -1 },
      () => intents.jump(ply),
    );
    button.append(
      el('span', { class: 'ply' }, say('number', { n: ply })),
      el('span', { class: 'name', dir: 'ltr' }, say('move-shown', { name, captured })),
      el('span', { class: 'loss', dir: 'ltr', hidden: true }),
    );
    return el('li', { 'data-side': side }, button);
  }

  /** @param {number} ply */
  function mark(ply) {
    const buttons = [...list.querySelectorAll('button')];
    for (const button of buttons) {
      const here = Number(button.value) === ply;
      setAttribute(button, 'aria-current', here ? 'step' : null);
      button.classList.toggle('later', Number(button.value) > ply);
      button.tabIndex = here || (ply === 0 && button === buttons[0]) ? 0 : -1;
    }
    const body = list.parentElement;
    const here = buttons[ply - 1];
    // After the next frame the page is laid out; measured sooner, it would be so twice.
    if (body && here) requestAnimationFrame(() => setTimeout(() => keepVisible(body, here)));
  }

  /** @param {import('../reports.js').Mistake[]} mistakes */
  function blame(mistakes) {
    const byPly = new Map(mistakes.map((mistake) => [mistake.ply, mistake]));
    for (const button of list.querySelectorAll('button')) {
      const { loss = 0, exact = true } = byPly.get(Number(button.value)) ?? {};
      const sign = /** @type {HTMLElement} */ (button.querySelector('.loss'));
      sign.hidden = loss === 0;
      setText(sign, loss ? say(exact ? 'loss-sign' : 'loss-sign-estimate', { n: loss }) : '');
      const label = button.dataset.label ?? '';
      const more = loss ? say(exact ? 'loss' : 'loss-estimate', { n: loss }) : '';
      setAttribute(button, 'aria-label', loss ? say('board-more', { label, more }) : label);
    }
  }

  /** @param {KeyboardEvent} event */
  function walk(event) {
    const buttons = [...list.querySelectorAll('button')];
    const at = buttons.indexOf(/** @type {any} */ (document.activeElement));
    const target = {
      ArrowUp: at - 2,
      ArrowDown: at + 2,
      ArrowLeft: at - 1,
      ArrowRight: at + 1,
      Home: 0,
      End: buttons.length - 1,
    }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    buttons[target]?.focus();
  }

  return { render };
}

/**
 * @param {PlayedMove} a
 * @param {PlayedMove} b
 */
const isSame = (a, b) => a.side === b.side && a.pit === b.pit && a.captured === b.captured;

/**
 * Scrolls a list, and only the list: `scrollIntoView` would move the page, and
 * the page around a frame.
 *
 * @param {Element} body
 * @param {HTMLElement} element
 */
function keepVisible(body, element) {
  if (!element.isConnected) return;
  const frame = body.getBoundingClientRect();
  const box = element.getBoundingClientRect();
  if (box.top < frame.top) body.scrollTop -= frame.top - box.top;
  else if (box.bottom > frame.bottom) body.scrollTop += box.bottom - frame.bottom;
}
