/**
 * A worker as promises: every request carries a number and every answer brings
 * it back. While a request is under way it may send news.
 *
 * @typedef {object} Waiting
 * @property {(value: any) => void} resolve
 * @property {(error: Error) => void} reject
 * @property {((news: any) => void) | undefined} hear
 */

/** What the engine throws: a stable code, a sentence, and what it concerns. */
export class EngineError extends Error {
  /** @param {Omit<import('./wasm/daga.js').EngineError, 'name'>} told */
  constructor(told) {
    super(told.message);
    this.name = 'EngineError';
    this.code = told.code;
    this.ply = told.ply;
    this.mover = told.mover;
    this.pit = told.pit;
    this.reason = told.reason;
    this.clause = told.clause;
    this.laps = told.laps;
    this.column = told.column;
    this.found = told.found;
    this.expected = told.expected;
  }
}

/** The code of every request that died with its worker. */
export const LOST = 'engine-lost';
/** The code of what failed because a part of the page did not come. */
export const UNREACHABLE = 'unreachable';

/** Fires `lost` with the reason as `detail` when the worker has died. */
export class Thread extends EventTarget {
  /** Was the last worker lost because its script or its engine did not come? */
  unreachable = false;
  #makeWorker;
  /** @type {Worker | null} */
  #worker = null;
  #next = 1;
  /** @type {Map<number, Waiting>} */
  #waiting = new Map();

  /** @param {() => Worker} makeWorker */
  constructor(makeWorker) {
    super();
    this.#makeWorker = makeWorker;
  }

  get running() {
    return this.#worker !== null;
  }

  /** Starts the worker, or a fresh one in place of the old. */
  start() {
    this.end('The engine was started afresh.');
    this.unreachable = false;
    const worker = this.#makeWorker();
    worker.addEventListener('message', ({ data }) => this.#hear(worker, data));
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      this.#lose(worker, event.message || 'The worker could not be loaded.', !event.message);
    });
    worker.addEventListener('messageerror', () =>
      this.#lose(worker, 'An answer could not be read.'),
    );
    this.#worker = worker;
  }

  /**
   * @param {string} action
   * @param {unknown} [argument]
   * @param {(news: any) => void} [hear]
   * @returns {Promise<any>}
   */
  ask(action, argument, hear) {
    return new Promise((resolve, reject) => {
      if (!this.#worker) {
        reject(new EngineError({ code: LOST, message: 'The engine is not running.' }));
        return;
      }
      const id = this.#next;
      this.#next += 1;
      this.#waiting.set(id, { resolve, reject, hear });
      this.#worker.postMessage({ id, action, argument });
    });
  }

  /**
   * Ends the worker at once, whatever it is doing.
   * @param {string} message why; what every request under way is told
   */
  end(message) {
    this.#worker?.terminate();
    this.#worker = null;
    const lost = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject } of lost) reject(new EngineError({ code: LOST, message }));
  }

  /**
   * @param {Worker} worker
   * @param {any} answer
   */
  #hear(worker, answer) {
    if (worker !== this.#worker) return;
    if (typeof answer.panic === 'string') {
      this.#lose(worker, answer.panic, answer.unreachable === true);
      return;
    }
    const waiting = this.#waiting.get(answer.id);
    if ('news' in answer) {
      waiting?.hear?.(answer.news);
      return;
    }
    this.#waiting.delete(answer.id);
    if (answer.error) waiting?.reject(new EngineError(answer.error));
    else waiting?.resolve(answer.value);
  }

  /**
   * @param {Worker} worker
   * @param {string} message
   * @param {boolean} [unreachable]
   */
  #lose(worker, message, unreachable = false) {
    if (worker !== this.#worker) return;
    this.unreachable = unreachable;
    this.end(message);
    this.dispatchEvent(new CustomEvent('lost', { detail: message }));
  }
}
