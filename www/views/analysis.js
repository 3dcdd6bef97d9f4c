import { el, setText } from '../dom.js';
import { resultOf } from '../narration.js';
import { pitLetter } from '../pit-letter.js';
import { courseOf, knownAt, mistakesIn } from '../reports.js';
import { makeCurve } from './curve.js';

/** So many mistakes are told in words; the list of moves marks them all. */
const TOLD = 5;

/**
 * The analysis in words: how sure it is, what each move leads to, and how the
 * game went, as a curve. It is not in the page unless it is wanted.
 *
 * @typedef {import('../store.js').PageState} PageState
 * @typedef {import('../wasm/daga.js').State} State
 *
 * @param {HTMLElement} root
 * @param {import('../words.js').Words} words
 * @param {import('../narration.js').Narrator} narrator
 */
export function makeAnalysis(root, words, narrator) {
  const { say } = words;
  const heading = words.text(el('h2', { id: 'analysis-heading' }), 'analysis');
  root.setAttribute('aria-labelledby', heading.id);
  const status = el('p', { class: 'fine' });
  const list = el('ul', { class: 'worths' });
  const curve = makeCurve();
  const above = words.text(el('p', { class: 'fine curve-side' }), 'curve-above');
  const below = words.text(el('p', { class: 'fine curve-side' }), 'curve-below');
  const course = el('div', { class: 'course' }, above, curve.svg, below);

  /** @type {readonly unknown[]} */
  let shown = [];

  /** @param {PageState} page */
  function render({ match, act, settings, reports }) {
    const wanted = settings.analysis && match !== null;
    root.hidden = !wanted;
    if (!wanted) {
      root.replaceChildren();
      shown = [];
      return;
    }
    const now = [match.state, act === 'idle', reports, settings.language];
    if (now.every((part, index) => part === shown[index])) return;
    shown = now;
    if (!root.firstChild) root.append(heading, status, list, course);
    const { state } = match;
    const known = act === 'idle' ? knownAt(reports, state, state.ply) : undefined;
    setText(status, known ? sureness(known) : say('analysis-waits'));
    fill(known?.analysis ?? null, state);
    showCourse(state, reports);
  }

  /** @param {import('../reports.js').Known} known */
  function sureness({ analysis, outcome, done }) {
    if (outcome) return say('analysis-over');
    if (!analysis) return say('analysis-waits');
    const kinds = new Set(analysis.moves.map(({ known }) => known));
    if (kinds.size === 1 && kinds.has('exact')) return say('analysis-exact');
    if (analysis.depth === 0) return say('analysis-bounds');
    return say(done ? 'analysis-estimate' : 'analysis-deepens', { n: analysis.depth });
  }

  /**
   * @param {import('../wasm/daga.js').Analysis | null} analysis
   * @param {State} state
   */
  function fill(analysis, state) {
    const pitsPerRow = state.seeds.length / 2;
    const items = (analysis?.moves ?? []).map((judged) => {
      const name = judged.pit === null ? say('move-pass') : pitLetter(judged.pit, pitsPerRow);
      return el(
        'li',
        { 'data-result': resultOf(judged, state), 'data-known': judged.known },
        el('strong', { dir: 'ltr' }, name),
        ' ',
        el('span', {}, narrator.worth(judged, state, false)),
      );
    });
    list.replaceChildren(...items);
  }

  /**
   * @param {State} state
   * @param {import('../reports.js').Reports} reports
   */
  function showCourse(state, reports) {
    const points = courseOf(reports, state);
    course.hidden = points.length < 2;
    if (course.hidden) return;
    const mistakes = mistakesIn(reports, state);
    curve.render({
      points,
      mistakes,
      plies: state.plies,
      ply: state.ply,
      label: inWords(state, points, mistakes),
      number: (n) => say('number', { n }),
    });
  }

  /**
   * @param {State} state
   * @param {import('../reports.js').Point[]} points
   * @param {import('../reports.js').Mistake[]} mistakes
   */
  function inWords(state, points, mistakes) {
    const [first, last] = [points[0], points[points.length - 1]];
    const worst = [...mistakes].sort((a, b) => b.loss - a.loss).slice(0, TOLD);
    return [
      say('curve', {
        from: first.ply,
        first: narrator.heading(first),
        to: last.ply,
        last: narrator.heading(last),
      }),
      say('curve-mistakes', { n: mistakes.length }),
      ...worst.map(({ ply, loss, exact }) => {
        const move = state.moves[ply - 1];
        const name =
          move.pit === null ? say('move-pass') : narrator.pit(move.pit, state.seeds.length / 2);
        const label = say('move-label', { ply, pit: name, captured: 0 });
        const more = say(exact ? 'loss' : 'loss-estimate', { n: loss });
        return `${say('board-more', { label, more })}.`;
      }),
    ].join(' ');
  }

  return { render };
}
