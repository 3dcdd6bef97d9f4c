/** A kiosk that nobody touches for a day. */
import { expect, test } from './daga.js';
import { leapingClock } from './leaping-clock.js';

const HOUR = 3_600_000;
/** Half a second between frames is enough to see that nothing piles up. */
const FRAME = 500;
const MOMENTS = 8;
const METRICS = {
  heap: 'JSHeapUsedSize',
  listeners: 'JSEventListeners',
  nodes: 'Nodes',
  documents: 'Documents',
};

test('eight hours of the computer against itself leave nothing behind', {
  tag: '@hosted',
}, async ({ page, address, browserName, requests: _faults }) => {
  test.skip(browserName !== 'chromium', 'Only Chromium counts nodes and listeners.');
  test.skip(process.env.SOAK !== '1', 'It takes minutes: SOAK=1 ./build.sh test.');
  test.setTimeout(1_800_000);
  await page.addInitScript(leapingClock, FRAME);
  await page.goto(`${address}?kiosk=1&speed=slow`);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');

  /**
   * The least of some moments: what a moment holds depends on the game on the
   * table, which may have 28 stones or 96.
   *
   * @param {number} hours
   */
  async function from(hours) {
    const least = { heap: Infinity, listeners: Infinity, nodes: Infinity, documents: Infinity };
    for (let moment = 0; moment < MOMENTS; moment += 1) {
      await until(hours * HOUR + (moment * HOUR) / MOMENTS);
      await session.send('HeapProfiler.collectGarbage');
      const { metrics } = await session.send('Performance.getMetrics');
      for (const [name, metric] of Object.entries(METRICS)) {
        const { value = Number.NaN } = metrics.find((each) => each.name === metric) ?? {};
        least[/** @type {keyof typeof METRICS} */ (name)] = Math.min(
          least[/** @type {keyof typeof METRICS} */ (name)],
          value,
        );
      }
    }
    return least;
  }

  /** @param {number} time on the page's clock */
  async function until(time) {
    await expect
      .poll(() => page.evaluate(() => performance.now()), {
        timeout: 1_500_000,
        intervals: [200],
      })
      .toBeGreaterThan(time);
  }

  // By then every game has been played, and every language has invited.
  const early = await from(1);
  const late = await from(8);
  console.log('a kiosk’s day', JSON.stringify({ early, late }));
  expect(await page.evaluate(() => /** @type {any} */ (globalThis).answers)).toBeGreaterThan(1000);
  expect(late.documents).toBe(early.documents);
  expect(late.listeners).toBeLessThan(early.listeners + 20);
  expect(late.nodes).toBeLessThan(early.nodes + 200);
  // The browser goes on compiling what it has run often: about a tenth of this.
  expect(late.heap).toBeLessThan(early.heap + 1_000_000);
});
