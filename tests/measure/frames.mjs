/** Frames and tasks of a page's thread, from the browser's own trace. */

/** Milliseconds that a frame may take: a second frame is missed beyond. */
export const LATE = 32;
const LONG = 50;

/**
 * @typedef {{ name: string, ph: string, ts: number, dur?: number, tdur?: number, tid: number, pid: number, args: any }} Event
 *   times in microseconds
 * @typedef {{ ms: number, worked: number }} Frame how long it was, and how long the page's thread worked in it
 */

/**
 * @param {import('@playwright/test').CDPSession} tools
 * @param {() => Promise<void>} work
 * @returns {Promise<Event[]>} what the browser did meanwhile
 */
export async function traced(tools, work) {
  /** @type {Event[]} */
  const events = [];
  tools.on('Tracing.dataCollected', ({ value }) => events.push(.../** @type {any} */ (value)));
  await tools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: [
        'toplevel',
        'devtools.timeline',
        'disabled-by-default-devtools.timeline.frame',
        'blink.user_timing',
      ],
    },
  });
  await work();
  const complete = new Promise((resolve) => tools.once('Tracing.tracingComplete', resolve));
  await tools.send('Tracing.end');
  await complete;
  return events;
}

/**
 * What happened between a mark `<name>-begins` and the `<name>-ends` after it.
 *
 * @param {Event[]} events
 * @param {string} name
 */
export function between(events, name) {
  const marks = events
    .filter((event) => event.name === `${name}-begins` || event.name === `${name}-ends`)
    .sort((a, b) => a.ts - b.ts);
  const [{ pid, tid }] = marks;
  /** @type {[number, number][]} */
  const spans = [];
  let begun = 0;
  for (const mark of marks) {
    if (mark.name === `${name}-begins`) begun = mark.ts;
    else if (begun) spans.push([begun, mark.ts]);
  }
  const within = (/** @type {Event} */ { ts, dur = 0 }) =>
    spans.some(([from, to]) => ts + dur > from && ts < to);
  const tasks = events
    .filter((e) => /RunTask$/.test(e.name) && e.pid === pid && e.tid === tid && within(e))
    // What the thread itself took, the slowing included: whatever else the
    // machine does at the same time is not the page's.
    .map(({ ts, dur = 0, tdur = dur }) => ({ ts, ms: tdur / 1000 }));
  /** @type {Frame[]} */
  const frames = [];
  for (const [from, to] of spans) {
    const begins = events
      .filter((e) => e.name === 'FireAnimationFrame' && e.pid === pid && e.ts >= from && e.ts <= to)
      .map(({ ts }) => ts)
      .sort((a, b) => a - b);
    for (let i = 1; i < begins.length; i++) {
      const [begin, end] = [begins[i - 1], begins[i]];
      const worked = tasks
        .map(({ ts, ms }) => (Math.min(end, ts + ms * 1000) - Math.max(begin, ts)) / 1000)
        .reduce((sum, ms) => sum + Math.max(0, ms), 0);
      frames.push({ ms: (end - begin) / 1000, worked });
    }
  }
  return {
    seconds: spans.reduce((sum, [from, to]) => sum + (to - from) / 1e6, 0),
    frames,
    tasks: tasks.map(({ ms }) => ms),
    /** Milliseconds of the page's thread a frame. */
    share: tasks.reduce((sum, { ms }) => sum + ms, 0) / Math.max(1, frames.length),
  };
}

/** @param {ReturnType<typeof between>} seen */
export function tell({ seconds, frames, tasks, share }) {
  const { round } = Math;
  const late = frames.filter(({ ms }) => ms > LATE);
  const long = tasks.filter((ms) => ms > LONG);
  const most = Math.max(0, ...frames.map(({ worked }) => worked));
  const list = (/** @type {string[]} */ found) => (found.length ? ` (${found.join(', ')} ms)` : '');
  console.log(`${frames.length} frames in ${seconds.toFixed(1)} s`);
  console.log(
    `  over ${LATE} ms  ${late.length}${list(late.map(({ ms, worked }) => `${round(ms)}, worked ${round(worked)}`))}`,
  );
  console.log(
    `  the page's thread worked ${share.toFixed(1)} ms a frame, at most ${round(most)} ms`,
  );
  console.log(`  tasks over ${LONG} ms  ${long.length}${list(long.map((ms) => `${round(ms)}`))}`);
  console.log(`  longest task ${round(Math.max(0, ...tasks))} ms of ${tasks.length}`);
}
