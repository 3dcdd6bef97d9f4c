import { Conductor } from '../../../www/conductor.js';
import { english } from '../../../www/languages/index.js';
import { Narrator } from '../../../www/narration.js';
import { Phrases } from '../../../www/phrases.js';
import { readSettings } from '../../../www/settings.js';
import { Store } from '../../../www/store.js';
import { load } from '../engine.mjs';

/**
 * @typedef {import('../../../www/wasm/daga.js').State} State
 * @typedef {import('../../../www/players.js').Seats} Seats
 */

/** @type {Seats} */
export const TWO = { south: 'person', north: 'person' };
/** @type {Seats} */
export const SOUTH = { south: 'person', north: 'computer' };
/** @type {Seats} */
export const NORTH = { south: 'computer', north: 'person' };
/** @type {Seats} */
export const NONE = { south: 'computer', north: 'computer' };

const daga = await load();

/** The real engine, answering as late as the worker does: one request after another. */
class LateEngine {
  /** @type {import('../../../www/wasm/daga.js').Game | undefined} */
  game;
  arrived = true;
  asked = /** @type {string[]} */ ([]);
  /** @type {Promise<unknown>} */
  #line = Promise.resolve();

  /** @returns {() => void} lets the answers come that were kept back since */
  holdBack() {
    /** @type {(value?: unknown) => void} */
    let come = () => {};
    this.#line = new Promise((resolve) => {
      come = resolve;
    });
    return () => come();
  }

  /** @param {any} opening */
  open = ({ variant, text, ply }) =>
    this.#answer('open', () => {
      const game = text === undefined ? new daga.Game(variant) : daga.Game.fromText(text);
      const state = ply === undefined ? game.state() : game.jump(ply);
      this.game = game;
      return state;
    });
  play = (/** @type {number | null} */ pit, /** @type {number} */ seed) =>
    this.#answer('play', () => {
      if (seed !== undefined) this.game?.drawFrom(seed);
      return pit === null ? this.game?.pass() : this.game?.play(pit);
    });
  redo = () => this.#answer('redo', () => this.game?.redo());
  jump = (/** @type {number} */ ply) => this.#answer('jump', () => this.game?.jump(ply));
  replay = (/** @type {number} */ ply) => this.#answer('replay', () => this.game?.replay(ply));

  /** @param {string} name @param {() => any} work @returns {Promise<any>} */
  #answer(name, work) {
    this.asked.push(name);
    const answer = this.#line.then(() => later()).then(work);
    this.#line = answer.catch(() => {});
    return answer;
  }
}

/** The real levels, answering as late as a thread does; whether in time, is for the conductor to see. */
class LateThinker {
  stopped = 0;
  /** @type {number[]} */
  levels = [];
  /** @param {State} state @param {{ level: number, seed: number }} how */
  choose = async ({ game: text, ply }, { level, seed }) => {
    this.levels.push(level);
    await later();
    const game = daga.Game.fromText(text);
    game.jump(ply);
    return new daga.Thinker().choose(game, level, seed, 2000, () => true);
  };
  stop = () => {
    this.stopped += 1;
  };
}

/** A board that shows a sowing until it is told to stop, or `finish` is called. */
class SlowBoard {
  /** @type {State | undefined} */
  shown;
  animations = 0;
  /** @type {((ending: string) => void) | null} */
  #end = null;

  /** @param {unknown} _ @param {State} state */
  show = (_, state) => {
    this.finish('replaced');
    this.shown = state;
  };
  /** @param {State} _before @param {unknown} _steps @param {State} after */
  animate = (_before, _steps, after) => {
    this.animations += 1;
    return new Promise((resolve) => {
      this.#end = (ending) => {
        this.shown = after;
        resolve(ending);
      };
    });
  };
  skip = () => this.finish('skipped');
  finish = (ending = 'done') => {
    const end = this.#end;
    this.#end = null;
    end?.(ending);
  };
}

/** A page without a page: store, conductor, the real engine, a board that waits. */
export async function setTable() {
  const store = new Store(readSettings(null), daga.variants());
  const engine = new LateEngine();
  const thinker = new LateThinker();
  const board = new SlowBoard();
  /** @type {string[]} */
  const heard = [];
  const conductor = new Conductor({
    engine: /** @type {any} */ (engine),
    thinker,
    store,
    board,
    narrator: new Narrator(new Phrases(english).say),
    announce: (sentence) => void heard.push(sentence),
    chance: () => 42,
    wait: () => later(),
  });
  const { openings, walk, computer } = conductor;
  const now = () => store.match;
  return { store, engine, thinker, board, conductor, openings, walk, computer, heard, now };
}

/** Lets everything that is under way go on until nothing moves any more. */
export async function settle() {
  for (let i = 0; i < 20; i += 1) await later();
}

/** Lets moves be shown and thoughts end, as long as the computer plays on. @param {Awaited<ReturnType<typeof setTable>>} table */
export async function playOn(table) {
  for (let i = 0; i < 5; i += 1) {
    await settle();
    table.board.finish();
  }
  await settle();
}

const later = () => new Promise((resolve) => setTimeout(() => resolve(undefined), 1));
