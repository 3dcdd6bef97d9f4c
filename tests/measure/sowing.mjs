/** Frames and long tasks while stones are sown, from the browser's own trace. */
import { DIST } from '../../www/build/paths.mjs';
import { serve } from '../../www/build/serve.mjs';
import { Table } from '../browser/table.js';
import { onPhone } from './phone.mjs';

const MOVES = 4;
const LATE = 32;
const LONG = 50;

/**
 * @typedef {{ name: string, cat: string, ph: string, ts: number, dur?: number, tdur?: number, tid: number, pid: number, args: any }} Event
 */

export async function measureSowing() {
  const server = await serve(DIST);
  const events = await onPhone(async (page, tools) => {
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
      const { pits, moves } = await table.settled();
      await page.evaluate(
        (pit) => {
          const turn = /** @type {HTMLElement} */ (document.querySelector('#turn'));
          new MutationObserver((_, observer) => {
            if (turn.dataset.act === 'sowing') performance.mark('sowing-begins');
            if (turn.dataset.act === 'idle') {
              performance.mark('sowing-ends');
              observer.disconnect();
            }
          }).observe(turn, { attributes: true, attributeFilter: ['data-act'] });
          /** @type {HTMLElement} */ (document.querySelector(`#board [data-pit="${pit}"]`)).click();
        },
        pits.filter(({ playable }) => playable)[0].pit,
      );
      await page.waitForFunction(
        (before) => document.querySelectorAll('#moves .name').length > before,
        moves.length,
      );
      await page.waitForFunction(
        () => document.querySelector('#turn')?.getAttribute('data-act') === 'idle',
      );
    }
    const complete = new Promise((resolve) => tools.once('Tracing.tracingComplete', resolve));
    await tools.send('Tracing.end');
    await complete;
    return events;
  });
  await server.close();
  tell(events);
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
  /** @type {number[]} */
  const frames = [];
  for (const [from, to] of spans) {
    const begins = events
      .filter((e) => e.name === 'FireAnimationFrame' && e.pid === pid && e.ts >= from && e.ts <= to)
      .map(({ ts }) => ts)
      .sort((a, b) => a - b);
    for (let i = 1; i < begins.length; i++) frames.push((begins[i] - begins[i - 1]) / 1000);
  }
  const tasks = events
    .filter((e) => /RunTask$/.test(e.name) && e.pid === pid && e.tid === tid && within(e))
    // What the thread itself took, the slowing included: whatever else the
    // machine does at the same time is not the page's.
    .map(({ dur = 0, tdur = dur }) => tdur / 1000);
  const late = frames.filter((ms) => ms > LATE);
  const long = tasks.filter((ms) => ms > LONG);
  const seconds = spans.reduce((sum, [from, to]) => sum + (to - from) / 1e6, 0);
  const list = (/** @type {number[]} */ all) =>
    all.length ? ` (${all.map(Math.round).join(', ')} ms)` : '';
  console.log(`${MOVES} moves, ${seconds.toFixed(1)} s, ${frames.length} frames`);
  console.log(`frames over ${LATE} ms  ${late.length}${list(late)}`);
  console.log(`tasks over ${LONG} ms   ${long.length}${list(long)}`);
  console.log(`longest task ${Math.round(Math.max(0, ...tasks))} ms of ${tasks.length}`);
  const worked = tasks.reduce((sum, ms) => sum + ms, 0) / Math.max(1, frames.length);
  console.log(`a frame takes ${worked.toFixed(1)} ms of the page's thread`);
}
