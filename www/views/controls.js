import { el, pressButton, setAble, setAttribute, setText } from '../dom.js';
import { icon } from '../icons.js';
import { nobodyPlays, redoPly, undoPly } from '../players.js';

/** For so long (ms) after a sowing a press on its button still means “skip”. */
const TOO_LATE = 500;

/**
 * Undo, redo, show again or skip, hint, analysis; for games that only computers
 * play, pause in place of hint, and after the end, play again.
 *
 * @param {HTMLElement} root
 * @param {import('../words.js').Words} words
 * @param {Record<'undo' | 'redo' | 'replay' | 'skip' | 'pause' | 'resume' | 'hint' | 'again' | 'analysis', () => void> & { mayAnalyse: boolean }} intents
 */
export function makeControls(root, words, intents) {
  words.label(root, 'controls');
  root.setAttribute('role', 'group');
  const button = (/** @type {any} */ name, /** @type {() => void} */ press) =>
    pressButton(
      { class: 'control', 'data-control': name },
      press,
      icon(name),
      words.text(el('span'), name),
    );
  const undo = button('undo', intents.undo);
  const redo = button('redo', intents.redo);
  // One button, so that the focus stays when the sowing begins and ends.
  let sowing = false;
  let settledAt = Number.NEGATIVE_INFINITY;
  // Whoever meant to skip and came too late does not want it all again.
  const showOrSkip = () => {
    if (sowing) intents.skip();
    else if (performance.now() - settledAt > TOO_LATE) intents.replay();
  };
  const show = el('span');
  const replayIcon = icon('replay');
  const skipIcon = icon('skip');
  const replay = pressButton(
    { class: 'control', 'data-control': 'replay' },
    showOrSkip,
    replayIcon,
    skipIcon,
    show,
  );
  let paused = false;
  const rest = el('span');
  const pauseIcon = icon('pause');
  const playIcon = icon('play');
  const pause = pressButton(
    { class: 'control', 'data-control': 'pause' },
    () => (paused ? intents.resume() : intents.pause()),
    pauseIcon,
    playIcon,
    rest,
  );
  const hint = button('hint', intents.hint);
  const again = pressButton(
    { class: 'control', 'data-control': 'again' },
    intents.again,
    icon('replay'),
    words.text(el('span'), 'play-again'),
  );
  const analysis = button('analysis', intents.analysis);
  analysis.hidden = !intents.mayAnalyse;
  root.append(undo, redo, replay, pause, hint, again, analysis);

  /** @param {import('../store.js').PageState} state */
  function render({ match, act, settings }) {
    if (sowing && act !== 'sowing') settledAt = performance.now();
    sowing = act === 'sowing';
    paused = match?.paused ?? false;
    setAble(undo, match !== null && undoPly(match.state, match.seats) !== null);
    setAble(redo, match !== null && redoPly(match.state, match.seats) !== null);
    setAble(replay, match !== null && (sowing || match.state.ply > 0));
    setText(show, words.say(sowing ? 'skip' : 'replay'));
    replayIcon.toggleAttribute('hidden', sowing);
    skipIcon.toggleAttribute('hidden', !sowing);
    const person = match !== null && match.seats[match.state.turn] === 'person';
    const unplayed = match !== null && nobodyPlays(match.seats);
    const ended = match !== null && !sowing && match.state.outcome !== null;
    again.hidden = !ended || match.state.ply < match.state.plies;
    hint.hidden = unplayed || !again.hidden;
    setAble(hint, person && act === 'idle' && match.state.outcome === null);
    setAttribute(analysis, 'aria-pressed', String(settings.analysis));
    pause.hidden = !unplayed || !again.hidden;
    setAble(pause, match !== null && match.state.outcome === null);
    setText(rest, words.say(paused ? 'resume' : 'pause'));
    pauseIcon.toggleAttribute('hidden', paused);
    playIcon.toggleAttribute('hidden', !paused);
  }

  return { render };
}
