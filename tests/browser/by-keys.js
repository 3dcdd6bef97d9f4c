/** What a person does who has keys only: in Playwright's browsers and in WebKit alike. */

/**
 * Plays until the game is over, any allowed pit each time. The focus is on the board.
 *
 * @param {import('./table.js').Table} table
 * @param {(below: number) => number} choose
 * @returns {Promise<import('./table.js').Sight>} the end
 */
export async function playOutByKeys(table, choose) {
  const { page } = table;
  for (;;) {
    const sight = await table.settled();
    if (sight.over) return sight;
    const playable = sight.pits.filter((pit) => pit.playable);
    const { pit } = playable[choose(playable.length)];
    await walkTo(page, pit);
    await page.keyboard.press('Enter');
    await table.until(({ moves }) => moves.length !== sight.moves.length);
    await page.keyboard.press('Escape');
  }
}

/**
 * @param {import('./table.js').Page} page
 * @param {string} selector
 */
export async function tabTo(page, selector) {
  for (let stops = 0; stops < 60; stops += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never came to ${selector}.`);
}

/**
 * @param {import('./table.js').Page} page
 * @param {string} value
 */
export async function chooseRadio(page, value) {
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
 * @param {import('./table.js').Page} page
 * @param {number} pit
 */
export async function walkTo(page, pit) {
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
