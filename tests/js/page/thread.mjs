import { makeThinking } from '../../../www/thinking.js';
import { load } from '../engine.mjs';

const daga = await load();

/** A shelf in memory, in place of the browser's database. */
export class Shelf {
  /** @type {Map<string, import('../../../www/kept-tables.js').KeptTable>} */
  kept = new Map();
  dropped = 0;
  read = async (/** @type {string} */ name) => this.kept.get(name) ?? null;
  write = async (/** @type {string} */ name, /** @type {any} */ table) => {
    this.kept.set(name, table);
    return true;
  };
  drop = async (/** @type {string} */ name) => {
    this.dropped += 1;
    this.kept.delete(name);
  };
}

/**
 * What `thinking-worker.js` is, without a browser: the real thinking, which answers a
 * little later, and not at all once it has been ended.
 */
export class ThinkingWorker extends EventTarget {
  asked = /** @type {string[]} */ ([]);
  ended = false;
  #thinking;

  /**
   * @param {Shelf} shelf
   * @param {(action: string) => string | null} fails a panic's message, for an action that dies
   * @param {boolean} [unreachable] whether it dies because its engine does not come
   */
  constructor(shelf, fails, unreachable = false) {
    super();
    this.#thinking = makeThinking(daga, () => shelf);
    this.fails = fails;
    this.unreachable = unreachable;
  }

  /** @param {any} message */
  async postMessage({ id, action, argument }) {
    this.asked.push(action);
    await new Promise((resolve) => setTimeout(resolve, 1));
    if (this.ended) return;
    const panic = this.fails(action);
    if (panic) {
      this.#answer({ panic, unreachable: this.unreachable });
      return;
    }
    try {
      const tell = (/** @type {any} */ news) => this.#answer({ id, news });
      this.#answer({ id, value: await this.#thinking[action](argument, tell) });
    } catch (error) {
      const { code, message } = /** @type {any} */ (error);
      this.#answer({ id, error: { code, message } });
    }
  }

  terminate() {
    this.ended = true;
  }

  /** @param {any} data */
  #answer(data) {
    if (!this.ended) this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

/**
 * @param {string} text
 * @param {number} [ply]
 */
export function stateOf(text, ply) {
  const game = daga.Game.fromText(text);
  return ply === undefined ? game.state() : game.jump(ply);
}
