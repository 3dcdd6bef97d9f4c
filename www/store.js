/**
 * The one mutable state of the page. It changes only through the named
 * transitions below; each replaces the whole state and fires `change`.
 *
 * @typedef {import('./wasm/daga.js').State} State
 * @typedef {import('./wasm/daga.js').VariantInfo} VariantInfo
 * @typedef {import('./wasm/daga.js').Side} Side
 * @typedef {import('./players.js').Seats} Seats
 * @typedef {import('./settings.js').Settings} Settings
 * @typedef {import('./narration.js').Told} Told
 * @typedef {import('./reports.js').Reports} Reports
 * @typedef {import('./reports.js').Known} Known
 * @typedef {import('./thinker.js').Solved} Solved
 *
 * @typedef {{ key: string, args?: import('./phrases.js').Args, tone: 'note' | 'refusal' | 'failure' }} Message
 * @typedef {{ kind: 'start' | 'panic' | 'again', message: string }} Trouble
 *
 * @typedef {object} Match  a game being played, with its players
 * @property {number} id        tells matches apart: an answer for another id is late
 * @property {VariantInfo} variant
 * @property {State} state      the engine's latest word
 * @property {Seats} seats
 * @property {number} seed      the chance in the computer's play
 * @property {boolean} paused   the computer waits, although it is its turn
 * @property {Told | null} told the last move as it was played, while we know how it went
 *
 * @typedef {object} PageState
 * @property {readonly VariantInfo[]} variants
 * @property {Match | null} match
 * @property {'idle' | 'asking' | 'sowing' | 'thinking'} act what is going on
 * @property {Told | null} sowing  the move under way
 * @property {Told | null} foresight the move that a person is looking at before playing it
 * @property {import('./wasm/daga.js').Hint | null} hint what a person asked for, about the position shown
 * @property {Reports} reports what has been found out about this game's positions
 * @property {Readonly<Record<string, Solved>>} solved how far each game is solved here
 * @property {Message | null} message
 * @property {Settings} settings
 * @property {Trouble | null} trouble
 */
import { UNREACHABLE } from './thread.js';

export class Store extends EventTarget {
  /** @type {PageState} */
  #state;

  /** @param {Settings} settings @param {readonly VariantInfo[]} variants */
  constructor(settings, variants) {
    super();
    this.#state = Object.freeze({
      variants,
      match: null,
      act: 'idle',
      sowing: null,
      foresight: null,
      hint: null,
      reports: new Map(),
      solved: {},
      message: null,
      settings,
      trouble: null,
    });
  }

  /** @returns {PageState} */
  get state() {
    return this.#state;
  }

  /** The match on the table, for those who know that there is one. */
  get match() {
    const { match } = this.#state;
    if (!match) throw new Error('There is no match on the table.');
    return match;
  }

  /**
   * Another game is on the table: a new one, a loaded one, or one taken up again.
   *
   * @param {{ variant: VariantInfo, state: State, seats: Seats, seed: number, paused: boolean }} match
   */
  matchOpened(match) {
    const id = (this.#state.match?.id ?? 0) + 1;
    this.#change({
      match: { ...match, id, told: null },
      act: 'idle',
      sowing: null,
      reports: new Map(),
      message: null,
      trouble: null,
    });
  }

  /**
   * A move has been played; its sowing is about to be shown.
   *
   * @param {State} state
   * @param {Told} told
   * @param {boolean} paused
   */
  moved(state, told, paused) {
    this.#match({ state, told, paused }, { act: 'sowing', sowing: told, message: null });
  }

  /**
   * A move that is already in the record is shown once more.
   * @param {Told} told
   */
  replaying(told) {
    this.#change({ act: 'sowing', sowing: told, message: null });
  }

  /**
   * The record stands at another ply than before, by taking back, by redoing,
   * or by looking at an earlier move.
   *
   * @param {State} state
   * @param {Told | null} told the move that led here, if it was just shown
   * @param {boolean} paused
   */
  placed(state, told, paused) {
    this.#match({ state, told, paused }, { act: 'idle', sowing: null, message: null });
  }

  /** A person has chosen a pit; the engine has not answered yet. */
  asked() {
    this.#change({ act: 'asking', message: null });
  }

  /** The sowing has been shown to its end, or was cut short, or the act came to nothing. */
  settled() {
    if (this.#state.act === 'sowing' || this.#state.act === 'asking')
      this.#change({ act: 'idle', sowing: null });
  }

  thinking() {
    this.#change({ act: 'thinking' });
  }

  /** The computer was told to stop thinking. */
  thoughtDropped() {
    if (this.#state.act === 'thinking') this.#change({ act: 'idle' });
  }

  /** @param {Told | null} foresight */
  foreseen(foresight) {
    this.#change({ foresight });
  }

  /** @param {import('./wasm/daga.js').Hint} hint */
  hinted(hint) {
    this.#change({ hint, message: null });
  }

  /**
   * Something was found out about positions of the present game.
   * @param {readonly [string, Known][]} found by their keys
   */
  found(found) {
    this.#change({ reports: new Map([...this.#state.reports, ...found]) });
  }

  /** @param {Solved} solved */
  solved(solved) {
    this.#change({ solved: { ...this.#state.solved, [solved.variant]: solved } });
  }

  /** @param {boolean} paused */
  pausedSet(paused) {
    this.#match({ paused }, {});
  }

  /** @param {Seats} seats */
  seated(seats) {
    this.#match({ seats }, {});
  }

  /** What was asked last is what is told: a message takes the hint's place. @param {Message | null} message */
  messageShown(message) {
    this.#change(message ? { hint: null, message } : { message });
  }

  /** Something went wrong that costs nothing but the attempt. @param {any} error */
  failed({ code, message }) {
    const args = { message: String(message) };
    const key = code === UNREACHABLE ? 'part-unreachable' : 'trouble-other';
    this.#change({ message: { key, args, tone: 'failure' } });
  }

  /** @param {Partial<Settings>} changed */
  settingsChanged(changed) {
    this.#change({ settings: { ...this.#state.settings, ...changed } });
  }

  /** @param {Trouble} trouble */
  troubled(trouble) {
    this.#change({ trouble, act: 'idle', sowing: null });
  }

  /**
   * @param {Partial<Match>} part
   * @param {Partial<PageState>} rest
   */
  #match(part, rest) {
    const { match } = this.#state;
    if (match) this.#change({ match: { ...match, ...part }, ...rest });
  }

  /** @param {Partial<PageState>} part */
  #change(part) {
    const before = this.#state;
    // A hint is about the position and the turn it was given for.
    const stale = part.match !== undefined || part.act !== undefined;
    this.#state = Object.freeze({ ...before, ...(stale && { hint: null }), ...part });
    this.dispatchEvent(new CustomEvent('change', { detail: { before, state: this.#state } }));
  }
}
