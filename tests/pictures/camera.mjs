/**
 * Takes pictures of the page in `dist/`, as it stands when everything has come to rest.
 *
 * @typedef {object} Shot
 * @property {string} path where the picture goes; its ending says which kind
 * @property {number} width of the window, in CSS pixels
 * @property {number} height
 * @property {Record<string, string>} asked the page's parameters
 * @property {boolean} [forced] with the system's forced colours
 * @property {string} [part] a selector; the whole window without it
 */
import { chromium } from '@playwright/test';
import { DIST } from '../../www/build/paths.mjs';
import { serve } from '../../www/build/serve.mjs';
import { CHROMIUM } from '../browser/installed.mjs';
import { paintWhole } from '../browser/paint-whole.js';
import { Table } from '../browser/table.js';

/** @param {(take: (shot: Shot) => Promise<void>) => Promise<void>} work */
export async function withCamera(work) {
  const { url, close } = await serve(DIST);
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] });
  try {
    await work(async ({ path, width, height, asked, forced = false, part }) => {
      const page = await browser.newPage({
        viewport: { width, height: height + 20 },
        locale: 'en-GB',
        reducedMotion: 'reduce',
        forcedColors: forced ? 'active' : 'none',
      });
      const table = new Table(page, `${url}?${new URLSearchParams(asked)}`);
      await table.open();
      if (asked.kiosk) await page.locator('.invite').click();
      await table.until(({ act }) => act === 'idle');
      await paintWhole(page, { width, height });
      const jpeg = path.endsWith('.jpg');
      const kind = jpeg ? { type: /** @type {const} */ ('jpeg'), quality: 80 } : {};
      await (part ? page.locator(part) : page).screenshot({ path, ...kind });
      await page.close();
    });
  } finally {
    await browser.close();
    await close();
  }
}
