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
