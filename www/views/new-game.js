import { el } from '../dom.js';
import { LEVELS } from '../levels.js';
import { makeDialog } from './dialog.js';

/**
 * Who plays in each of the four ways to play.
 * @type {Record<string, import('../players.js').Seats>}
 */
const PLAYERS = {
  south: { south: 'person', north: 'computer' },
  north: { south: 'computer', north: 'person' },
  two: { south: 'person', north: 'person' },
  none: { south: 'computer', north: 'computer' },
};

/**
 * Choose a game, who plays it, and how strongly the computer does.
 *
 * @param {import('../words.js').Words} words
 * @param {{ begin: (wish: { variant: string, seats: import('../players.js').Seats, level: import('../levels.js').LevelName }) => void, closed: () => void, mayChooseLevel: boolean }} intents
 */
export function makeNewGame(words, intents) {
  const games = el('div', { class: 'cards' });
  const players = el(
    'div',
    { class: 'choices' },
    ...Object.keys(PLAYERS).map((value) =>
      choice('players', value, words.text(el('span'), `players-${value}`)),
    ),
  );
  const level = el(
    'select',
    { name: 'level' },
    ...LEVELS.map((value) => words.text(el('option', { value }), 'level', { value })),
  );
  const levelRow = el('label', { class: 'row' }, words.text(el('span'), 'setting-level'), level);
  const start = words.text(el('button', { type: 'submit', class: 'primary' }), 'start');
  const cancel = words.text(
    el('button', { type: 'button', class: 'quiet', onclick: () => dialog.close() }),
    'cancel',
  );
  const form = el(
    'form',
    { method: 'dialog' },
    el('fieldset', {}, words.text(el('legend'), 'choose-game'), games),
    el('fieldset', {}, words.text(el('legend'), 'who-plays'), players, levelRow),
    el('div', { class: 'dialog-foot' }, cancel, start),
  );
  // The press, not the submission (which Enter makes a press, too): frames may forbid forms.
  start.addEventListener('click', (event) => {
    event.preventDefault();
    const chosen = new FormData(form);
    dialog.close();
    intents.begin({
      variant: String(chosen.get('game')),
      seats: PLAYERS[String(chosen.get('players'))],
      level: /** @type {any} */ (level.value),
    });
  });
  form.addEventListener('change', showLevel);
  const dialog = makeDialog({
    words,
    id: 'new-game',
    heading: 'new-game',
    content: [form],
    onClosed: intents.closed,
  });

  /** Where two people play, no computer does. */
  function showLevel() {
    levelRow.hidden = new FormData(form).get('players') === 'two';
  }

  /** @param {import('../store.js').PageState} state */
  function prepare({ variants, match, settings }) {
    if (games.childElementCount === 0) games.append(...variants.map((variant) => card(variant)));
    const way = Object.keys(PLAYERS).find(
      (key) =>
        PLAYERS[key].south === match?.seats.south && PLAYERS[key].north === match?.seats.north,
    );
    select('game', match?.variant.id ?? variants[0]?.id);
    select('players', way ?? 'south');
    level.value = settings.level;
    level.disabled = !intents.mayChooseLevel;
    showLevel();
  }

  /** @param {import('../store.js').VariantInfo} variant */
  function card({ id, pitsPerRow, seeds }) {
    return choice(
      'game',
      id,
      words.text(el('strong'), `game-${id}`),
      words.text(el('span', { class: 'origin' }), `origin-${id}`),
      words.phrase(el('span', { class: 'size' }), (say) =>
        say('size', { rows: 2, pits: pitsPerRow, seeds: say('seeds', { n: seeds, game: id }) }),
      ),
    );
  }

  /**
   * @param {string} name
   * @param {string | undefined} value
   */
  function select(name, value) {
    for (const input of form.querySelectorAll('input')) {
      if (input.name === name) input.checked = input.value === value;
    }
  }

  /** @returns {HTMLInputElement | null} where the focus goes: Enter there starts the game */
  const first = () => games.querySelector('input:checked');

  return { dialog, prepare, first };
}

/**
 * @param {string} name
 * @param {string} value
 * @param {...Node} text
 */
function choice(name, value, ...text) {
  return el(
    'label',
    { class: 'choice' },
    el('input', { type: 'radio', name, value }),
    el('span', { class: 'choice-text' }, ...text),
  );
}
