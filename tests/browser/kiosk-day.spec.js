/** A kiosk that nobody touches for a day. */
import { expect, test } from './daga.js';
import { leapingClock } from './leaping-clock.js';

const HOUR = 3_600_000;
/** Half a second between frames is enough to see that nothing piles up. */
const FRAME = 500;

test('eight hours of the computer against itself leave nothing behind', {
  tag: '@hosted',
}, async ({ page, address, browserName, requests: _faults }) => {
  test.skip(browserName !== 'chromium', 'Only Chromium counts nodes and listeners.');
  test.skip(process.env.SOAK !== '1', 'It takes minutes: SOAK=1 ./build.sh test.');
  test.setTimeout(600_000);
  await page.addInitScript(leapingClock, FRAME);
  await page.goto(`${address}?kiosk=1&speed=slow`);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');

  /** @param {number} hours */
  async function after(hours) {
    await expect
      .poll(() => page.evaluate(() => performance.now()), { timeout: 500_000, intervals: [200] })
      .toBeGreaterThan(hours * HOUR);
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const value = (/** @type {string} */ name) =>
      metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
    return {
      heap: value('JSHeapUsedSize'),
      listeners: value('JSEventListeners'),
      nodes: value('Nodes'),
      documents: value('Documents'),
    };
  }

  // By then every game has been played, and every language has invited.
  const early = await after(1);
  const late = await after(8);
  expect(await page.evaluate(() => /** @type {any} */ (globalThis).answers)).toBeGreaterThan(1000);
  expect(late.documents).toBe(early.documents);
  expect(late.listeners).toBeLessThan(early.listeners * 1.2 + 50);
  expect(late.nodes).toBeLessThan(early.nodes * 1.3 + 200);
  // Seen to go from 2.0 to 4.2 MB in these seven hours: not yet explained, and
  // a page that is left alone for weeks must not come to more than this.
  expect(late.heap).toBeLessThan(early.heap + 4_000_000);
});
