/** A slow phone, as Chromium imitates one. */
import { chromium } from '@playwright/test';
import { CHROMIUM } from '../browser/installed.mjs';

/** As Lighthouse's slow 4G: 1.6 Mbit/s, 150 ms for a round trip. */
export const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const SCREEN = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'en-GB',
};

/** Milliseconds until a browser has done with its own start. */
const SETTLING = 4000;

/**
 * A page in a browser of its own, where nothing is kept from before.
 *
 * @template T
 * @param {(page: import('@playwright/test').Page, tools: import('@playwright/test').CDPSession) => Promise<T>} work
 * @param {{ slowed?: number, network?: boolean }} [slow] how many times slower the page's
 *   own thread is (Chromium leaves its workers as they are); network: slow that, too
 * @returns {Promise<T>}
 */
export async function onPhone(work, { slowed = 4, network = false } = {}) {
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] });
  try {
    const page = await (await browser.newContext(SCREEN)).newPage();
    // A browser that has just begun is busy with itself.
    await page.waitForTimeout(SETTLING);
    const tools = await page.context().newCDPSession(page);
    await tools.send('Emulation.setCPUThrottlingRate', { rate: slowed });
    await tools.send('Network.enable');
    if (network) await tools.send('Network.emulateNetworkConditions', NETWORK);
    return await work(page, tools);
  } finally {
    await browser.close();
  }
}

/** @param {number[]} numbers */
export function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1];
}
