/**
 * The long computations, away from the game and from the page: one thread
 * thinks, another builds the tables that it thinks by. A thought is cancelled
 * by ending its thread, so that it stops at once, and an answer that nobody
 * waits for any more comes to nobody.
 *
 * Nothing here is needed for a game to go on: where a table cannot be built or
 * kept, the thinking goes by searching alone.
 *
 * @typedef {import('./wasm/daga.js').Analysis} Analysis
 * @typedef {import('./wasm/daga.js').Hint} Hint
 * @typedef {import('./wasm/daga.js').Worth} Worth
 * @typedef {import('./wasm/daga.js').State} State
 * @typedef {import('./thinking.js').Findings} Findings
 *
 * @typedef {object} Solved  how far a game is solved here
 * @property {string} variant
 * @property {'solving' | 'ready' | 'failed'} phase
 * @property {number} seeds    up to so many on the board
 * @property {number} boards   solved so far
 * @property {number} of       boards that there are
 * @property {number} milliseconds  how long it took, 0 until it is ready
 * @property {Worth | null} start  what the start of the game is worth, if this tells
 * @property {'kept' | 'solved'} origin  from an earlier visit, or worked out now
 * @property {boolean} damaged  an earlier one was found damaged
 */
import { TABLES } from './tables.js';
import { EngineError, LOST, Thread, UNREACHABLE } from './thread.js';

/** The code of a thought that was cancelled. */
export const CANCELLED = 'cancelled';

/** How long a move of the computer may take, in milliseconds and positions. */
const MOVE = { milliseconds: 900, nodes: 3_000_000 };
/** How long one position may be analysed. */
const ANALYSIS = { milliseconds: 8000, nodes: 20_000_000 };
/** How long a hint may take. */
const HINT = { milliseconds: 700, nodes: 2_000_000 };
/** How long each position of a game that is looked over may take. */
const REVIEW = { milliseconds: 150, nodes: 100_000 };
/** How often a table is tried: once more than once, as something may only have been out of reach. */
const TRIES = 2;
/** How long a thought waits for its table before it goes without. */
const PATIENCE = 4000;
/** How long a table is built before that is told: a sentence that comes and goes is not read. */
const CALM = 300;

/** Fires `solved` with a `Solved` as `detail` whenever a table comes on. */
export class Thinker extends EventTarget {
  #mind;
  #makeWorker;
  #wait;
  /** The thread that builds a table, while there is one. @type {Thread | null} */
  #solver = null;
  /** The table it builds. @type {{ variant: string, seeds: number, done: Promise<void> } | null} */
  #building = null;
  /** @type {Map<string, { seeds: number, bytes: Uint8Array }>} */
  #tables = new Map();
  /** Up to how many seeds the mind has been given a table. @type {Map<string, number>} */
  #given = new Map();
  /** How often tables could not be built. @type {Map<string, number>} */
  #failures = new Map();
  /** The number of the thought that somebody waits for. */
  #thought = 0;
  /** Does the mind work on it? */
  #busy = false;

  /**
   * @param {() => Worker} makeWorker
   * @param {(ms: number) => Promise<void>} [wait]
   */
  constructor(makeWorker, wait = later) {
    super();
    this.#makeWorker = makeWorker;
    this.#wait = wait;
    this.#mind = new Thread(makeWorker);
    this.#mind.addEventListener('lost', () => this.#given.clear());
  }

  /**
   * Builds the table of a variant, if there is none yet.
   *
   * @param {string} variant
   * @param {boolean} [more] the larger one too, where there is one
   */
  async prepare(variant, more = false) {
    const { seeds, more: most } = TABLES[variant];
    await this.#table(variant, seeds);
    if (more && most && this.#tables.get(variant)?.seeds === seeds)
      await this.#table(variant, most);
  }

  /** Starts the thread that thinks, so that the first thought need not wait for its script and engine. */
  wake() {
    if (!this.#mind.running) this.#mind.start();
  }

  /**
   * What the computer plays at a level, 1 to 5.
   *
   * @param {State} state
   * @param {{ level: number, seed: number }} how
   * @returns {Promise<number | null>} a pit, or `null` for a pass
   */
  choose({ variant, game, ply }, how) {
    return this.#think(variant, 'choose', { game, ply, ...how, ...MOVE });
  }

  /**
   * What each move of the position leads to.
   *
   * @param {State} state
   * @param {(analysis: Analysis) => void} hear one for each depth
   * @returns {Promise<Findings>}
   */
  analyse({ variant, game, ply }, hear) {
    return this.#think(variant, 'analyse', { game, ply, ...ANALYSIS }, hear);
  }

  /**
   * The best move, soon, with what can be said of it.
   *
   * @param {State} state of a game that is not over
   * @returns {Promise<Hint>}
   */
  hint({ variant, game, ply }) {
    return this.#think(variant, 'hint', { game, ply, ...HINT });
  }

  /**
   * Judges several positions of one game, each not very deeply.
   *
   * @param {State} state
   * @param {number[]} plies
   * @param {(findings: Findings & { ply: number }) => void} hear
   */
  review({ variant, game }, plies, hear) {
    return this.#think(variant, 'review', { game, plies, ...REVIEW }, hear);
  }

  /** Cancels the thought under way, at once. */
  stop() {
    this.#thought += 1;
    if (!this.#busy) return;
    this.#busy = false;
    this.#given.clear();
    this.#mind.end('The thought was cancelled.');
  }

  /**
   * @param {string} variant
   * @param {string} action
   * @param {object} argument
   * @param {(news: any) => void} [hear]
   * @returns {Promise<any>}
   */
  async #think(variant, action, argument, hear) {
    this.stop();
    const thought = this.#thought;
    const { seeds } = TABLES[variant];
    if (!this.#has(variant, seeds) && !this.#givenUp(variant, seeds))
      await Promise.race([this.prepare(variant), this.#wait(PATIENCE)]);
    this.#wanted(thought);
    this.#busy = true;
    try {
      return await this.#ask(thought, variant, action, argument, hear);
    } finally {
      if (thought === this.#thought) this.#busy = false;
    }
  }

  /**
   * @param {number} thought
   * @param {string} variant
   * @param {string} action
   * @param {object} argument
   * @param {((news: any) => void) | undefined} hear
   */
  async #ask(thought, variant, action, argument, hear) {
    for (let again = false; ; again = true) {
      try {
        this.#equip(variant);
        const value = await this.#mind.ask(action, argument, (news) => {
          if (thought === this.#thought) hear?.(news);
        });
        this.#wanted(thought);
        return value;
      } catch (error) {
        this.#wanted(thought);
        const { code, message } = /** @type {any} */ (error);
        if (code !== LOST) throw error;
        // A mind that has died once may have been out of luck.
        const lost = this.#mind.unreachable ? UNREACHABLE : 'thinker-lost';
        if (again) throw new EngineError({ code: lost, message });
      }
    }
  }

  /** Gives the mind the table there is. @param {string} variant */
  #equip(variant) {
    this.wake();
    const table = this.#tables.get(variant);
    if (!table || this.#given.get(variant) === table.seeds) return;
    this.#given.set(variant, table.seeds);
    // What goes wrong here goes wrong for the request after it too.
    this.#mind.ask('take', { variant, bytes: table.bytes }).catch(() => {});
  }

  /** Throws if nobody waits for this thought any more. @param {number} thought */
  #wanted(thought) {
    if (thought !== this.#thought)
      throw new EngineError({ code: CANCELLED, message: 'The thought was cancelled.' });
  }

  /** @param {string} variant @param {number} seeds */
  #has(variant, seeds) {
    return (this.#tables.get(variant)?.seeds ?? -1) >= seeds;
  }

  /** @param {string} variant @param {number} seeds */
  #givenUp(variant, seeds) {
    return (this.#failures.get(`${variant}-${seeds}`) ?? 0) >= TRIES;
  }

  /**
   * @param {string} variant
   * @param {number} seeds
   * @returns {Promise<void>} settles when the table is there, or cannot be
   */
  #table(variant, seeds) {
    if (this.#has(variant, seeds) || this.#givenUp(variant, seeds)) return Promise.resolve();
    if (this.#building?.variant === variant && this.#building.seeds === seeds)
      return this.#building.done;
    // Another game is on the table: its own is wanted first.
    this.#solver?.end('Another table is wanted.');
    const solver = new Thread(this.#makeWorker);
    this.#solver = solver;
    const done = this.#build(solver, variant, seeds);
    this.#building = { variant, seeds, done };
    return done;
  }

  /**
   * @param {Thread} solver
   * @param {string} variant
   * @param {number} seeds
   * @returns {Promise<void>}
   */
  #build(solver, variant, seeds) {
    /** @type {Solved} */
    let solved = {
      variant,
      phase: 'solving',
      seeds,
      boards: 0,
      of: 0,
      milliseconds: 0,
      start: null,
      origin: 'solved',
      damaged: false,
    };
    let calm = true;
    this.#wait(CALM).then(() => {
      calm = false;
    });
    const tell = (/** @type {Partial<Solved>} */ part) => {
      solved = { ...solved, ...part };
      if (solved.phase === 'solving' && calm) return;
      // Of a larger table nothing is told before it takes the smaller one's place.
      if (solved.phase !== 'ready' && this.#tables.has(variant)) return;
      this.dispatchEvent(new CustomEvent('solved', { detail: solved }));
    };
    return new Promise((resolve) => {
      const hear = (/** @type {any} */ { progress, table }) => {
        if (progress) tell({ boards: progress.boards, of: progress.of });
        if (!table) return;
        const { bytes, ...about } = table;
        this.#tables.set(variant, { seeds, bytes });
        tell({ ...about, of: about.boards, phase: 'ready' });
        // So that the first thought need not wait for its thread.
        if (!this.#busy) this.#equip(variant);
        resolve();
      };
      solver.start();
      solver
        .ask('table', { variant, seeds }, hear)
        .catch(() => {
          // Cancelled for another table, or told already.
          if (this.#solver !== solver || solved.phase === 'ready') return;
          const name = `${variant}-${seeds}`;
          this.#failures.set(name, (this.#failures.get(name) ?? 0) + 1);
          tell({ phase: 'failed' });
        })
        .then(() => {
          solver.end('The table is ready.');
          if (this.#solver === solver) {
            this.#solver = null;
            this.#building = null;
          }
          resolve();
        });
    });
  }
}

/** @param {number} ms */
const later = (ms) => new Promise((resolve) => setTimeout(() => resolve(undefined), ms));
