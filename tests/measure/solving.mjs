/** How long Modiar takes in a worker: at first, and once the engine is compiled for good. */
import { ROOT } from '../../www/build/paths.mjs';
import { serve } from '../../www/build/serve.mjs';
import { median, onPhone } from './phone.mjs';

const VISITS = 7;

/** @typedef {{ compiled: number, solved: number[] }} Visit Milliseconds. */

export async function measureSolving() {
  // The sources, not `dist/`: there the engine stands beside its own bindings.
  const server = await serve(ROOT);
  /** @type {Visit[]} */
  const visits = [];
  for (let visit = 0; visit < VISITS; visit++) {
    visits.push(await onPhone((page) => solve(page, server.url), { slowed: 1 }));
  }
  await server.close();
  tell(
    'engine compiled',
    visits.map(({ compiled }) => compiled),
  );
  tell(
    'Modiar cold',
    visits.map(({ solved }) => solved[0]),
  );
  tell(
    'Modiar warm',
    visits.map(({ solved }) => median(solved.slice(1))),
  );
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {string} url
 * @returns {Promise<Visit>}
 */
async function solve(page, url) {
  await page.goto(`${url}www/build/inline/start.js`);
  return page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const worker = new Worker('/tests/measure/solving-worker.js', { type: 'module' });
        worker.onmessage = ({ data }) => resolve(data);
        worker.onerror = ({ message }) => reject(new Error(message));
      }),
  );
}

/**
 * @param {string} what
 * @param {number[]} times in milliseconds
 */
function tell(what, times) {
  const all = times.map(Math.round);
  console.log(`${what.padEnd(15)} ${median(all)} ms (${all.join(', ')})`);
}
