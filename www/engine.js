/**
 * The rules engine as promises. It lives in a worker; every request carries a
 * number and every answer brings it back.
 *
 * @typedef {import('./wasm/daga.js').State} State
 * @typedef {import('./wasm/daga.js').Played} Played
 * @typedef {import('./wasm/daga.js').VariantInfo} VariantInfo
 * @typedef {{ variant: string } | { text: string, ply?: number }} Opening
 * @typedef {{ resolve: (value: any) => void, reject: (error: Error) => void }} Waiting
 */

/** What the engine throws: a stable code, a sentence, and what it concerns. */
export class EngineError extends Error {
  /** @param {{ code: string, message: string, pit?: number, clause?: string, laps?: number, column?: number, found?: string, expected?: number }} told */
  constructor(told) {
    super(told.message);
    this.name = 'EngineError';
    this.code = told.code;
    this.pit = told.pit;
    this.clause = told.clause;
    this.laps = told.laps;
    this.column = told.column;
    this.found = told.found;
    this.expected = told.expected;
  }
}

/** The code of every request that died with its worker. */
export const LOST = 'engine-lost';

/** Fires `lost` with the reason as `detail` when the worker has died. */
export class Engine extends EventTarget {
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

  /** Starts the worker, or a fresh one in place of the old. */
  start() {
    this.#end('The engine was started afresh.');
    const worker = this.#makeWorker();
    worker.addEventListener('message', ({ data }) => this.#hear(worker, data));
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      this.#lose(worker, event.message || 'The worker could not be loaded.');
    });
    worker.addEventListener('messageerror', () =>
      this.#lose(worker, 'An answer could not be read.'),
    );
    this.#worker = worker;
  }

  /** @returns {Promise<VariantInfo[]>} */
  variants() {
    return this.#ask('variants');
  }

  /**
   * Opens another game in place of the present one.
   * @param {Opening} opening
   * @returns {Promise<State>}
   */
  open(opening) {
    return this.#ask('open', opening);
  }

  /** @returns {Promise<State>} */
  state() {
    return this.#ask('state');
  }

  /**
   * @param {number} pit
   * @returns {Promise<Played>}
   */
  play(pit) {
    return this.#ask('play', pit);
  }

  /** @returns {Promise<Played>} */
  pass() {
    return this.#ask('pass');
  }

  /** @returns {Promise<State>} */
  undo() {
    return this.#ask('undo');
  }

  /** @returns {Promise<Played>} */
  redo() {
    return this.#ask('redo');
  }

  /**
   * @param {number} ply
   * @returns {Promise<State>}
   */
  jump(ply) {
    return this.#ask('jump', ply);
  }

  /**
   * @param {number} ply
   * @returns {Promise<Played & { before: State }>}
   */
  replay(ply) {
    return this.#ask('replay', ply);
  }

  /**
   * The steps that a pit's move would take; nothing changes.
   * @param {number} pit
   * @returns {Promise<Played['steps']>}
   */
  preview(pit) {
    return this.#ask('preview', pit);
  }

  /**
   * The computer's choice in the present position.
   * @param {number} seed
   * @returns {Promise<number | null>} a pit, or `null` for a pass
   */
  choose(seed) {
    return this.#ask('choose', seed);
  }

  /**
   * Plays an example of the rules; the present game is not touched.
   * @param {import('./rules/examples.js').Example} example
   * @returns {Promise<import('./rules/play-example.js').Shown>}
   */
  example(example) {
    return this.#ask('example', example);
  }

  /**
   * @param {string} action
   * @param {unknown} [argument]
   * @returns {Promise<any>}
   */
  #ask(action, argument) {
    return new Promise((resolve, reject) => {
      if (!this.#worker) {
        reject(new EngineError({ code: LOST, message: 'The engine is not running.' }));
        return;
      }
      const id = this.#next;
      this.#next += 1;
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ id, action, argument });
    });
  }

  /**
   * @param {Worker} worker
   * @param {any} answer
   */
  #hear(worker, answer) {
    if (worker !== this.#worker) return;
    if (typeof answer.panic === 'string') {
      this.#lose(worker, answer.panic);
      return;
    }
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if (answer.error) waiting?.reject(new EngineError(answer.error));
    else waiting?.resolve(answer.value);
  }

  /**
   * @param {Worker} worker
   * @param {string} message
   */
  #lose(worker, message) {
    if (worker !== this.#worker) return;
    this.#end(message);
    this.dispatchEvent(new CustomEvent('lost', { detail: message }));
  }

  /** @param {string} message */
  #end(message) {
    this.#worker?.terminate();
    this.#worker = null;
    const lost = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject } of lost) reject(new EngineError({ code: LOST, message }));
  }
}
