import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { test as base, expect } from '@playwright/test';
import { DIST } from '../../www/build/paths.mjs';
import { serve } from '../../www/build/serve.mjs';
import { Table } from './table.js';

/**
 * @typedef {object} TestFixtures
 * @property {string[]} requests every address asked for so far
 * @property {Table} table the opened page
 * @typedef {object} WorkerFixtures
 * @property {'hosted' | 'file'} source where the page comes from
 * @property {string} address the page's address
 */

/**
 * A test with the page open before it. Whatever it does, it fails when the
 * page reported an error, broke its own policy or asked for anything that is
 * not part of it.
 */
export const test = base.extend(
  /** @type {import('@playwright/test').Fixtures<TestFixtures, WorkerFixtures, import('@playwright/test').PlaywrightTestArgs, import('@playwright/test').PlaywrightWorkerArgs>} */ ({
    source: ['hosted', { option: true, scope: 'worker' }],

    address: [
      async ({ source }, use) => {
        if (source === 'file') {
          await use(pathToFileURL(join(DIST, 'daga.html')).href);
          return;
        }
        const { url, close } = await serve(DIST);
        await use(url);
        await close();
      },
      { scope: 'worker' },
    ],

    requests: async ({ page, address }, use) => {
      /** @type {string[]} */
      const requests = [];
      /** @type {string[]} */
      const faults = [];
      await page.addInitScript(() => {
        addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
          console.error(
            `policy broken: ${violatedDirective} by ${blockedURI || 'the page itself'}`,
          ),
        );
      });
      page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()))
          faults.push(`console: ${message.text()}`);
      });
      page.on('response', (response) => {
        if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`);
      });
      page.on('request', (request) => {
        const url = request.url();
        requests.push(url);
        if (!url.startsWith(address) && !/^(blob|data):/.test(url)) faults.push(`asked for ${url}`);
      });
      await use(requests);
      expect(faults).toEqual([]);
    },

    table: async ({ page, address, requests: _ }, use) => {
      const table = new Table(page, address);
      await table.open();
      await use(table);
    },
  }),
);

export { expect };
