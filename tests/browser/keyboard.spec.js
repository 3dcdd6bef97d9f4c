import { chance } from '../chance.mjs';
import { chooseRadio, playOutByKeys, tabTo } from './by-keys.js';
import { expect, test } from './daga.js';
import { Table } from './table.js';

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
  const { turn } = await playOutByKeys(table, chance(8));
  expect(turn).toMatch(/ to \d+$/);
});

for (const variant of ['modiar', 'sadeqa-iii', 'sadeqa-game-91']) {
  test(`${variant} by keyboard to its end @hosted`, async ({ page, address, browserName }) => {
    test.skip(browserName !== 'chromium', 'Keys are the same code in every browser.');
    test.slow();
    const table = new Table(page, `${address}?game=${variant}&players=two`);
    await table.open();
    await tabTo(page, '#board [data-pit]');
    const { turn } = await playOutByKeys(table, chance(5));
    expect(turn).toMatch(/ to \d+$/);
  });
}

test('a move in the list that another takes the place of leaves the focus to the board', async ({
  page,
  table,
}) => {
  await table.newGame('modiar', 'two');
  for (let move = 0; move < 3; move++)
    await table.play((await table.settled()).pits.filter(({ playable }) => playable)[0]);
  await table.until(({ moves, act }) => moves.length === 3 && act === 'idle');
  const listed = page.locator('#moves .move');
  await listed.nth(0).click();
  const { pits } = await table.until(({ ply, act }) => ply === 1 && act === 'idle');
  await listed.nth(2).focus();
  // As a page around this one would have it played: no press moves the focus.
  const { pit } = pits.filter(({ playable }) => playable)[1];
  await page.evaluate(
    (played) =>
      /** @type {HTMLElement} */ (
        document.querySelector(`#board [data-pit="${played}"]`)
      ).dispatchEvent(new MouseEvent('click', { bubbles: true })),
    pit,
  );
  await table.until(({ moves, act }) => moves.length === 2 && act === 'idle');
  await expect(listed).toHaveCount(2);
  await expect(page.locator('#board :focus')).toHaveCount(1);
});
