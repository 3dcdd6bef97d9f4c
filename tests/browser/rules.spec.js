import { expect, test } from './daga.js';
import { LANGUAGES } from './games.js';

const CLAUSES = { modiar: 9, tihbat: 6, 'sadeqa-iii': 7, 'sadeqa-game-91': 7 };

test('every example plays, says what happened, and leaves the game alone', async ({
  page,
  table,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const before = await table.see();
  await openRules(page);
  for (const [game, clauses] of Object.values(CLAUSES).entries()) {
    await showRules(page, game);
    const examples = page.locator('.example');
    await expect(examples).toHaveCount(clauses);
    // All at once, for each takes its time.
    for (const button of await examples.getByRole('button', { name: /^Play the example/ }).all()) {
      await button.click();
    }
    for (const told of await examples.getByRole('status').all()) await expect(told).not.toBeEmpty();
  }
  await page.keyboard.press('Escape');
  await expect(page.locator('#rules')).toBeHidden();
  const { pits, captured, moves, turn } = await table.see();
  expect({ pits, captured, moves, turn }).toEqual({
    pits: before.pits,
    captured: before.captured,
    moves: before.moves,
    turn: before.turn,
  });
});

test('an example tells the rule it is about, and ends as the engine says', async ({
  page,
  table,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect((await table.see()).pits.length).toBe(6);
  await openRules(page);
  await expect(await tell(page, 'M1')).toHaveText(/rule M1\.$/);
  await expect(await tell(page, 'M4')).toHaveText(
    'South plays b: 3 stones, last in North A, captures 10 from 2 pits.',
  );
  await expect(page.locator('[data-clause="M4"] .board-pile.board-south')).toContainText('22');
  await expect(await tell(page, 'M9')).toHaveText(/rule M9\./);
});

test('pressing the board plays the example, too', async ({ page, table }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect((await table.see()).pits.length).toBe(6);
  await openRules(page);
  await page.locator('[data-clause="M3"]').scrollIntoViewIfNeeded();
  await page.click('[data-clause="M3"] [data-pit="0"]');
  await expect(page.locator('[data-clause="M3"] [role=status]')).toContainText('captures 4');
});

for (const locale of LANGUAGES) {
  test.describe(locale, () => {
    test.use({ locale });

    test('each game prints on one sheet of A4', async ({ page, table, browserName }) => {
      test.skip(browserName !== 'chromium', 'Only Chromium prints to a file.');
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      expect((await table.see()).pits.length).toBe(6);
      await openRules(page);
      for (const [game, clauses] of Object.values(CLAUSES).entries()) {
        await showRules(page, game);
        const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
        expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
        expect(pdf).toMatch(/\/MediaBox\s*\[0 0 59\d\S* 84\d/);
        // The sheet between its margins, 180 mm wide.
        await page.setViewportSize({ width: 680, height: 1013 });
        await page.emulateMedia({ media: 'print' });
        expect(await page.locator('.sheet-rules li').count()).toBe(clauses);
        expect(await overflow(page)).toEqual([]);
        await page.emulateMedia({ media: null });
        await page.setViewportSize({ width: 1280, height: 720 });
      }
    });
  });
}

/** @param {import('@playwright/test').Page} page */
async function openRules(page) {
  await page.locator('.links button').nth(1).click();
  await expect(page.locator('.rules-page')).toBeVisible();
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {number} game its place in the list
 */
async function showRules(page, game) {
  const tab = page.locator('.rules-games button').nth(game);
  await tab.click();
  await expect(tab).toHaveAttribute('aria-current', 'true');
}

/**
 * Plays a clause's example.
 *
 * @param {import('@playwright/test').Page} page
 * @param {string} clause
 */
async function tell(page, clause) {
  const example = page.locator(`[data-clause="${clause}"]`);
  await example.getByRole('button', { name: `Play the example of rule ${clause}` }).click();
  const told = example.getByRole('status');
  await expect(told).not.toBeEmpty();
  return told;
}

/**
 * What does not fit on the printed sheet: what lies beyond its end, or a board
 * too small to put stones on.
 *
 * @param {import('@playwright/test').Page} page
 */
function overflow(page) {
  return page.evaluate(() => {
    const sheet = /** @type {HTMLElement} */ (document.querySelector('.sheet'));
    const board = /** @type {Element} */ (document.querySelector('.sheet-board'));
    const faults = [];
    if (sheet.scrollHeight > sheet.clientHeight + 1) faults.push('longer than the sheet');
    if (board.getBoundingClientRect().height < 160) faults.push('a board too small');
    return faults;
  });
}
