/**
 * The board as the page knows it: show a state, play the steps between two
 * states, and tell what the person touches. It never decides what is legal
 * and never sows: it drops the seeds it is told to drop, and ends in exactly
 * the counts it is given.
 *
 * Events: `choose` with `detail.pit`, a pit was pressed, playable or not;
 * `attend` with `detail.pit`, a pit is looked at, or null.
 *
 * @import { Ending } from './animator.js'
 * @import { Layout } from './layout.js'
 * @import { Marks } from './marks.js'
 * @import { Note, Say, Settings, Speed, State, Step, Variant } from './types.js'
 */
import { Animator } from './animator.js';
import { Grid } from './grid.js';
import { shown } from './heaps.js';
import { layout, leastHeight } from './layout.js';
import { Painter } from './painter.js';
import { placeOf } from './places.js';
import { Sound } from './sound.js';
import { SLICE, Stage } from './stage.js';
import { timeline } from './timeline.js';

/** @typedef {{ pit: number, landing: number | null, captured: readonly number[] }} Foresight */

const SHAKE_MS = 320;

export class Board extends EventTarget {
  #root;
  #say;
  /** @type {Settings} */ #settings;
  #painter;
  #animator = new Animator();
  #sound = new Sound();
  /** @type {Grid | null} */ #grid = null;
  /** @type {Stage | null} */ #stage = null;
  /** @type {Variant | null} */ #variant = null;
  /** @type {State | null} */ #state = null;
  /** @type {Layout | null} */ #layout = null;
  /**
   * The root's size before the page has its other parts, for which room is
   * kept: asking for it when they have come would lay the page out once more.
   * Null once the page has been laid out with them, and where the root comes
   * into the page later.
   * @type {{ width: number, height: number } | null}
   */
  #firstRoom;
  /** Device pixels a CSS pixel, when all was last arranged. */
  #ratio = 0;
  /** @type {number | null} */ #hint = null;
  /** @type {Foresight | null} */ #foresight = null;
  /** @type {ReadonlyMap<number, Note>} */ #notes = new Map();
  /** Room for notes stays from move to move, so that nothing jumps. */
  #roomy = false;
  #enabled = true;
  /** Whether all is to be painted anew at once. */
  #fresh = false;
  #painting = 0;
  #listening = new AbortController();
  #resizing;
  #reduced = matchMedia('(prefers-reduced-motion: reduce)');
  #forced = matchMedia('(forced-colors: active)');

  /**
   * @param {HTMLElement} root  an empty element; the board fills it
   * @param {{ say: Say, settings?: Settings }} needs
   */
  constructor(root, { say, settings = {} }) {
    super();
    this.#root = root;
    this.#say = say;
    this.#settings = { ...settings };
    this.#sound.on = settings.sound === true;
    root.classList.add('board');
    root.dir = 'ltr';
    const { clientWidth: width, clientHeight: height } = root;
    this.#firstRoom = width > 0 ? { width, height } : null;
    this.#painter = new Painter(root, () => {
      this.#stage?.soil();
      this.#paint();
    });
    this.#resizing = new ResizeObserver(() => {
      this.#firstRoom = null;
      this.#arrange();
    });
    this.#resizing.observe(root);
    const { signal } = this.#listening;
    this.#forced.addEventListener('change', () => this.#arrange(), { signal });
    document.addEventListener(
      'visibilitychange',
      () => {
        if (document.hidden) this.#animator.hurry();
        else this.#arrange();
      },
      { signal },
    );
    root.addEventListener('click', () => this.#animator.skip(), { signal });
    root.addEventListener('keydown', (event) => this.#skipOn(event), { signal, capture: true });
    for (const gesture of ['pointerdown', 'keydown']) {
      root.addEventListener(gesture, () => this.#sound.unlock(), { signal });
    }
  }

  get settings() {
    return { ...this.#settings };
  }

  /** @param {Settings} settings */
  set settings(settings) {
    this.#settings = { ...settings };
    this.#sound.on = settings.sound === true;
    this.#arrange();
  }

  get enabled() {
    return this.#enabled;
  }

  /** @param {boolean} enabled */
  set enabled(enabled) {
    this.#enabled = enabled;
    this.#grid?.enable(enabled);
    this.#refresh();
  }

  get animating() {
    return this.#animator.running;
  }

  /**
   * Shows a state at once.
   * @param {Variant} variant @param {State} state
   */
  show(variant, state) {
    this.#animator.replace();
    delete this.#root.dataset.busy;
    this.#foresight = null;
    this.#hint = null;
    this.#notes = new Map();
    if (!this.#grid || this.#variant?.id !== variant.id) this.#setUp(variant);
    this.#variant = variant;
    this.#state = state;
    // A new size comes by itself, finer pixels do not.
    if (!this.#layout || this.#ratio !== devicePixelRatio) this.#arrange(false);
    this.#stage?.settle(shown(state));
    this.#refresh();
  }

  /** @param {Variant} variant */
  #setUp(variant) {
    const focused = this.#grid?.focused;
    this.#grid?.dispose();
    const grid = new Grid(this.#root, variant.pitsPerRow, this.#say, {
      choose: (pit) => this.#choose(pit),
      attend: (pit) => this.dispatchEvent(new CustomEvent('attend', { detail: { pit } })),
    });
    grid.enable(this.#enabled);
    this.#grid = grid;
    this.#stage = new Stage(
      this.#painter,
      {
        pit: (pit, count) => grid.count(pit, count),
        pile: (side, count) => grid.pile(side, count),
        noise: (kind, count) => this.#sound.play(kind, count, this.#root.dataset.place ?? ''),
      },
      2 * variant.pitsPerRow,
    );
    this.#layout = null;
    this.#stage.soil();
    if (focused) grid.focus();
  }

  /**
   * Plays the steps that lead from one state to the next.
   * @param {State} before @param {readonly Step[]} steps @param {State} after
   * @returns {Promise<Ending>} how it ended; unless `replaced`, the board shows exactly `after`
   */
  async animate(before, steps, after) {
    const variant = this.#variant;
    const stage = this.#stage;
    if (!variant || !stage)
      throw new Error(
        'The board must be shown a state before it can play steps: call show() first.',
      );
    if (!this.#showsOnly(before)) this.show(variant, before);
    const speed = this.#speed();
    if (!document.hidden && this.#layout) {
      stage.begin(speed !== 'still');
      stage.mark(stage.marks.map(() => ({})));
      this.#root.dataset.busy = 'true';
      const ending = await this.#animator.run(timeline(steps, speed), stage);
      if (ending === 'replaced') return ending;
      this.show(variant, after);
      // What the page says of it comes with the next frame: both would be long for one.
      if (ending === 'done' && !document.hidden)
        await new Promise((resolve) => setTimeout(resolve));
      return this.#state === after ? ending : 'replaced';
    }
    this.show(variant, after);
    return 'done';
  }

  /** Whether the board is at rest in a state, with nothing written or marked on it. @param {State} state */
  #showsOnly(state) {
    const bare = this.#hint === null && this.#foresight === null && this.#notes.size === 0;
    return bare && this.#state === state && !this.#animator.running;
  }

  /** Ends a running animation; the board then shows where it leads. */
  skip() {
    this.#animator.skip();
  }

  /** Shows that a pit may not be played. @param {number} pit */
  refuse(pit) {
    const stage = this.#stage;
    if (!stage || this.#animator.running || this.#speed() === 'still') return;
    const start = performance.now();
    const shake = () => {
      if (this.#stage !== stage) return;
      const t = this.#animator.running ? 1 : (performance.now() - start) / SHAKE_MS;
      stage.paint(pit, t < 1 ? Math.sin(t * Math.PI * 5) * (1 - t) * 4 : 0);
      if (t < 1) requestAnimationFrame(shake);
    };
    requestAnimationFrame(shake);
  }

  /** Marks a pit as a hint, or none. @param {number | null} pit */
  mark(pit) {
    this.#hint = pit;
    this.#refresh();
  }

  /** Shows where a move would end and what it would take. @param {Foresight | null} foresight */
  foresee(foresight) {
    this.#foresight = foresight;
    if (!this.#animator.running) this.#refresh();
  }

  /**
   * Writes a line of analysis beside pits. A new state clears the lines and
   * keeps their room; an empty map gives it back.
   * @param {ReadonlyMap<number, Note>} notes
   */
  annotate(notes) {
    this.#notes = new Map(notes);
    if (this.#roomy !== notes.size > 0) {
      this.#roomy = notes.size > 0;
      this.#arrange();
    }
    this.#refresh();
  }

  /** @param {number} [pit]  left out: the pit that had the focus last */
  focus(pit) {
    this.#grid?.focus(pit);
  }

  /** Says everything anew, in another language. */
  relabel() {
    this.#grid?.relabel();
    this.#stage?.soil();
    this.#refresh();
  }

  dispose() {
    this.#animator.replace();
    cancelAnimationFrame(this.#painting);
    this.#listening.abort();
    this.#resizing.disconnect();
    this.#grid?.dispose();
    this.#painter.dispose();
    this.#sound.dispose();
    this.#root.classList.remove('board');
  }

  /** @returns {Speed} */
  #speed() {
    return this.#settings.speed ?? (this.#reduced.matches ? 'still' : 'normal');
  }

  /** @param {number} pit */
  #choose(pit) {
    if (this.#animator.running) {
      this.#animator.skip();
      return;
    }
    if (this.#enabled && this.#state && !Array.from(this.#state.legal).includes(pit))
      this.refuse(pit);
    this.dispatchEvent(new CustomEvent('choose', { detail: { pit } }));
  }

  /** @param {KeyboardEvent} event */
  #skipOn(event) {
    if (!this.#animator.running || !['Enter', ' ', 'Escape'].includes(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    this.#animator.skip();
  }

  /** Fits everything to the room there is. @param {boolean} [flush]  paint now */
  #arrange(flush = true) {
    const variant = this.#variant;
    if (!variant || !this.#grid || !this.#stage) return;
    const first = this.#firstRoom;
    const width = first?.width ?? this.#root.clientWidth;
    if (width < 2) return;
    const { turned = 'auto', kiosk = false, look = 'light', facing = false } = this.#settings;
    const wish = {
      pitsPerRow: variant.pitsPerRow,
      width,
      turned,
      kiosk,
      notes: this.#roomy,
    };
    this.#ratio = devicePixelRatio;
    const least = leastHeight(wish);
    this.#root.style.minHeight = `${least}px`;
    const height = first ? Math.max(first.height, least) : this.#root.clientHeight;
    const place = placeOf(variant.id, look, this.#forced.matches);
    this.#layout = layout({ ...wish, height });
    this.#root.dataset.place = place.name;
    this.#root.dataset.look = look;
    this.#stage.place(this.#layout);
    this.#grid.arrange(this.#layout, facing);
    if (
      this.#painter.prepare(
        this.#layout,
        place,
        look,
        this.#forced.matches,
        variant.seeds,
        this.#ratio,
      )
    ) {
      this.#stage.soil();
      this.#fresh = true;
      this.#root.dataset.painted = 'false';
    }
    if (flush) this.#paint();
  }

  /** Paints what has changed: a new picture at once, else a little with each frame. */
  #paint() {
    if (this.#fresh) this.#stage?.flush();
    else this.#stage?.tell();
    this.#fresh = false;
    this.#paintOn();
  }

  #paintOn() {
    cancelAnimationFrame(this.#painting);
    this.#painting = requestAnimationFrame(() => {
      // While stones move, each of their frames paints a little.
      if (!this.#animator.running) this.#stage?.flush(SLICE);
      if (this.#stage?.soiled) this.#paintOn();
      else this.#root.dataset.painted = this.#painter.sketched ? 'sketched' : 'true';
    });
  }

  /** Marks and labels, from the state. */
  #refresh() {
    const { state, stage, grid } = { state: this.#state, stage: this.#stage, grid: this.#grid };
    if (!state || !stage || !grid || this.#animator.running) return;
    const playable = new Set(this.#enabled && !state.outcome ? Array.from(state.legal) : []);
    const last = state.lastMove;
    const taken = last ? Array.from(last.taken) : [];
    const seen = this.#foresight;
    stage.mark(
      stage.marks.map(
        (_, pit) =>
          /** @type {Marks} */ ({
            playable: playable.has(pit),
            origin: pit === last?.pit,
            landing: pit === last?.landing,
            taken: taken.includes(pit),
            hint: pit === this.#hint,
            lifted: pit === seen?.pit,
            foreseen: pit === seen?.landing,
            threatened: seen?.captured.includes(pit) ?? false,
          }),
      ),
    );
    this.#paint();
    grid.describe({
      game: this.#variant?.id ?? '',
      seeds: shown(state).seeds,
      playable,
      last: last?.pit ?? null,
      notes: this.#notes,
    });
    grid.turn(state.outcome ? null : state.turn);
  }
}
