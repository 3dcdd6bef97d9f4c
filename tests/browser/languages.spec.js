import { expect, test } from './daga.js';
import { BEGUN, ENDED, LANGUAGES } from './games.js';
import { misfits } from './misfits.js';
import { Table } from './table.js';

const SCREENS = [
  [360, 740],
  [568, 320],
  [768, 1024],
  [1000, 600],
  [1024, 768],
  [1280, 800],
  [1080, 1920],
];
const WINDOWS = ['new-game', 'rules', 'settings', 'text', 'keys'];

for (const code of LANGUAGES) {
  test.describe(code, () => {
    test.use({ locale: code, viewport: { width: 320, height: 640 } });

    test('the page opens in the language that the browser asks for', async ({ page, table }) => {
      expect((await table.see()).pits.length).toBe(6);
      const html = page.locator('html');
      await expect(html).toHaveAttribute('lang', code);
      await expect(html).toHaveAttribute('dir', code === 'ar' ? 'rtl' : 'ltr');
    });

    test('every text of the page has room on wider screens', { tag: '@room' }, async ({
      page,
      table,
    }) => {
      await expect(page.locator('html')).toHaveAttribute('lang', code);
      for (const [width, height] of SCREENS) {
        await page.setViewportSize({ width, height });
        await expect.poll(() => page.evaluate(misfits), `${width} × ${height}`).toEqual([]);
      }
      expect((await table.see()).pits.length).toBe(6);
    });

    test('the end of a game leaves the board its size', { tag: ['@hosted', '@room'] }, async ({
      page,
      address,
    }) => {
      for (const game of /** @type {const} */ (['modiar', 'tihbat'])) {
        const heights = [];
        for (const position of [BEGUN[game], ENDED[game]]) {
          for (const players of ['one', 'two']) {
            const asked = new URLSearchParams({
              position,
              players,
              motion: 'off',
              look: 'contrast',
            });
            await new Table(page, `${address}?${asked}`).open();
            await expect(page.locator('html')).toHaveAttribute('lang', code);
            heights.push((await page.locator('#board').boundingBox())?.height);
          }
        }
        expect(new Set(heights).size, `${game}: ${heights}`).toBe(1);
      }
    });

    test('every text has room on a screen 320 px wide', async ({ page, table, source }) => {
      test.slow();
      await expect(page.locator('html')).toHaveAttribute('lang', code);
      expect(await page.evaluate(misfits)).toEqual([]);
      await page.click('#board [data-pit="3"]');
      await expect(page.locator('#turn')).toHaveAttribute('data-tone', 'refusal');
      expect(await page.evaluate(misfits)).toEqual([]);
      await page.click('#board [data-pit="0"]');
      await table.until(({ moves }) => moves.length > 0);
      await table.skip();
      expect(await page.evaluate(misfits)).toEqual([]);
      await page.click('.menu-button');
      expect(await page.evaluate(misfits)).toEqual([]);
      await page.keyboard.press('Escape');
      for (const [index, window] of WINDOWS.entries()) {
        await page.click('.menu-button');
        await page.locator('#menu .menu-item').nth(index).click();
        await expect(page.locator(`#${window}`)).toBeVisible();
        if (window === 'rules') {
          for (let game = 0; game < 4; game += 1) {
            await page.locator('.rules-games button').nth(game).click();
            await expect(page.locator('.rules-games button').nth(game)).toHaveAttribute(
              'aria-current',
              'true',
            );
            await expect(page.locator('.clause').first()).toBeVisible();
            expect(await page.evaluate(misfits)).toEqual([]);
          }
        }
        expect(await page.evaluate(misfits), window).toEqual([]);
        if (window === 'text' && source === 'hosted') {
          await page.locator('#text .dialog-foot button').last().click();
          await expect(page.locator('#embed')).toBeVisible();
          expect(await page.evaluate(misfits), 'embed').toEqual([]);
        }
        await page.keyboard.press('Escape');
      }
    });
  });
}

test('the check of the room sees a text that has none', async ({ page, table }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.click('.menu-button');
  expect(await page.evaluate(misfits)).toEqual([]);
  await page
    .locator('#menu .menu-item')
    .first()
    .evaluate((item) => {
      item.textContent = 'm'.repeat(60);
    });
  expect((await page.evaluate(misfits)).join()).toContain('cut off');
  await page.keyboard.press('Escape');
  await page.locator('#controls [data-control=redo] span').evaluate((label) => {
    label.textContent = 'uudelleenuudelleen';
  });
  expect((await page.evaluate(misfits)).join()).toContain('broken in the middle');
  await page
    .locator('#south select option')
    .first()
    .evaluate((option) => {
      option.textContent = 'm'.repeat(60);
    });
  expect((await page.evaluate(misfits)).join()).toContain('too long for its list');
  expect((await table.see()).pits.length).toBe(6);
});

test('another language in the middle of a sowing keeps the game', async ({ page, table }) => {
  await table.newGame('sadeqa-iii', 'two');
  await page.click('#board [data-pit="0"]');
  await table.until(({ act }) => act === 'sowing');
  for (const code of ['ar', 'fi', 'fr', 'hr', 'rm', 'ar']) {
    // Faster than the stones come to rest.
    await table.speak(code);
  }
  expect((await table.see()).act).toBe('sowing');
  await table.skip();
  const { pits, captured, moves } = await table.until(({ act }) => act === 'idle');
  expect(pits.reduce((sum, { seeds }) => sum + seeds, captured.south + captured.north)).toBe(96);
  expect(moves.length).toBe(1);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('#board')).toHaveCSS('direction', 'ltr');
  await expect(page.locator('#board [data-pit="0"]')).toHaveAttribute('aria-label', /الجنوب/);
  await expect(page.locator('#moves .move')).toHaveAttribute('aria-label', /الجنوب/);
  await page.click('#board [data-pit="15"]');
  await table.until(({ moves: played }) => played.length === 2);
});

test('in a language from right to left, arrows on the board follow the eye', async ({
  page,
  table,
}) => {
  await table.newGame('modiar', 'two');
  await table.speak('ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.focus('#board [data-pit="0"]');
  const left = await edge(page);
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('#board [data-pit="1"]')).toBeFocused();
  expect(await edge(page)).toBeGreaterThan(left);
});

/** @param {import('@playwright/test').Page} page */
function edge(page) {
  return page.evaluate(() => document.activeElement?.getBoundingClientRect().left ?? 0);
}
