/**
 * Takes the README's pictures, one of each game, from the page in `dist/`:
 * `./build.sh && node tests/pictures/take.mjs`.
 */
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { DIST } from '../../www/build/paths.mjs';
import { serve } from '../../www/build/serve.mjs';
import { CHROMIUM } from '../browser/installed.mjs';
import { Table } from '../browser/table.js';

const PICTURES = [
  { name: 'modiar', position: 'modiar: c A b C c *', height: 640 },
  { name: 'tihbat', position: 'tihbat: a A b B a *', height: 640 },
  { name: 'sadeqa', position: 'sadeqa-iii: c D f A *', height: 560 },
];

const { url, close } = await serve(DIST);
const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] });
for (const { name, position, height } of PICTURES) {
  const page = await browser.newPage({ viewport: { width: 840, height }, locale: 'en-GB' });
  const asked = new URLSearchParams({ position, players: 'two', show: 'none', look: 'light' });
  const table = new Table(page, `${url}?${asked}`);
  await table.open();
  await table.settled();
  const path = fileURLToPath(new URL(`${name}.jpg`, import.meta.url));
  await page.locator('#board').screenshot({ path, type: 'jpeg', quality: 80 });
  await page.close();
}
await browser.close();
await close();
