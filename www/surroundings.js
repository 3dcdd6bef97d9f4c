/**
 * What surrounds the board, and the first move can do without: the list of
 * moves, what is told of the game, analysis and hints, looking ahead.
 * The page loads this script when it is idle for the first time.
 */
import { Analyst } from './analyst.js';
import { byId } from './dom.js';
import { whenIdle } from './idle.js';
import { Notes } from './notes.js';
import { prepareTables } from './preparation.js';
import { Preview } from './preview.js';
import { Reader } from './reader.js';
import { makeAnalysis } from './views/analysis.js';
import { makeCaption } from './views/caption.js';
import { makeMoves } from './views/moves.js';

/** Milliseconds after which they show a move that is being sown in any case. */
const PATIENCE = 250;

export class Surroundings {
  #store;
  #render;
  /** Is something still to be shown? */
  #behind = false;
  #preview;
  #notes;
  #reader;

  /**
   * @param {{
   *   engine: import('./engine.js').Engine,
   *   thinker: import('./thinker.js').Thinker,
   *   store: import('./store.js').Store,
   *   board: import('./board/board.js').Board,
   *   words: import('./words.js').Words,
   *   narrator: import('./narration.js').Narrator,
   *   announcer: import('./announcer.js').Announcer,
   *   walk: import('./walk.js').Walk,
   *   render: (views: import('./page.js').View[]) => void,
   * }} parts
   */
  constructor({ engine, thinker, store, board, words, narrator, announcer, walk, render }) {
    const analyst = new Analyst({ thinker, store });
    this.#store = store;
    this.#preview = new Preview({ engine, store, board });
    this.#notes = new Notes({ board, narrator });
    this.#reader = new Reader({ store, analyst, narrator, announcer });
    const views = [
      makeCaption(byId('caption'), words),
      makeAnalysis(byId('analysis'), words, narrator),
      makeMoves(byId('moves'), words, narrator, {
        jump: (ply) => walk.jump(ply),
        step: (by) => walk.jump((store.state.match?.state.ply ?? 0) + by),
      }),
    ];
    this.#render = () => render(views);

    /** @param {import('./store.js').PageState} before */
    const follow = (before) => {
      const { state } = store;
      if (state.match !== before.match || state.act !== before.act) this.#preview.drop();
      this.#notes.show(state);
      // Before its first answer the engine for playing needs the line for itself.
      if (engine.arrived) analyst.follow();
      prepareTables(before, state, { engine, store, thinker });
      const sameGame = state.match?.id === before.match?.id;
      const endsSowing = before.act === 'sowing' && !this.#behind;
      if (sameGame && (state.act === 'sowing' || endsSowing)) this.#renderSoon();
      else this.#renderNow();
    };
    store.addEventListener('change', (event) =>
      follow(/** @type {CustomEvent} */ (event).detail.before),
    );
    board.addEventListener('attend', (event) =>
      this.#preview.attend(/** @type {CustomEvent} */ (event).detail.pit),
    );
    // Much may have happened before this came.
    follow({ ...store.state, match: null });
    engine.arrival.then(() => analyst.follow());
  }

  /** One pit and why, on the board and aloud. */
  hint = () => this.#reader.hint();

  /** The board, aloud. */
  read = () => this.#reader.board();

  /** In the frame in which stones begin to move, or come to rest, there is enough to do. */
  #renderSoon() {
    if (this.#behind) return;
    this.#behind = true;
    whenIdle(() => this.#behind && this.#renderNow(), PATIENCE);
  }

  #renderNow() {
    this.#behind = false;
    this.#render();
  }

  /** Nobody looks ahead until a pit is looked at anew. */
  lookAway() {
    this.#preview.drop();
  }

  /** Everything is said in another language. */
  relabel() {
    this.#notes.relabel(this.#store.state);
    this.#renderNow();
  }
}
