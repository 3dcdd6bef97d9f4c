/**
 * Conducts one game: takes what a person wants, asks the engine, lets the
 * board show it, and moves the store on.
 *
 * Everything that changes the record goes through one queue, one act after
 * the other, so that the engine, the store and the board can never disagree.
 * A new act cuts short whatever is being shown, and ends the computer's
 * thinking, which is not in the queue: its answer counts only while the game,
 * the ply and the thought it was asked for are still the present ones.
 *
 * @typedef {import('./wasm/daga.js').State} State
 * @typedef {import('./wasm/daga.js').Played} Played
 * @typedef {import('./wasm/daga.js').Side} Side
 * @typedef {import('./players.js').Seats} Seats
 * @typedef {import('./store.js').Store} Store
 * @typedef {import('./engine.js').Engine} Engine
 * @typedef {import('./saved-game.js').SavedGame} SavedGame
 *
 * @typedef {object} Showing  the part of the board that a game needs
 * @property {(variant: any, state: State) => void} show
 * @property {(before: State, steps: any, after: State) => Promise<unknown>} animate
 * @property {() => void} skip
 *
 * @typedef {object} Thinking  the part of the thinker that a game needs
 * @property {(state: State, how: { level: number, seed: number }) => Promise<number | null>} choose
 * @property {() => void} stop
 */
import { levelNumber } from './levels.js';
import { Narrator, tellSteps } from './narration.js';
import { nobodyPlays, redoPly, undoPly } from './players.js';
import { LOST } from './thread.js';

/** How long the computer lets its answer wait, so that a person can follow. */
const PAUSE = 700;

export class Match {
  /** @type {Promise<void>} */
  #queue = Promise.resolve();
  /** How many acts wait behind the one under way; while there are any, nothing is animated. */
  #waiting = 0;
  /** The number of the thought whose answer we want. */
  #thought = 0;

  /**
   * @param {{
   *   engine: Engine, thinker: Thinking, store: Store, board: Showing, narrator: Narrator,
   *   announce: (sentence: string) => void,
   *   chance: () => number,
   *   wait?: (ms: number) => Promise<void>,
   * }} parts
   */
  constructor({ engine, thinker, store, board, narrator, announce, chance, wait = later }) {
    this.engine = engine;
    this.thinker = thinker;
    this.store = store;
    this.board = board;
    this.narrator = narrator;
    this.announce = announce;
    this.chance = chance;
    this.wait = wait;
  }

  /**
   * Starts a new game.
   * @param {{ variant: string, seats: Seats }} wish
   */
  begin({ variant, seats }) {
    return this.#act(async () => {
      const state = await this.engine.open({ variant });
      this.#opened(state, seats, this.chance(), false);
      this.announce(
        this.#sentences(
          this.narrator.say('told-new-game', { game: this.#gameName(state) }),
          this.#turn(),
        ),
      );
    });
  }

  /**
   * Takes up a kept game. Rejects with the engine's error when its text is no game.
   * @param {SavedGame} saved
   */
  resume({ text, ply, seats, seed }) {
    return this.#openText(async () => {
      const state = await this.engine.open({ text, ply });
      this.#opened(state, seats, seed, state.ply < state.plies);
      this.announce(
        this.#sentences(this.#gameName(state), this.narrator.score(state), this.#turn()),
      );
    });
  }

  /**
   * Loads a game or a position that a person gave. Rejects with the engine's
   * error when the text is neither; the present game then goes on.
   *
   * @param {string} text
   * @param {Seats} seats
   */
  load(text, seats) {
    return this.#openText(async () => {
      const state = await this.engine.open({ text });
      this.#opened(state, seats, state.chance ?? this.chance(), nobodyPlays(seats));
      // How a game ended, or that one must pass, says more.
      if (!state.outcome && !state.mustPass)
        this.store.messageShown({ key: 'loaded', tone: 'note' });
      this.announce(
        this.#sentences(this.narrator.say('loaded'), this.narrator.score(state), this.#turn()),
      );
    });
  }

  /**
   * A person chose a pit, playable or not.
   * @param {number} pit
   */
  choose(pit) {
    const { match, act } = this.store.state;
    if (!match) return;
    if (act === 'asking') return;
    if (act === 'sowing') {
      this.skip();
      return;
    }
    if (!match.state.outcome && match.seats[match.state.turn] === 'computer') {
      this.#refuse('not-your-turn', {});
      return;
    }
    if (match.state.legal.includes(pit)) {
      this.#personPlays(match, () => this.engine.play(pit));
      return;
    }
    const refusal = match.state.refusals.find((each) => each.pit === pit);
    if (refusal) {
      const { key, args } = this.narrator.refusal(refusal, match.state);
      this.#refuse(key, args);
    }
  }

  /** The person to move passes, where nothing else is allowed. */
  pass() {
    const { match, act } = this.store.state;
    if (act === 'idle' && match?.state.mustPass)
      this.#personPlays(match, () => this.engine.play(null));
  }

  /** Back to the last position in which a person decided. */
  undo() {
    this.#act(async () => {
      const match = this.#match();
      const ply = undoPly(match.state, match.seats);
      if (ply === null) return;
      const taken = match.state.ply - ply;
      await this.#jumpTo(ply);
      this.announce(
        this.#sentences(
          this.narrator.say('told-undone', { n: taken }),
          this.narrator.score(this.#match().state),
          this.#turn(),
        ),
      );
    });
  }

  /** Forward again, showing each move. */
  redo() {
    this.#act(async () => {
      const target = redoPly(this.#match().state, this.#match().seats);
      while (target !== null && this.#match().state.ply < target) {
        const before = this.#match().state;
        const { steps, state } = await this.engine.redo();
        const told = tellSteps(before.turn, steps);
        this.store.replaying(told);
        await this.#animate(before, steps, state);
        this.store.placed(state, told, this.#pausedAt(state));
        this.announce(this.#account(told));
      }
    });
  }

  /**
   * To any ply of the record, at once.
   * @param {number} ply
   */
  jump(ply) {
    this.#act(async () => {
      const { state } = this.#match();
      const target = Math.min(Math.max(ply, 0), state.plies);
      if (target === state.ply) return;
      await this.#jumpTo(target);
      const now = this.#match().state;
      this.announce(
        this.#sentences(
          this.narrator.say('told-position', { ply: now.ply, plies: now.plies }),
          this.narrator.score(now),
          this.#turn(),
        ),
      );
    });
  }

  /** Shows the last move once more. */
  replay() {
    this.#act(async () => {
      const { state, variant } = this.#match();
      if (state.ply === 0) return;
      const { before, steps, state: after } = await this.engine.replay(state.ply);
      const told = tellSteps(before.turn, steps);
      this.store.replaying(told);
      await this.#animate(before, steps, after);
      this.board.show(variant, this.#match().state);
      this.store.placed(this.#match().state, told, this.#match().paused);
      this.announce(this.narrator.move(told, state, this.#match().seats));
    });
  }

  /** Ends the sowing under way at once. */
  skip() {
    this.board.skip();
  }

  /** Keeps the computer from playing on, or lets it. @param {boolean} paused */
  pause(paused) {
    this.#forget();
    this.store.pausedSet(paused);
    this.#act(async () => {});
  }

  /**
   * Another player takes a side, at any time.
   * @param {Seats} seats
   */
  seat(seats) {
    this.#forget();
    this.store.seated(seats);
    this.#act(async () => {});
  }

  /** The level has changed: a thought under way begins anew. */
  rethink() {
    if (this.store.state.act === 'thinking') this.#act(async () => {});
  }

  /**
   * @param {() => Promise<void>} work
   * @returns {Promise<void>} settles as the work does
   */
  #act(work) {
    this.#forget();
    this.board.skip();
    this.#waiting += 1;
    const done = this.#queue.then(() => {
      this.#waiting -= 1;
      return work();
    });
    this.#queue = done
      .catch((error) => this.#failed(error))
      .then(() => {
        if (this.#waiting === 0) this.store.settled();
        // Not awaited: acts need not wait for the computer's thinking.
        this.#think();
      });
    return done;
  }

  /**
   * An act in which a text is opened. A text that is no game is refused to
   * whoever gave it, and the present game goes on.
   *
   * @param {() => Promise<void>} work
   */
  async #openText(work) {
    /** @type {unknown} */
    let refused = null;
    await this.#act(() =>
      work().catch((error) => {
        refused = error;
      }),
    );
    if (refused) throw refused;
  }

  /** @param {any} error */
  #failed(error) {
    this.store.settled();
    // A dead engine is told by its own event.
    if (error?.code === LOST) return;
    this.store.messageShown({
      key: 'trouble-other',
      args: { message: String(error?.message ?? error) },
      tone: 'refusal',
    });
  }

  /**
   * @param {import('./store.js').Match} match
   * @param {() => Promise<Played>} play
   */
  #personPlays({ id, state }, play) {
    this.#act(() => this.#playAt(id, state.ply, false, play));
    this.store.asked();
  }

  /**
   * Plays at a certain ply of a certain game, or not at all.
   *
   * @param {number} id
   * @param {number} ply
   * @param {boolean | null} paused does the computer wait after this move? `null`: as it did before
   * @param {() => Promise<Played>} play
   */
  async #playAt(id, ply, paused, play) {
    const match = this.#match();
    if (match.id !== id || match.state.ply !== ply) return;
    const before = match.state;
    const { steps, state } = await play();
    const told = tellSteps(before.turn, steps);
    this.store.moved(state, told, paused ?? this.#match().paused);
    await this.#animate(before, steps, state);
    this.store.settled();
    this.announce(this.#account(told));
  }

  /** @param {number} ply */
  async #jumpTo(ply) {
    const state = await this.engine.jump(ply);
    this.board.show(this.#match().variant, state);
    this.store.placed(state, null, this.#pausedAt(state));
  }

  /**
   * @param {State} before
   * @param {Played['steps']} steps
   * @param {State} after
   */
  async #animate(before, steps, after) {
    if (this.#waiting > 0) this.board.show(this.#match().variant, after);
    else await this.board.animate(before, steps, after);
  }

  /**
   * @param {State} state
   * @param {Seats} seats
   * @param {number} seed
   * @param {boolean} paused
   */
  #opened(state, seats, seed, paused) {
    const variant = this.store.state.variants.find(({ id }) => id === state.variant);
    if (!variant) throw new Error(`The engine opened a game it does not list: ${state.variant}.`);
    this.store.gameOpened({ variant, state, seats, seed, paused });
    this.board.show(variant, state);
  }

  /** Lets the computer think when it is its turn, and play what it finds. */
  async #think() {
    const { match, trouble, settings } = this.store.state;
    if (!match || trouble || this.#waiting > 0 || !isComputersTurn(match)) return;
    const thought = this.#forget();
    const { id, seed, state } = match;
    const { ply } = state;
    this.store.thinking();
    try {
      const [pit] = await Promise.all([
        this.thinker.choose(state, { level: levelNumber(settings.level), seed }),
        this.wait(PAUSE),
      ]);
      if (thought !== this.#thought) return;
      const play = () => this.engine.play(pit, seed);
      this.#act(() => this.#playAt(id, ply, null, play).catch((error) => this.#rest(error)));
      this.store.asked();
    } catch (error) {
      if (thought !== this.#thought) return;
      this.store.thoughtDropped();
      this.#rest(error);
    }
  }

  /** A computer that fails rests, so that a person can let it try again. @param {any} error */
  #rest(error) {
    this.store.pausedSet(true);
    this.#failed(error);
  }

  /** Makes the answer of any thought under way count for nothing. */
  #forget() {
    this.#thought += 1;
    if (this.store.state.act === 'thinking') this.thinker.stop();
    this.store.thoughtDropped();
    return this.#thought;
  }

  /** @param {State} state */
  #pausedAt(state) {
    return state.ply < state.plies || nobodyPlays(this.#match().seats);
  }

  /**
   * @param {string} key
   * @param {import('./phrases.js').Args} args
   */
  #refuse(key, args) {
    this.store.messageShown({ key, args, tone: 'refusal' });
    this.announce(this.narrator.say(key, args));
  }

  /** @param {import('./narration.js').Told} told */
  #account(told) {
    const { state, seats } = this.#match();
    return this.#sentences(
      this.narrator.move(told, state, seats),
      this.narrator.score(state),
      this.#turn(),
    );
  }

  #turn() {
    const { state, seats } = this.#match();
    return this.narrator.turn(state, seats);
  }

  /** @param {State} state */
  #gameName(state) {
    return this.narrator.say(`game-${state.variant}`);
  }

  /** @param {...string} sentences */
  #sentences(...sentences) {
    return sentences.join(' ');
  }

  #match() {
    const { match } = this.store.state;
    if (!match) throw new Error('There is no game on the table.');
    return match;
  }
}

/**
 * Is the computer to move, and free to?
 * @param {import('./store.js').Match} match
 */
function isComputersTurn({ state, seats, paused }) {
  return !state.outcome && !paused && seats[state.turn] === 'computer';
}

/** @param {number} ms */
const later = (ms) => new Promise((resolve) => setTimeout(() => resolve(undefined), ms));
