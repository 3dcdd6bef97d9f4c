/**
 * The account of a match for the ears: what just happened, how it stands,
 * whose turn it is.
 *
 * @typedef {import('./narration.js').Told} Told
 */
export class Account {
  #store;
  #narrator;
  #announce;

  /**
   * @param {{
   *   store: import('./store.js').Store,
   *   narrator: import('./narration.js').Narrator,
   *   announce: (sentence: string) => void,
   * }} parts
   */
  constructor({ store, narrator, announce }) {
    this.#store = store;
    this.#narrator = narrator;
    this.#announce = announce;
  }

  begun() {
    this.#tell(this.#narrator.say('told-new-game', { game: this.#variant() }), this.#turn());
  }

  resumed() {
    this.#tell(this.#variant(), this.#score(), this.#turn());
  }

  loaded() {
    this.#tell(this.#narrator.say('loaded'), this.#score(), this.#turn());
  }

  /** @param {Told} told the move that led here */
  moved(told) {
    const { state, seats } = this.#store.match;
    this.#tell(this.#narrator.move(told, state, seats), this.#score(), this.#turn());
  }

  /** @param {Told} told */
  replayed(told) {
    const { state, seats } = this.#store.match;
    this.#tell(this.#narrator.move(told, state, seats));
  }

  /** @param {number} moves how many */
  undone(moves) {
    this.#tell(this.#narrator.say('told-undone', { n: moves }), this.#score(), this.#turn());
  }

  jumped() {
    const { ply, plies } = this.#store.match.state;
    this.#tell(this.#narrator.say('told-position', { ply, plies }), this.#score(), this.#turn());
  }

  /** A move waits for the engine. */
  waiting() {
    this.#tell(this.#narrator.say('rules-coming'));
  }

  /**
   * @param {string} key
   * @param {import('./phrases.js').Args} args
   */
  refused(key, args) {
    this.#tell(this.#narrator.say(key, args));
  }

  #variant() {
    return this.#narrator.say(`game-${this.#store.match.variant.id}`);
  }

  #score() {
    return this.#narrator.score(this.#store.match.state);
  }

  #turn() {
    const { state, seats } = this.#store.match;
    return this.#narrator.turn(state, seats);
  }

  /** @param {...string} sentences */
  #tell(...sentences) {
    this.#announce(sentences.join(' '));
  }
}
