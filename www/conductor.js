/**
 * Conducts a match: takes what a person wants, asks the engine, lets the board
 * show it, and moves the store on.
 *
 * Whatever changes the record is an act in one queue. A new act ends the
 * computer's thinking, which is not in the queue: what it finds is played only
 * at the ply of the match it was found for.
 *
 * @typedef {import('./wasm/daga.js').State} State
 * @typedef {import('./players.js').Seats} Seats
 * @typedef {import('./store.js').Match} Match
 *
 * @typedef {object} Showing  the part of the board that a match needs
 * @property {(variant: any, state: State) => void} show
 * @property {(before: State, steps: any, after: State) => Promise<unknown>} animate
 * @property {() => void} skip
 */
import { Account } from './account.js';
import { Acts } from './acts.js';
import { Computer } from './computer.js';
import { tellSteps } from './narration.js';
import { Openings } from './openings.js';
import { LOST } from './thread.js';
import { Walk } from './walk.js';

/** Milliseconds after which a person is told what a move waits for. */
const PATIENCE = 600;

export class Conductor {
  #engine;
  #store;
  #board;
  #narrator;
  #acts;
  #account;
  #wait;

  /**
   * @param {{
   *   engine: import('./engine.js').Engine,
   *   thinker: import('./computer.js').Thinking,
   *   store: import('./store.js').Store,
   *   board: Showing,
   *   narrator: import('./narration.js').Narrator,
   *   announce: (sentence: string) => void,
   *   chance: () => number,
   *   wait?: (ms: number) => Promise<void>,
   * }} parts
   */
  constructor({ engine, thinker, store, board, narrator, announce, chance, wait = later }) {
    this.#engine = engine;
    this.#store = store;
    this.#board = board;
    this.#narrator = narrator;
    this.#wait = wait;
    this.#account = new Account({ store, narrator, announce });
    this.#acts = new Acts({
      board,
      begins: () => this.computer.forget(),
      failed: (error) => this.#failed(error),
      ended: () => this.#goOn(),
    });
    this.computer = new Computer({
      thinker,
      store,
      wait,
      play: (match, pit) => this.#computerPlays(match, pit),
      failed: (error) => this.#failed(error),
    });
    const shared = { acts: this.#acts, engine, store, board, account: this.#account };
    this.openings = new Openings({ ...shared, chance });
    this.walk = new Walk(shared);
  }

  /**
   * A person chose a pit, playable or not.
   * @param {number} pit
   */
  choose(pit) {
    const { match, act } = this.#store.state;
    if (!match) return;
    if (act === 'sowing') {
      this.skip();
      return;
    }
    const { state, seats } = match;
    if (!state.outcome && seats[state.turn] === 'computer') {
      this.#refuse('not-your-turn', {});
      return;
    }
    if (state.legal.includes(pit)) {
      // A second press, before the engine has answered the first, plays nothing.
      if (act !== 'asking') this.#personPlays(match, pit);
      return;
    }
    const refusal = state.refusals.find((each) => each.pit === pit);
    if (refusal) {
      const { key, args } = this.#narrator.refusal(refusal, state);
      this.#refuse(key, args);
    }
  }

  /** The person to move passes, where nothing else is allowed. */
  pass() {
    const { match, act } = this.#store.state;
    if (act === 'idle' && match?.state.mustPass) this.#personPlays(match, null);
  }

  /** Ends the sowing under way at once. */
  skip() {
    this.#board.skip();
  }

  /** Keeps the computer from playing on, or lets it. @param {boolean} paused */
  pause(paused) {
    this.computer.forget();
    this.#store.pausedSet(paused);
    this.#acts.add(async () => {});
  }

  /**
   * Another player takes a side, at any time.
   * @param {Seats} seats
   */
  seat(seats) {
    this.computer.forget();
    this.#store.seated(seats);
    this.#acts.add(async () => {});
  }

  /** The level has changed: a thought under way begins anew. */
  rethink() {
    if (this.#store.state.act === 'thinking') this.#acts.add(async () => {});
  }

  /** Nothing is left to do: the computer may think. */
  #goOn() {
    this.#store.settled();
    // Not awaited: acts need not wait for the computer's thinking.
    this.computer.think();
  }

  /** @param {any} error */
  #failed(error) {
    this.#store.settled();
    // A dead engine is told by its own event.
    if (error?.code !== LOST) this.#store.failed(error);
  }

  /**
   * @param {Match} match
   * @param {number | null} pit
   */
  #personPlays(match, pit) {
    this.#acts.add(() => this.#playAt(match, pit));
    this.#store.asked();
    if (!this.#engine.arrived) this.#askPatience();
  }

  /** The engine is still on its way. */
  async #askPatience() {
    await this.#wait(PATIENCE);
    if (this.#engine.arrived || this.#store.state.act !== 'asking') return;
    this.#store.messageShown({ key: 'rules-coming', tone: 'note' });
    this.#account.waiting();
  }

  /**
   * @param {Match} match as it was when the computer began to think
   * @param {number | null} pit
   */
  #computerPlays(match, pit) {
    this.#acts.add(() =>
      this.#playAt(match, pit, match.seed).catch((error) => this.computer.rest(error)),
    );
    this.#store.asked();
  }

  /**
   * Plays where a match stood, or not at all.
   *
   * @param {Match} wanted
   * @param {number | null} pit null for a pass
   * @param {number} [seed] the chance by which the computer chose it; a person has none
   */
  async #playAt(wanted, pit, seed) {
    const { id, state: before } = this.#store.match;
    if (wanted.id !== id || wanted.state.ply !== before.ply) return;
    const { steps, state } = await this.#engine.play(pit, seed);
    const told = tellSteps(before.turn, steps);
    // A person who plays lets the computer play on.
    const paused = seed !== undefined && this.#store.match.paused;
    this.#store.moved(state, told, paused);
    await this.#acts.show(this.#store.match, before, steps, state);
    this.#store.settled();
    this.#account.moved(told);
  }

  /**
   * @param {string} key
   * @param {import('./phrases.js').Args} args
   */
  #refuse(key, args) {
    this.#store.messageShown({ key, args, tone: 'refusal' });
    this.#account.refused(key, args);
  }
}

/** @param {number} ms */
const later = (ms) => new Promise((resolve) => setTimeout(() => resolve(undefined), ms));
