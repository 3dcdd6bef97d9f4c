/** How soon a first visit can be played on a slow phone. */
import { DIST } from '../../www/build/paths.mjs';
import { serve } from '../../www/build/serve.mjs';
import { median, NETWORK, onPhone } from './phone.mjs';

const VISITS = 5;
const TOLD = 'visited';

/**
 * Milliseconds since the page's first byte came.
 *
 * @typedef {object} Visit
 * @property {number} painted the board is on the screen, with all its stones; ground and stones
 *   may be sketches
 * @property {number} answered a pit that is touched then begins to be sown
 * @property {number} finished ground and stones are seen as they are meant to be
 */

export async function measureLoading() {
  const server = await serve(DIST);
  /** @type {Visit[]} */
  const visits = [];
  for (let visit = 0; visit < VISITS; visit++) {
    visits.push(
      await onPhone(
        async (page) => {
          await page.addInitScript(watch, { latency: NETWORK.latency, told: TOLD });
          // Asking the page would put the asking script into it, in the middle of its work.
          const told = page.waitForEvent('console', (message) => message.text() === TOLD);
          await page.goto(server.url, { waitUntil: 'commit' });
          await told;
          if (process.env.DAGA_TIMES) console.log(await page.evaluate(times));
          return page.evaluate(() => /** @type {any} */ (globalThis).visit);
        },
        { network: true },
      ),
    );
  }
  await server.close();
  for (const what of /** @type {const} */ (['painted', 'answered', 'finished'])) {
    const all = visits.map((visit) => Math.round(visit[what]));
    console.log(
      `board ${what.padEnd(9)} ${median(all)} ms after the first byte (${all.join(', ')})`,
    );
  }
}

/** Runs in the page. When each file came, and what the main thread did for long. */
function times() {
  const [{ requestStart: start }] = /** @type {PerformanceNavigationTiming[]} */ (
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

/**
 * Runs in the page before its scripts: touches the first pit that may be played.
 *
 * @param {{ latency: number, told: string }} given Chromium imitates the latency, but puts the
 *   time of the first byte before it; `told`: what the page says once it knows all
 */
function watch({ latency, told }) {
  /** @type {Partial<Visit>} */
  const visit = {};
  const since = () =>
    performance.now() -
    latency -
    /** @type {PerformanceNavigationTiming} */ (performance.getEntriesByType('navigation')[0])
      .requestStart;
  /** @type {string[]} */
  const long = [];
  Object.assign(globalThis, { long });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      long.push(`${Math.round(startTime)} +${Math.round(duration)}`);
  }).observe({ type: 'longtask', buffered: true });
  /** A frame is on the screen once the next task after it begins. @param {keyof Visit} what */
  const note = (what) =>
    setTimeout(() => {
      visit[what] ??= since();
      if (!visit.answered || !visit.finished) return;
      observer.disconnect();
      Object.assign(globalThis, { visit });
      console.debug(told);
    });
  let touched = false;
  const touch = () => {
    const pit = [...document.querySelectorAll('#board [data-pit]')].find(
      (found) =>
        !found.closest('[aria-disabled="true"]') &&
        found.getAttribute('aria-label')?.includes('may be played'),
    );
    /** @type {HTMLElement} */ (pit).click();
  };
  const look = () => {
    const painted = document.querySelector('#board')?.getAttribute('data-painted') ?? 'false';
    const act = document.querySelector('#turn')?.getAttribute('data-act');
    // The board says so in the frame with which it is painted.
    if (painted === 'true') note('finished');
    if (!touched && act === 'idle' && painted !== 'false') {
      touched = true;
      note('painted');
      setTimeout(touch);
    }
    if (touched && act === 'sowing') requestAnimationFrame(() => note('answered'));
  };
  const observer = new MutationObserver(look);
  observer.observe(document, {
    subtree: true,
    childList: true,
    attributeFilter: ['data-painted', 'data-act'],
  });
}
