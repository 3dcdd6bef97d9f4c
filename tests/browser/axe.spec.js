/** Every view in every look and language, examined by axe-core: WCAG 2.2 AA and its best practices. */
import axe from 'axe-core';
import { expect, test } from './daga.js';
import { ENDED, LANGUAGES } from './games.js';
import { Table } from './table.js';

/**
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {(view: string, part?: string) => Promise<void>} Examine `part`: a selector, where
 *   the rest of the page is as it was
 */

/** @type {{ name: string, look: string, forced?: boolean }[]} */
const LOOKS = [
  { name: 'light', look: 'light' },
  { name: 'dark', look: 'dark' },
  { name: 'high contrast', look: 'contrast' },
  { name: 'forced colours', look: 'light', forced: true },
];

/** As the bar offers them. */
const WINDOWS = ['new-game', 'rules', 'settings', 'text', 'keys'];

for (const { name, look, forced } of LOOKS) {
  test.describe(name, () => {
    test.use({
      contextOptions: { reducedMotion: 'reduce' },
      viewport: { width: 1366, height: 768 },
    });

    test.beforeEach(async ({ page }) => {
      if (forced) await page.emulateMedia({ forcedColors: 'active' });
    });

    test('axe finds nothing in a game, whatever is shown @hosted', async ({
      page,
      address,
      requests: _,
    }) => {
      const examine = examiner(page);
      const table = await open(page, address, { look, game: 'tihbat', players: 'two' });
      await examine('a new game');
      await table.play((await table.settled()).pits[2]);
      await page.click('#controls [data-control=analysis]');
      await expect(page.locator('#analysis li').first()).toBeVisible();
      await page.click('#board [data-pit="0"]');
      await expect(page.locator('#turn')).toHaveAttribute('data-tone', 'refusal');
      await examine('analysis, and a refusal');
      await page.click('#controls [data-control=hint]');
      await expect(page.locator('#turn')).toHaveAttribute('data-tone', 'hint');
      await examine('a hint');
      await page.setViewportSize({ width: 360, height: 640 });
      await examine('on a phone');
      await page.click('.menu-button');
      await examine('the menu', '#menu');

      await open(page, address, { look, position: ENDED.tihbat, analysis: 'on' });
      await expect(page.locator('#turn')).toHaveAttribute('data-tone', 'result');
      await examine('the end of a game');

      const broken = await open(page, address, { look, game: 'modiar', players: 'two' });
      await panic(page);
      await broken.page.click('#board [data-pit="2"]');
      await expect(page.locator('#trouble')).toBeVisible();
      await examine('after a panic');
    });

    test('axe finds nothing in any window @hosted', async ({ page, address, requests: _ }) => {
      const examine = examiner(page);
      await open(page, address, { look });
      for (const [index, window] of WINDOWS.entries()) {
        await page.locator('.links button').nth(index).click();
        await expect(page.locator(`#${window}`)).toBeVisible();
        if (window === 'text') {
          await page.fill('#given-text', 'rubbish');
          await page.click('#text .primary');
          await expect(page.locator('#load-answer')).not.toBeEmpty();
        }
        if (window !== 'rules') await examine(window, `#${window}`);
        if (window === 'text') {
          await page.locator('#text .dialog-foot button').last().click();
          await expect(page.locator('#embed')).toBeVisible();
          await examine('embed', '#embed');
          await page.keyboard.press('Escape');
        }
        await page.keyboard.press('Escape');
        await expect(page.locator(`#${window}`)).toBeHidden();
      }
    });

    test('axe finds nothing in the rules of any game @hosted', async ({
      page,
      address,
      requests: _,
    }) => {
      const examine = examiner(page);
      await open(page, address, { look });
      await page.locator('.links button').nth(1).click();
      for (let game = 0; game < 4; game += 1) {
        const tab = page.locator('.rules-games button').nth(game);
        await tab.click();
        await expect(tab).toHaveAttribute('aria-current', 'true');
        await page.locator('.example .rules-button').first().click();
        await expect(page.locator('.example [role=status]').first()).not.toBeEmpty();
        await examine(`the rules of game ${game}`, '#rules');
      }
    });

    test('axe finds nothing in the kiosk @hosted', async ({ page, address, requests: _ }) => {
      const examine = examiner(page);
      await page.setViewportSize({ width: 1080, height: 1920 });
      await page.clock.install();
      await open(page, address, { look, kiosk: 'on', code: '135', idle: '600' });
      await expect(page.locator('.invite')).toBeVisible();
      await examine('the invitation');
      await page.locator('.invite').click();
      await expect(page.locator('.attract')).toBeHidden();
      await page.clock.fastForward(1000);
      await examine('a kiosk’s game');
      await page.locator('.wordmark').dispatchEvent('pointerdown');
      await page.clock.fastForward(3100);
      await expect(page.locator('.code')).toBeVisible();
      await examine('the keeper’s code', '.code');
      await page.locator('.code .quiet').click();
      await page.clock.fastForward(599_500);
      await expect(page.locator('.warning')).toBeVisible();
      await examine('the warning', '.warning');
    });
  });
}

/**
 * @param {Page} page
 * @param {string} address
 * @param {Record<string, string>} asked
 */
async function open(page, address, asked) {
  const table = new Table(page, `${address}?${new URLSearchParams({ motion: 'off', ...asked })}`);
  await table.open();
  await page.evaluate(axe.source);
  return table;
}

/** The engine stops at the next move. @param {Page} page */
function panic(page) {
  return page.evaluate(() => {
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (/** @type {any} */ message) {
      if (message.action === 'play')
        this.dispatchEvent(new MessageEvent('message', { data: { panic: 'out of bounds' } }));
      else postMessage.call(this, message);
    };
  });
}

/** @param {Page} page @returns {Examine} */
function examiner(page) {
  return async (view, part = 'html') => {
    for (const language of LANGUAGES) {
      await new Table(page, '').speak(language);
      const found = await page.evaluate(examined, part);
      expect.soft(found, `${view} in ${language}`).toEqual([]);
    }
  };
}

/** Runs in the page. @param {string} part */
async function examined(part) {
  const { violations } = await /** @type {any} */ (globalThis).axe.run(part, {
    resultTypes: ['violations'],
    // Still being discussed by axe; to us it is WCAG 2.2 AA.
    rules: { 'target-size': { enabled: true } },
    iframes: false,
  });
  return violations.map(
    (/** @type {import('axe-core').Result} */ { id, nodes }) =>
      `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
  );
}
