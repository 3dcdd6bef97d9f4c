/**
 * Plays beats against a clock. Whatever happens (a tap, a hidden tab, a
 * newer move, a machine too slow for the beat) every beat is applied exactly
 * once or the ending is reported, and the caller then shows the engine's own
 * counts. Moving and still timelines run through the same door.
 *
 * @import { Beat } from './timeline.js'
 */
import { lasting } from './timeline.js';

/** @typedef {'done' | 'skipped' | 'replaced'} Ending */

/**
 * @typedef {object} Actor
 * @property {(beat: Beat) => void} start  a beat begins
 * @property {(beat: Beat) => void} apply  a beat is over: its change is real
 * @property {(beat: Beat, progress: number) => void} draw  once a frame
 */

/**
 * @typedef {object} Clock
 * @property {() => number} now  milliseconds
 * @property {(tick: () => void) => number} frame
 * @property {(id: number) => void} cancel
 */

/** @type {Clock} */
const screenClock = {
  now: () => performance.now(),
  frame: (tick) => requestAnimationFrame(tick),
  cancel: (id) => cancelAnimationFrame(id),
};

/** A frame that comes later than this gives the eye its time back. */
const LONGEST_FRAME = 120;

export class Animator {
  #clock;
  /** @type {((ending: Ending) => void) | null} */ #finish = null;

  /** @param {Clock} [clock] */
  constructor(clock = screenClock) {
    this.#clock = clock;
  }

  get running() {
    return this.#finish !== null;
  }

  /**
   * @param {readonly Beat[]} beats
   * @param {Actor} actor
   * @returns {Promise<Ending>}
   */
  run(beats, actor) {
    this.replace();
    const clock = this.#clock;
    return new Promise((resolve) => {
      let index = 0;
      let begun = false;
      let spent = 0;
      let last = clock.now();
      let frame = 0;
      // Frames stop in hidden tabs and off-screen frames: a timer ends it.
      const timer = setTimeout(() => this.#finish?.('done'), lasting(beats) * 1.5 + 2000);
      /** @param {Ending} ending */
      const finish = (ending) => {
        this.#finish = null;
        clearTimeout(timer);
        clock.cancel(frame);
        resolve(ending);
      };
      this.#finish = finish;
      const tick = () => {
        const now = clock.now();
        spent += Math.min(now - last, LONGEST_FRAME);
        last = now;
        while (index < beats.length) {
          const beat = beats[index];
          if (!begun) {
            actor.start(beat);
            begun = true;
          }
          if (spent < beat.ms) break;
          spent -= beat.ms;
          actor.apply(beat);
          index++;
          begun = false;
        }
        if (index >= beats.length) return finish('done');
        actor.draw(beats[index], spent / beats[index].ms);
        frame = clock.frame(tick);
      };
      // The page may have much to lay out for the beginning; that has a frame of its own.
      frame = clock.frame(() => {
        last = clock.now();
        frame = clock.frame(tick);
      });
    });
  }

  /** Ends at once, as the person asked. */
  skip() {
    this.#finish?.('skipped');
  }

  /** Ends at once, because the page is not looked at. */
  hurry() {
    this.#finish?.('done');
  }

  /** Ends at once, because something newer is to be shown. */
  replace() {
    this.#finish?.('replaced');
  }
}
