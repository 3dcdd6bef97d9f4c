import { chance } from '../chance.mjs';
import { expect, test } from './daga.js';

test('a whole game by keyboard alone, from choosing it to its end', async ({ page, table }) => {
  test.slow();
  await tabTo(page, '#masthead [aria-haspopup=dialog]');
  await page.keyboard.press('Enter');
  await tabTo(page, '#new-game input[name=game]');
  await chooseRadio(page, 'tihbat');
  await tabTo(page, '#new-game input[name=players]');
  await chooseRadio(page, 'two');
  await page.keyboard.press('Enter');
  await table.until(({ pits }) => pits.length === 4);

  await tabTo(page, '#board [data-pit]');
  const choose = chance(8);
  for (;;) {
    const sight = await table.settled();
    if (sight.over) break;
    const playable = sight.pits.filter((pit) => pit.playable);
    const { pit } = playable[choose(playable.length)];
    await page.keyboard.press(pit < 2 ? 'ArrowDown' : 'ArrowUp');
    await page.keyboard.press('Home');
    if (pit === 1 || pit === 2) await page.keyboard.press('ArrowRight');
    await expect(page.locator(`#board [data-pit="${pit}"]`)).toBeFocused();
    await page.keyboard.press('Enter');
    await table.until(({ moves }) => moves.length !== sight.moves.length);
    await page.keyboard.press('Escape');
  }
  expect((await table.see()).turn).toMatch(/ to \d+$/);
});

/**
 * @param {import('@playwright/test').Page} page
 * @param {string} selector
 */
async function tabTo(page, selector) {
  for (let stops = 0; stops < 60; stops += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never came to ${selector}.`);
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {string} value
 */
async function chooseRadio(page, value) {
  for (let presses = 0; presses < 8; presses += 1) {
    const chosen = await page.evaluate(() => {
      const input = /** @type {HTMLInputElement} */ (document.activeElement);
      return input.checked ? input.value : null;
    });
    if (chosen === value) return;
    await page.keyboard.press('ArrowDown');
  }
  throw new Error(`The arrows never came to ${value}.`);
}
