/**
 * Frames and long tasks while stones are sown, beside what the same machine
 * makes of a page that only moves a dot and uses its thread as much.
 */
import { DIST } from '../../www/build/paths.mjs';
import { serve } from '../../www/build/serve.mjs';
import { Table } from '../browser/table.js';
import { measureDot } from './dot.mjs';
import { between, tell, traced } from './frames.mjs';
import { onPhone } from './phone.mjs';

const MOVES = 4;
const SOWN = 'sown';
/** Milliseconds that a person looks at the board before the next move. */
const THOUGHT = 2000;

export async function measureSowing() {
  const server = await serve(DIST);
  const events = await onPhone(async (page, tools) => {
    await page.addInitScript(watch, SOWN);
    const table = new Table(page, `${server.url}?game=sadeqa-iii&players=two&sound=off`);
    await table.open();
    await table.settled();
    // What the page prepares when it is idle is not the sowing's.
    await page.waitForTimeout(6000);
    return traced(tools, async () => {
      for (let move = 0; move < MOVES; move++) await sow(page, table);
    });
  });
  await server.close();
  const sowing = between(events, 'sowing');
  console.log(`Sowing, ${MOVES} moves`);
  tell(sowing);
  console.log('A dot on an empty page');
  tell(await measureDot(sowing.share, sowing.seconds));
}

/** @param {import('@playwright/test').Page} page @param {Table} table */
async function sow(page, table) {
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
