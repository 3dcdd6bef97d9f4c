import { Board } from '../board/board.js';
import { el, pressButton, setText } from '../dom.js';
import { icon } from '../icons.js';
import { Narrator, tellSteps } from '../narration.js';

/**
 * @typedef {import('../rules/examples.js').Example} Example
 * @typedef {import('../rules/play-example.js').Shown} Shown
 *
 * @typedef {object} Needs
 * @property {string} clause
 * @property {string} watch
 * @property {import('../wasm/daga.js').VariantInfo} variant
 * @property {Example} asked
 * @property {(example: Example) => Promise<Shown>} example
 * @property {() => import('../board/types.js').Settings} boardSettings
 */

/** Nobody in an example is "you". */
const SEATS = /** @type {const} */ ({ south: 'person', north: 'person' });

/**
 * A small board that shows one clause at work, and tells in words what
 * happened. The engine plays it.
 */
export class ExampleFigure {
  #needs;
  #say;
  #narrator;
  #root = el('div', { class: 'example-board' });
  #told = el('p', { class: 'example-told', role: 'status' });
  /** @type {Board | null} */
  #board = null;
  /** @type {Shown | null} */
  #shown = null;
  /** @type {Promise<void> | null} */
  #appearing = null;
  #over = false;
  #gone = false;

  /**
   * @param {import('../phrases.js').Phrases['say']} say
   * @param {Needs} needs
   */
  constructor(say, needs) {
    this.#needs = needs;
    this.#say = say;
    this.#narrator = new Narrator(say);
    const name = say('rules-play-label', { clause: needs.clause });
    const play = pressButton(
      { class: 'quiet rules-button', 'aria-label': name },
      () => this.#play(),
      icon('play'),
      say('rules-play'),
    );
    this.element = el(
      'figure',
      { class: 'example', 'data-clause': needs.clause },
      el('figcaption', {}, needs.watch),
      this.#root,
      el('div', { class: 'example-foot' }, play, this.#told),
    );
  }

  /** Paints the board, which is about to be seen. */
  appear() {
    this.#appearing ??= this.#paint();
    return this.#appearing;
  }

  async #paint() {
    const board = new Board(this.#root, {
      say: this.#say,
      settings: { ...this.#needs.boardSettings(), turned: 'auto', facing: false, sound: false },
    });
    this.#board = board;
    board.addEventListener('choose', () => this.#play());
    try {
      this.#shown ??= await this.#needs.example(this.#needs.asked);
    } catch (error) {
      this.#clear();
      this.#fail(error);
      return;
    }
    if (this.#board === board) this.#rest();
  }

  /** Gives the board's memory back, unless it is in use. */
  vanish() {
    if (this.#board?.animating || this.#root.contains(document.activeElement)) return;
    this.#clear();
  }

  dispose() {
    this.#gone = true;
    this.#clear();
  }

  #clear() {
    this.#board?.dispose();
    this.#board = null;
    this.#appearing = null;
  }

  /** Shows the position before or after, and the pit that is to be played. */
  #rest() {
    const { variant, asked } = this.#needs;
    const { before, played } = /** @type {Shown} */ (this.#shown);
    this.#board?.show(variant, this.#over && played ? played.state : before);
    if (!this.#over) this.#board?.mark(asked.pit ?? null);
  }

  async #play() {
    const { variant, asked } = this.#needs;
    await this.appear();
    const board = this.#board;
    if (!board || !this.#shown) return;
    const { before, played } = this.#shown;
    setText(this.#told, '');
    if (played) {
      board.show(variant, before);
      const ending = await board.animate(before, played.steps, played.state);
      if (ending === 'replaced' || this.#gone) return;
    } else if (typeof asked.pit === 'number') {
      board.refuse(asked.pit);
    }
    this.#over = true;
    setText(this.#told, this.#account());
  }

  #account() {
    const { before, played, refusal } = /** @type {Shown} */ (this.#shown);
    if (refusal) {
      const { key, args } = this.#narrator.refusal(refusal, before);
      return this.#say(key, args);
    }
    const after = played?.state ?? before;
    const sentences = played
      ? [this.#narrator.move(tellSteps(before.turn, played.steps), after, SEATS)]
      : [];
    if (after.outcome) sentences.push(this.#narrator.turn(after, SEATS));
    return sentences.join(' ');
  }

  /** @param {unknown} error */
  #fail(error) {
    setText(
      this.#told,
      this.#say('trouble-other', {
        message: error instanceof Error ? error.message : String(error),
      }),
    );
  }
}
