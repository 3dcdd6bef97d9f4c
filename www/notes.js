/**
 * Writes on the board what is found out about its position: a note at each pit
 * that may be played, and the hint's mark.
 *
 * @typedef {import('./store.js').PageState} PageState
 * @typedef {import('./board/types.js').Note} Note
 * @typedef {import('./board/types.js').Tone} Tone
 */
import { resultOf } from './narration.js';
import { knownAt } from './reports.js';

/** @type {Record<'win' | 'lose' | 'even', Tone>} */
const TONES = { win: 'good', lose: 'bad', even: 'even' };

export class Notes {
  #board;
  #narrator;
  /** The page as it was when the notes were written last. @type {PageState | null} */
  #written = null;
  /** @type {PageState['hint']} */
  #hint = null;

  /**
   * @param {{
   *   board: { annotate: (notes: ReadonlyMap<number, Note>) => void, mark: (pit: number | null) => void },
   *   narrator: import('./narration.js').Narrator,
   * }} parts
   */
  constructor({ board, narrator }) {
    this.#board = board;
    this.#narrator = narrator;
  }

  /** @param {PageState} page */
  show(page) {
    if (page.hint !== this.#hint) {
      this.#hint = page.hint;
      this.#board.mark(page.hint?.pit ?? null);
    }
    const before = this.#written;
    const same = (/** @type {keyof PageState} */ part) => before?.[part] === page[part];
    // The board itself forgets its notes whenever it shows another position.
    const unchanged = same('match') && same('act') && same('settings');
    const analysis = analysisShown(page);
    if (unchanged && analysisShown(before) === analysis) return;
    this.#written = page;
    if (analysis && page.match) this.#board.annotate(this.#notes(analysis, page.match.state));
    else if (before?.settings.analysis !== page.settings.analysis) this.#board.annotate(new Map());
  }

  /** Everything is said in another language. @param {PageState} page */
  relabel(page) {
    this.#written = null;
    this.show(page);
  }

  /**
   * @param {import('./wasm/daga.js').Analysis} analysis
   * @param {import('./wasm/daga.js').State} state
   * @returns {Map<number, Note>}
   */
  #notes({ moves }, state) {
    const notes = new Map();
    for (const judged of moves) {
      if (judged.pit === null) continue;
      notes.set(judged.pit, {
        text: this.#narrator.worth(judged, state),
        short: this.#narrator.worthSign(judged, state),
        long: judged.known === 'exact' ? this.#narrator.worth(judged, state) : undefined,
        tone: toneOf(judged, state),
      });
    }
    return notes;
  }
}

/**
 * The analysis of the position shown, if it is to be seen.
 * @param {PageState | null} page
 */
function analysisShown(page) {
  const { match, act, settings, reports } = page ?? {};
  if (!match || !settings?.analysis || act !== 'idle' || !reports) return null;
  return knownAt(reports, match.state, match.state.ply)?.analysis ?? null;
}

/**
 * @param {import('./wasm/daga.js').Judged} judged
 * @param {import('./wasm/daga.js').State} state
 * @returns {Tone}
 */
function toneOf(judged, state) {
  if (judged.known === 'unknown') return 'unknown';
  if (judged.known === 'estimate') return 'unsure';
  return judged.known === 'exact' ? TONES[resultOf(judged, state)] : 'bound';
}
