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
    await walkTo(page, pit);
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

/**
 * Goes from the focused pit to another one by arrows, as the eye leads.
 *
 * @param {import('@playwright/test').Page} page
 * @param {number} pit
 */
async function walkTo(page, pit) {
  for (let presses = 0; presses < 20; presses += 1) {
    const arrow = await page.evaluate((wanted) => {
      const goal = document.querySelector(`#board [data-pit="${wanted}"]`);
      const here = document.activeElement;
      if (!goal || !here || goal === here) return null;
      const from = here.getBoundingClientRect();
      const to = goal.getBoundingClientRect();
      if (Math.abs(to.x - from.x) > from.width / 2)
        return to.x > from.x ? 'ArrowRight' : 'ArrowLeft';
      return to.y > from.y ? 'ArrowDown' : 'ArrowUp';
    }, pit);
    if (!arrow) return;
    await page.keyboard.press(arrow);
  }
  throw new Error(`The arrows never came to pit ${pit}.`);
}
