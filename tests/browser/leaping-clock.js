/**
 * A clock that leaps from one timer to the next, but waits whenever a worker
 * has been asked something, so that as much happens in an hour as on any other
 * clock. Runs in the page, before anything else.
 *
 * @param {number} frame how far apart frames of animation are, in milliseconds
 */
export function leapingClock(frame) {
  /** @type {{ id: number, at: number, run: () => void }[]} */
  let timers = [];
  let next = 1;
  let now = 0;
  let asked = 0;
  const start = Date.now();

  /** @param {number} after @param {() => void} run */
  function set(after, run) {
    const id = next;
    next += 1;
    timers.push({ id, at: now + Math.max(0, after || 0), run });
    return id;
  }
  const clear = (/** @type {number | undefined} */ id) => {
    timers = timers.filter((each) => each.id !== id);
  };
  const repeat = (/** @type {() => void} */ run, /** @type {number} */ every) => {
    const id = set(every, function again() {
      timers.push({ id, at: now + Math.max(1, every), run: again });
      run();
    });
    return id;
  };
  Object.assign(globalThis, {
    setTimeout: (
      /** @type {any} */ run,
      /** @type {number} */ after,
      /** @type {any[]} */ ...args
    ) => set(after, () => run(...args)),
    clearTimeout: clear,
    setInterval: repeat,
    clearInterval: clear,
    requestAnimationFrame: (/** @type {(time: number) => void} */ run) =>
      set(frame, () => run(now)),
    cancelAnimationFrame: clear,
  });
  performance.now = () => now;
  Date.now = () => start + now;

  /** How much the workers had to say, as a measure of what happened. */
  Object.assign(globalThis, { answers: 0 });
  const { Worker } = globalThis;
  globalThis.Worker = class extends Worker {
    /** What this worker was asked and has not answered. @type {Set<unknown>} */
    #open = new Set();

    /** @param {[any, any]} how */
    constructor(...how) {
      super(...how);
      this.addEventListener('message', ({ data }) => {
        /** @type {any} */ (globalThis).answers += 1;
        // News is no answer yet.
        if (data?.news === undefined && this.#open.delete(data?.id)) asked -= 1;
      });
    }

    /** @param {[any, any]} message */
    postMessage(...message) {
      // The first message, the engine, has no number and is not answered.
      const id = message[0]?.id;
      if (id !== undefined && !this.#open.has(id)) {
        this.#open.add(id);
        asked += 1;
      }
      super.postMessage(...message);
    }

    terminate() {
      asked -= this.#open.size;
      this.#open.clear();
      super.terminate();
    }
  };

  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    if (asked === 0 && timers.length > 0) {
      const due = timers.reduce((first, each) => (each.at < first.at ? each : first));
      timers = timers.filter((each) => each !== due);
      now = Math.max(now, due.at);
      due.run();
    }
    port2.postMessage(null);
  };
  port2.postMessage(null);
}
