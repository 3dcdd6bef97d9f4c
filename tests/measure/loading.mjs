/** How soon a first visit can be played on a slow phone. */
import { DIST } from '../../www/build/paths.mjs';
import { serve } from '../../www/build/serve.mjs';
import { median, onPhone } from './phone.mjs';

const VISITS = 5;

/**
 * Milliseconds since the page's first byte came.
 *
 * @typedef {object} Visit
 * @property {number} painted the board is on the screen, with all its stones
 * @property {number} answered a pit that is touched then begins to be sown
 */

export async function measureLoading() {
  const server = await serve(DIST);
  /** @type {Visit[]} */
  const visits = [];
  for (let visit = 0; visit < VISITS; visit++) {
    visits.push(
      await onPhone(
        async (page) => {
          await page.addInitScript(watch);
          await page.goto(server.url);
          await page.waitForFunction(() => 'visit' in globalThis);
          if (process.env.DAGA_TIMES) console.log(await page.evaluate(times));
          return page.evaluate(() => /** @type {any} */ (globalThis).visit);
        },
        { network: true },
      ),
    );
  }
  await server.close();
  for (const what of /** @type {const} */ (['painted', 'answered'])) {
    const all = visits.map((visit) => Math.round(visit[what]));
    console.log(
      `board ${what.padEnd(9)} ${median(all)} ms after the first byte (${all.join(', ')})`,
    );
  }
}

/** Runs in the page. When each file came, and what the main thread did for long. */
function times() {
  const [{ responseStart: start }] = /** @type {PerformanceNavigationTiming[]} */ (
    performance.getEntriesByType('navigation')
  );
  const files = /** @type {PerformanceResourceTiming[]} */ (
    performance.getEntriesByType('resource')
  ).map(
    ({ name, startTime, responseStart, responseEnd }) =>
      `${name.split('/').at(-1)} ${[startTime, responseStart, responseEnd].map((t) => Math.round(t - start)).join(' ')}`,
  );
  const { long } = /** @type {any} */ (globalThis);
  return [...files, ...long.map((/** @type {any} */ task) => `long ${task}`)].join('\n');
}

/** Runs in the page before its scripts: touches the first pit that may be played. */
function watch() {
  /** @type {Partial<Visit>} */
  const visit = {};
  const since = () =>
    performance.now() -
    /** @type {PerformanceNavigationTiming} */ (performance.getEntriesByType('navigation')[0])
      .responseStart;
  /** @type {string[]} */
  const long = [];
  Object.assign(globalThis, { long });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      long.push(`${Math.round(startTime)} +${Math.round(duration)}`);
  }).observe({ type: 'longtask', buffered: true });
  const look = () => {
    const pits = [...document.querySelectorAll('#board [data-pit]')];
    const act = document.querySelector('#turn')?.getAttribute('data-act');
    // A frame is on the screen once the next task after it begins.
    const whole = document.querySelector('#board')?.getAttribute('data-painted') === 'true';
    if (!visit.painted && pits.length && act === 'idle' && whole)
      setTimeout(() => {
        visit.painted = since();
        const pit = pits.find(
          (found) =>
            found.getAttribute('aria-disabled') !== 'true' &&
            found.getAttribute('aria-label')?.includes('may be played'),
        );
        /** @type {HTMLElement} */ (pit).click();
      });
    else if (visit.painted && act === 'sowing') {
      setTimeout(() => {
        visit.answered = since();
        Object.assign(globalThis, { visit });
      });
      return;
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
