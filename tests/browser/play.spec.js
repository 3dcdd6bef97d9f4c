import { chance } from '../chance.mjs';
import { expect, test } from './daga.js';
import { GAMES, seedsIn } from './games.js';

for (const { variant, pits, each } of GAMES) {
  // The single file is the same script: there the short games will do.
  const tag = pits > 6 ? ['@hosted'] : [];
  test(`${variant}: two people play a whole game by mouse`, { tag }, async ({ table }) => {
    test.slow();
    await table.newGame(variant, 'two');
    const start = await table.settled();
    expect(start.pits.map(({ seeds }) => seeds)).toEqual(Array(pits).fill(each));
    let moves = 0;
    const end = await table.playOut(chance(1), (sight) => {
      expect(seedsIn(sight)).toBe(pits * each);
      expect(sight.moves.length).toBe(moves);
      moves += 1;
    });
    expect(end.turn).toMatch(/^(South wins|North wins|A draw), \d+ to \d+$/);
    expect(end.sentence).toMatch(/: rule [MTS]\d\./);
    const [more, less] = (end.turn.match(/\d+/g) ?? []).map(Number);
    expect([more, less].sort()).toEqual([end.captured.south, end.captured.north].sort());
  });
}

test('a person plays the computer to the end', { tag: '@hosted' }, async ({ table }) => {
  test.slow();
  await table.newGame('tihbat', 'south');
  const end = await table.playOut(chance(2));
  expect(end.turn).toMatch(/^(You win|The computer wins|A draw), \d+ to \d+$/);
});

test('the computer begins when the person is North', async ({ table }) => {
  await table.newGame('modiar', 'north');
  const { moves, pits } = await table.settled();
  expect(moves).toHaveLength(1);
  expect(
    pits.filter(({ playable }) => playable).every(({ name }) => name.startsWith('North')),
  ).toBe(true);
});

test('a pit that may not be played says why, in words, and nothing moves', async ({ table }) => {
  await table.newGame('modiar', 'two');
  const before = await table.settled();
  await table.page.click('#board [data-pit="3"]');
  const after = await table.until(({ tone }) => tone === 'refusal');
  expect(after.sentence).toContain('North A is North’s');
  expect(after.sentence).toContain('rule M1');
  expect(after.pits).toEqual(before.pits);
  expect(after.moves).toEqual([]);
});

test('undo and redo walk back to the start and forth again', async ({ table }) => {
  await table.newGame('sadeqa-iii', 'two');
  const seen = [await table.settled()];
  const choose = chance(3);
  while (seen.length < 5) {
    const playable = seen[seen.length - 1].pits.filter((pit) => pit.playable);
    await table.play(playable[choose(playable.length)]);
    seen.push(await table.settled());
  }
  const boards = seen.map(({ pits, captured }) => ({ pits, captured }));
  for (const back of [3, 2, 1, 0]) {
    await table.step('undo', back);
    const { pits, captured } = await table.settled();
    expect({ pits, captured }).toEqual(boards[back]);
  }
  for (const forth of [1, 2, 3, 4]) {
    await table.step('redo', forth);
    const { pits, captured } = await table.settled();
    expect({ pits, captured }).toEqual(boards[forth]);
  }
});

test('a reload takes the game up where it was', async ({ table }) => {
  await table.newGame('sadeqa-game-91', 'two');
  const choose = chance(4);
  for (let ply = 0; ply < 6; ply += 1) {
    const { pits } = await table.settled();
    const playable = pits.filter((pit) => pit.playable);
    await table.play(playable[choose(playable.length)]);
  }
  const before = await table.settled();
  await table.reload();
  const after = await table.settled();
  expect({ ...after, sentence: '' }).toEqual({ ...before, sentence: '' });
});

test('clicking all over the board while stones move corrupts nothing', async ({ page, table }) => {
  await table.newGame('sadeqa-iii', 'two');
  const { pits } = await table.settled();
  const choose = chance(5);
  for (let click = 0; click < 60; click += 1) {
    const { pit } = pits[choose(pits.length)];
    await page.locator(`#board [data-pit="${pit}"]`).dispatchEvent('pointerdown');
    await page.locator(`#board [data-pit="${pit}"]`).dispatchEvent('click');
    if (click % 7 === 0) await page.click('#controls [data-control=undo]', { force: true });
    if (click % 11 === 0) await page.click('#controls [data-control=redo]', { force: true });
  }
  const { act } = await table.see();
  if (act === 'sowing') await table.skip();
  const shown = await table.settled();
  expect(seedsIn(shown)).toBe(96);
  // What is kept is the engine's own word; the board must show the same.
  await table.reload();
  const kept = await table.settled();
  expect(kept.pits).toEqual(shown.pits);
  expect(kept.captured).toEqual(shown.captured);
  expect(kept.moves).toEqual(shown.moves);
});

test('once a game has been begun, nothing new is asked for', async ({
  page,
  table,
  requests,
  source,
}) => {
  await table.play((await table.settled()).pits[4]);
  // Any other thread that thinks starts from the same files as the first.
  await expect(page.locator('#caption .solved')).toContainText('boards', { timeout: 30_000 });
  // These come when the page has nothing else to do.
  const following = source === 'hosted' ? ['page-windows', 'place-painters'] : [];
  await expect
    .poll(() => following.filter((name) => !requests.some((url) => url.includes(name))))
    .toEqual([]);
  const loaded = new Set(requests);
  await table.newGame('tihbat', 'two');
  await table.playOut(chance(6));
  expect(requests.filter((url) => !loaded.has(url) && !url.startsWith('blob:'))).toEqual([]);
});
