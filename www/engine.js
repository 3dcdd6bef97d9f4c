/**
 * The rules engine as promises: the game on the table, in a thread of its own.
 *
 * @typedef {import('./wasm/daga.js').State} State
 * @typedef {import('./wasm/daga.js').Played} Played
 * @typedef {import('./wasm/daga.js').VariantInfo} VariantInfo
 * @typedef {{ variant: string } | { text: string, ply?: number }} Opening
 */
import { Thread } from './thread.js';

export class Engine extends Thread {
  /** @returns {Promise<VariantInfo[]>} */
  variants() {
    return this.ask('variants');
  }

  /**
   * Opens another game in place of the present one.
   * @param {Opening} opening
   * @returns {Promise<State>}
   */
  open(opening) {
    return this.ask('open', opening);
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
