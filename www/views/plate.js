import { el, setAttribute, setText } from '../dom.js';
import { LEVELS } from '../levels.js';

/**
 * The plate of one side: its name, who plays it (a person, or the computer at
 * one of its levels), and a mark when it is to move. What it has captured is
 * seen on the board, once, and told here to those who do not see it.
 *
 * @param {HTMLElement} root
 * @param {import('../players.js').Side} side
 * @param {import('../words.js').Words} words
 * @param {{ seat: (side: import('../players.js').Side, kind: import('../players.js').Kind, level?: import('../levels.js').LevelName) => void, mayChooseLevel: boolean }} intents
 */
export function makePlate(root, side, words, intents) {
  const { say } = words;
  const picker = words.label(el('select', { class: 'seat' }), 'player-choice', { side });
  picker.append(
    words.text(el('option', { value: 'person' }), 'player-kind', { kind: 'person' }),
    levelGroup(),
  );
  picker.addEventListener('change', () => {
    if (picker.value === 'person') intents.seat(side, 'person');
    else intents.seat(side, 'computer', /** @type {any} */ (picker.value));
  });
  const captured = el('span', { class: 'unseen' });
  const name = el('h3', { class: 'side-name' });
  root.append(el('div', { class: 'seat-box' }, name, picker), captured);

  /** @param {import('../store.js').PageState} state */
  function render({ match, act, sowing, settings }) {
    if (!match) return;
    const { state, seats } = match;
    const settled = act !== 'sowing';
    const mover = settled ? state.turn : sowing?.side;
    const over = state.outcome !== null && settled;
    const n = (over ? state.outcome?.totals : state.captured)?.[side] ?? 0;
    root.classList.toggle('to-move', mover === side && !over);
    root.classList.toggle('winner', over && state.outcome?.winner === side);
    setAttribute(root, 'aria-current', mover === side && !over ? 'true' : null);
    for (const option of picker.querySelectorAll('option')) {
      const other = option.value !== 'person' && option.value !== settings.level;
      option.disabled = other && !intents.mayChooseLevel;
    }
    picker.value = seats[side] === 'person' ? 'person' : settings.level;
    setText(name, say(seats[side] === 'person' ? 'side' : 'side-computer', { side }));
    // The pile grows when the sowing has been shown, not before.
    if (settled) {
      const seeds = say('seeds', { n, game: state.variant });
      setText(captured, say('player-captured', { side, seeds }));
    }
  }

  /** The computer's levels. Beside its name a closed list has no room for "computer". */
  function levelGroup() {
    const group = words.attribute(el('optgroup'), 'label', 'player-kind', { kind: 'computer' });
    group.append(
      ...LEVELS.map((level) =>
        words.text(el('option', { value: level }), 'level', { value: level }),
      ),
    );
    return group;
  }

  return { render };
}
