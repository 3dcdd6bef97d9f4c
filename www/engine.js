/**
 * The rules engine as promises: the game on the table, in a thread of its own.
 *
 * @typedef {import('./wasm/daga.js').State} State
 * @typedef {import('./wasm/daga.js').Played} Played
 * @typedef {{ variant: string } | { text: string, ply?: number }} Opening
 */
import { Thread } from './thread.js';
import { beginnings } from './wasm/beginnings.js';

export class Engine extends Thread {
  /** Whether an engine of this page has ever answered. */
  arrived = false;
  /** @type {() => void} */
  #arrive = () => {};
  /** Resolves when it has answered for the first time. @type {Promise<void>} */
  arrival = new Promise((resolve) => {
    this.#arrive = resolve;
  });

  /**
   * @override
   * @param {string} action
   * @param {unknown} [argument]
   */
  async ask(action, argument) {
    const answer = await super.ask(action, argument);
    this.arrived = true;
    this.#arrive();
    return answer;
  }

  /**
   * Opens another game in place of the present one. How a new game begins is
   * known before the engine has come; it opens the game before it is asked for
   * anything else.
   *
   * @param {Opening} opening
   * @returns {Promise<State>}
   */
  async open(opening) {
    const opened = this.ask('open', opening);
    const known = 'variant' in opening ? beginnings[opening.variant] : undefined;
    if (!known || !this.running) return opened;
    // That an engine dies is told by its own event.
    opened.catch(() => {});
    return known;
  }

  /**
   * @param {number | null} pit null to let the turn pass
   * @param {number} [seed] the chance by which the computer chose it
   * @returns {Promise<Played>}
   */
  play(pit, seed) {
    return this.ask('play', { pit, seed });
  }

  /** @returns {Promise<Played>} */
  redo() {
    return this.ask('redo');
  }

  /**
   * @param {number} ply
   * @returns {Promise<State>}
   */
  jump(ply) {
    return this.ask('jump', ply);
  }

  /**
   * @param {number} ply
   * @returns {Promise<Played & { before: State }>}
   */
  replay(ply) {
    return this.ask('replay', ply);
  }

  /**
   * The steps that a pit's move would take; nothing changes.
   * @param {number} pit
   * @returns {Promise<Played['steps']>}
   */
  preview(pit) {
    return this.ask('preview', pit);
  }

  /**
   * Plays an example of the rules; the present game is not touched.
   * @param {import('./rules/examples.js').Example} example
   * @returns {Promise<import('./rules/play-example.js').Shown>}
   */
  example(example) {
    return this.ask('example', example);
  }
}
