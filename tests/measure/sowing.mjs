/** Frames and long tasks while stones are sown, from the browser's own trace. */
import { DIST } from '../../www/build/paths.mjs';
import { serve } from '../../www/build/serve.mjs';
import { Table } from '../browser/table.js';
import { onPhone } from './phone.mjs';

const MOVES = 4;
const SOWN = 'sown';
/** Milliseconds that a person looks at the board before the next move. */
const THOUGHT = 2000;
const LATE = 32;
const LONG = 50;

/**
 * @typedef {{ name: string, cat: string, ph: string, ts: number, dur?: number, tdur?: number, tid: number, pid: number, args: any }} Event
 */

export async function measureSowing() {
  const server = await serve(DIST);
  const events = await onPhone(async (page, tools) => {
    await page.addInitScript(watch, SOWN);
    const table = new Table(page, `${server.url}?game=sadeqa-iii&players=two&sound=off`);
    await table.open();
    await table.settled();
    // What the page prepares when it is idle is not the sowing's.
    await page.waitForTimeout(6000);
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
    for (let move = 0; move < MOVES; move++) {
      const { pits } = await table.settled();
      const { pit } = pits.filter(({ playable }) => playable)[0];
      const box = await page.locator(`#board [data-pit="${pit}"]`).boundingBox();
      if (!box) throw new Error('The board is not to be seen.');
      const sown = page.waitForEvent('console', {
        predicate: (message) => message.text() === SOWN,
        timeout: 0,
      });
      await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
      await sown;
      await page.waitForTimeout(THOUGHT);
    }
    const complete = new Promise((resolve) => tools.once('Tracing.tracingComplete', resolve));
    await tools.send('Tracing.end');
    await complete;
    return events;
  });
  await server.close();
  tell(events);
}

/**
 * Runs in the page before its scripts: marks when a sowing begins and ends.
 * Asking the page meanwhile would put the asking script into its frames.
 *
 * @param {string} sown what the page says at the end of each
 */
function watch(sown) {
  let sowing = false;
  new MutationObserver(() => {
    const act = document.querySelector('#turn')?.getAttribute('data-act');
    if (act === 'sowing' && !sowing) performance.mark('sowing-begins');
    if (act !== 'sowing' && sowing) {
      performance.mark('sowing-ends');
      console.debug(sown);
    }
    sowing = act === 'sowing';
  }).observe(document, { subtree: true, attributeFilter: ['data-act'] });
}

/** @param {Event[]} events */
function tell(events) {
  const marks = events
    .filter(({ name }) => name === 'sowing-begins' || name === 'sowing-ends')
    .sort((a, b) => a.ts - b.ts);
  const [{ pid, tid }] = marks;
  /** @type {[number, number][]} */
  const spans = [];
  let begun = 0;
  for (const { name, ts } of marks) {
    if (name === 'sowing-begins') begun = ts;
    else if (begun) spans.push([begun, ts]);
  }
  const within = (/** @type {Event} */ { ts, dur = 0 }) =>
    spans.some(([from, to]) => ts + dur > from && ts < to);
  const all = events
    .filter((e) => /RunTask$/.test(e.name) && e.pid === pid && e.tid === tid && within(e))
    // What the thread itself took, the slowing included: whatever else the
    // machine does at the same time is not the page's.
    .map(({ ts, dur = 0, tdur = dur }) => ({ ts, ms: tdur / 1000 }));
  const tasks = all.map(({ ms }) => ms);
  /** @type {{ ms: number, worked: number }[]} how long a frame was, and how long the page's thread worked in it */
  const frames = [];
  for (const [from, to] of spans) {
    const begins = events
      .filter((e) => e.name === 'FireAnimationFrame' && e.pid === pid && e.ts >= from && e.ts <= to)
      .map(({ ts }) => ts)
      .sort((a, b) => a - b);
    for (let i = 1; i < begins.length; i++) {
      const [begin, end] = [begins[i - 1], begins[i]];
      const worked = all
        .map(({ ts, ms }) => (Math.min(end, ts + ms * 1000) - Math.max(begin, ts)) / 1000)
        .reduce((sum, ms) => sum + Math.max(0, ms), 0);
      frames.push({ ms: (end - begin) / 1000, worked });
    }
  }
  const late = frames.filter(({ ms }) => ms > LATE);
  const long = tasks.filter((ms) => ms > LONG);
  const seconds = spans.reduce((sum, [from, to]) => sum + (to - from) / 1e6, 0);
  const list = (/** @type {string[]} */ found) => (found.length ? ` (${found.join(', ')} ms)` : '');
  const round = Math.round;
  console.log(`${MOVES} moves, ${seconds.toFixed(1)} s, ${frames.length} frames`);
  console.log(
    `frames over ${LATE} ms  ${late.length}${list(late.map(({ ms, worked }) => `${round(ms)}, worked ${round(worked)}`))}`,
  );
  console.log(`tasks over ${LONG} ms   ${long.length}${list(long.map((ms) => `${round(ms)}`))}`);
  console.log(`longest task ${Math.round(Math.max(0, ...tasks))} ms of ${tasks.length}`);
  const worked = tasks.reduce((sum, ms) => sum + ms, 0) / Math.max(1, frames.length);
  console.log(`a frame takes ${worked.toFixed(1)} ms of the page's thread`);
}
