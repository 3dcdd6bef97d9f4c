import { el, setAttribute, setText } from '../dom.js';
import { icon } from '../icons.js';
import { pitLetter } from '../pit-letter.js';
import { nobodyPlays, whoIs } from '../players.js';

/**
 * The headline: whose turn it is, or who won; under it one sentence that says
 * what just happened or what to do, and the button for what can be done next.
 *
 * @typedef {import('../store.js').PageState} PageState
 * @typedef {import('../store.js').Match} Match
 *
 * @param {HTMLElement} root
 * @param {import('../words.js').Words} words
 * @param {import('../narration.js').Narrator} narrator
 * @param {{ pass: () => void, resume: () => void, toLast: () => void, again: () => void }} intents
 */
export function makeTurn(root, words, narrator, intents) {
  const { say } = words;
  const line = el('h2', { class: 'turn-line' });
  const sentence = el('p', { class: 'turn-sentence' });
  const button = (
    /** @type {string} */ key,
    /** @type {() => void} */ press,
    /** @type {any} */ picture,
  ) =>
    el(
      'button',
      { type: 'button', class: 'primary', onclick: press },
      icon(picture),
      words.text(el('span'), key),
    );
  const pass = button('pass', intents.pass, 'pass');
  const resume = button('resume', intents.resume, 'play');
  const toLast = button('return', intents.toLast, 'last');
  // For pages that leave the controls out: there it would make the board smaller.
  const again = button('play-again', intents.again, 'replay');
  again.classList.add('turn-again');
  root.append(
    line,
    el(
      'div',
      { class: 'turn-more' },
      sentence,
      el('div', { class: 'turn-actions' }, pass, resume, toLast, again),
    ),
  );

  /** @param {PageState} state */
  function render(state) {
    const { match } = state;
    setText(line, match ? headline(state, match) : say('loading'));
    setText(sentence, match ? explanation(state, match) : '');
    setAttribute(
      root,
      'data-tone',
      (state.foresight ? 'foresight' : state.hint ? 'hint' : state.message?.tone) ??
        (match?.state.outcome && state.act === 'idle' ? 'result' : null),
    );
    setAttribute(root, 'data-act', state.act);
    const settled = match !== null && state.act !== 'sowing';
    const personsTurn = match !== null && match.seats[match.state.turn] === 'person';
    const behind = match !== null && match.state.ply < match.state.plies;
    const over = settled && match.state.outcome !== null;
    pass.hidden = !(settled && match.state.mustPass && personsTurn && !over);
    resume.hidden = !(settled && match.paused && !personsTurn && !over);
    toLast.hidden = !(settled && behind && match.paused && !personsTurn);
    again.hidden = !over || behind;
    setAttribute(
      root,
      'data-actions',
      [pass, resume, toLast, again].some((each) => !each.hidden),
    );
  }

  /**
   * @param {PageState} state
   * @param {Match} match
   */
  function headline({ act, sowing }, { state, seats }) {
    if (act === 'sowing' && sowing) {
      const who = whoIs(seats, sowing.side);
      if (sowing.pit === null) return say('turn-passing', { who });
      return say('turn-sowing', { who, pit: pitLetter(sowing.pit, state.seeds.length / 2) });
    }
    if (state.outcome) return narrator.result(state, seats);
    return say(act === 'thinking' ? 'turn-thinking' : 'turn', { who: whoIs(seats, state.turn) });
  }

  /**
   * @param {PageState} page
   * @param {Match} match
   */
  function explanation(page, { state, seats, told, paused, variant }) {
    const { act, message, foresight, hint, solved } = page;
    if (foresight) return narrator.foresight(foresight, state);
    if (hint) return narrator.hint(hint, state);
    if (message) return say(message.key, message.args);
    if (act === 'sowing') return '';
    const { phase, boards, of } = solved[variant.id] ?? {};
    if (act === 'thinking' && phase === 'solving' && of)
      return say('solving', { percent: Math.floor((100 * boards) / of) });
    if (state.outcome) return narrator.ending(state);
    if (state.mustPass && seats[state.turn] === 'person') return say('must-pass');
    const back = state.plies - state.ply;
    if (back > 0 && seats[state.turn] === 'person') return say('taken-back', { n: back });
    if (back > 0 && paused) return lookingBack(state);
    if (told) return narrator.move(told, state, seats);
    if (paused && nobodyPlays(seats)) return say('paused');
    return seats[state.turn] === 'person' ? say('how-to-start', { side: state.turn }) : '';
  }

  /** @param {import('../store.js').State} state */
  function lookingBack({ ply, plies }) {
    return say(ply === 0 ? 'looking-at-start' : 'looking-back', { ply, plies });
  }

  return { render };
}
