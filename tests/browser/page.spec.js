import { expect, test } from './daga.js';
import { BEGUN, ENDED, GAMES } from './games.js';
import { misfits } from './misfits.js';
import { Table } from './table.js';

/** Windows, frames and screens that the page must fit. */
const SIZES = [
  [280, 400],
  [320, 568],
  [360, 640],
  [640, 360],
  [600, 400],
  [1200, 400],
  [768, 1024],
  [1366, 768],
  [1080, 1920],
  [3840, 2160],
];

for (const [width, height] of SIZES) {
  test(`at ${width} × ${height} the headline and the whole board are in sight @hosted`, async ({
    page,
    table,
  }) => {
    await page.setViewportSize({ width, height });
    for (const { variant } of GAMES) {
      await page.evaluate(
        (last) => localStorage.setItem('daga-1-last', JSON.stringify(last)),
        variant,
      );
      await table.reload();
      await table.settled();
      const outside = await page.evaluate(() => {
        const parts = [...document.querySelectorAll('.turn-line, #board [data-pit]')];
        return parts
          .filter((part) => {
            const { left, top, right, bottom } = part.getBoundingClientRect();
            return left < 0 || top < 0 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5;
          })
          .map((part) => part.getAttribute('aria-label') ?? part.textContent);
      });
      expect(outside, variant).toEqual([]);
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
      );
      expect(wider, `${variant} scrolls sideways`).toBe(false);
    }
  });
}

test('one sentence a turn is announced, and none while stones move', async ({ page, table }) => {
  await table.newGame('modiar', 'two');
  await table.settled();
  await page.evaluate(() => {
    const heard = /** @type {string[]} */ ([]);
    Object.assign(globalThis, { heard });
    const announcer = /** @type {HTMLElement} */ (document.getElementById('announcer'));
    new MutationObserver((records) => {
      for (const { target } of records) if (target.textContent) heard.push(target.textContent);
    }).observe(announcer, { childList: true, subtree: true });
  });
  await page.click('#board [data-pit="0"]');
  await table.until(({ moves, act }) => moves.length === 1 && act === 'idle');
  expect(await page.evaluate(() => /** @type {any} */ (globalThis).heard)).toEqual([
    'South plays a: 7 stones, last in South a. South 0, North 0. North to move.',
  ]);
});

test('the end of a game leaves the board its size, and a new one is at hand @hosted', async ({
  page,
  address,
  requests: _,
}) => {
  const asked = { position: ENDED.tihbat, players: 'two', motion: 'off' };
  const table = new Table(page, `${address}?${new URLSearchParams(asked)}`);
  const height = () =>
    page.evaluate(() => document.querySelector('#board')?.getBoundingClientRect().height);
  for (const [width, tall] of [
    [360, 640],
    [1366, 768],
  ]) {
    await page.setViewportSize({ width, height: tall });
    await table.open();
    const { ply } = await table.until(({ over }) => over);
    const ended = await height();
    await table.step('undo', ply - 1);
    expect(await height()).toBe(ended);
  }
  await table.open();
  await page.click('#controls [data-control=again]');
  await table.until(({ over, moves }) => !over && moves.length === 0);
});

test('what each move gave away has room in the list of moves @hosted', async ({
  page,
  address,
  requests: _,
}) => {
  const asked = { position: BEGUN.modiar, players: 'two', analysis: 'on' };
  const table = new Table(page, `${address}?${new URLSearchParams(asked)}`);
  for (const [width, height] of [
    [320, 568],
    [1000, 600],
    [1366, 768],
  ]) {
    await page.setViewportSize({ width, height });
    await table.open();
    await expect(page.locator('#moves .loss:visible')).toHaveCount(3);
    expect(await page.evaluate(misfits), `${width} × ${height}`).toEqual([]);
  }
});

test('undo and a new game in mid-flight leave nothing of the move', async ({ page, table }) => {
  await table.newGame('modiar', 'two');
  const start = await table.settled();
  await page.click('#board [data-pit="0"]');
  await table.until(({ act }) => act === 'sowing');
  await page.click('[data-control=undo]');
  // Where the click came late, the move may have been seen to its end before.
  const undone = await table.until(({ act, ply }) => act === 'idle' && ply === 0);
  expect(undone.pits).toEqual(start.pits);

  await page.click('#board [data-pit="1"]');
  await table.until(({ act }) => act === 'sowing');
  await table.newGame('tihbat', 'two');
  const fresh = await table.settled();
  expect(fresh.pits.map(({ seeds }) => seeds)).toEqual([7, 7, 7, 7]);
  expect(fresh.moves).toEqual([]);
});

test('undo while the computer thinks takes the person’s move back', async ({ page, table }) => {
  await table.newGame('modiar', 'south');
  const start = await table.settled();
  await table.play(start.pits[3]);
  await table.until(({ act }) => act === 'thinking');
  await page.click('[data-control=undo]');
  await page.waitForTimeout(1500);
  const after = await table.see();
  expect(after.act).toBe('idle');
  expect(after.turn).toBe('Your turn');
  expect(after.pits.map(({ seeds }) => seeds)).toEqual(start.pits.map(({ seeds }) => seeds));
});

test('the focus stays in the game after moves, undo, windows and buttons that go', async ({
  page,
  table,
}) => {
  const focused = () =>
    page.evaluate(() => {
      const at = document.activeElement;
      return at === document.body ? 'body' : (at?.getAttribute('data-pit') ?? at?.textContent);
    });
  await table.newGame('modiar', 'none');
  await table.until(({ moves, act }) => moves.length > 0 && act !== 'sowing');
  await page.click('[data-control=pause]');
  await table.until(({ act }) => act === 'idle');
  const resume = page.locator('#turn button:visible').first();
  await resume.click();
  await table.until(({ act }) => act !== 'idle');
  expect(await focused()).not.toBe('body');

  await table.newGame('modiar', 'two');
  await table.settled();
  expect(await focused()).toMatch(/^\d+$/);
  await page.keyboard.press('Enter');
  await table.until(({ act, moves }) => act === 'idle' && moves.length === 1);
  expect(await focused()).toMatch(/^\d+$/);
  await page.keyboard.press('u');
  await table.until(({ turn }) => turn === 'South to move');
  expect(await focused()).toMatch(/^\d+$/);
});

for (const [what, kept] of [
  ['no JSON', '{{{'],
  ['no game', JSON.stringify({ text: 'rubbish', ply: 0, seed: 1, seats: seats() })],
  ['a ply it has not', JSON.stringify({ text: 'modiar: a *', ply: 9, seed: 1, seats: seats() })],
]) {
  test(`a kept game that is ${what} costs that game and nothing else`, async ({ page, table }) => {
    await table.newGame('tihbat', 'two');
    await table.play((await table.settled()).pits[2]);
    await table.newGame('modiar', 'two');
    await page.evaluate((value) => localStorage.setItem('daga-1-game-modiar', value), kept);
    await table.reload();
    const sight = await table.settled();
    expect(sight.pits.map(({ seeds }) => seeds)).toEqual([7, 7, 7, 7, 7, 7]);
    await page.evaluate(() => localStorage.setItem('daga-1-last', '"tihbat"'));
    await table.reload();
    expect((await table.settled()).moves).toHaveLength(1);
  });
}

function seats() {
  return { south: 'person', north: 'person' };
}

test('after a panic the moves are kept and the game goes on', async ({ page, table }) => {
  await table.newGame('modiar', 'two');
  await table.play((await table.settled()).pits[3]);
  const before = await table.settled();
  await page.evaluate(() => {
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (/** @type {any} */ message) {
      if (message.action !== 'play') {
        postMessage.call(this, message);
        return;
      }
      Worker.prototype.postMessage = postMessage;
      this.dispatchEvent(new MessageEvent('message', { data: { panic: 'out of bounds' } }));
    };
  });
  await page.click('#board [data-pit="3"]');
  await expect(page.locator('#trouble')).toContainText('Your moves are kept');
  await expect(page.locator('#kept-game')).toHaveValue(/^modiar: a/);
  await page.locator('#trouble button:visible').click();
  // The game is taken up again once its board has the focus.
  await expect(page.locator('#board [data-pit]:focus')).toHaveCount(1);
  const after = await table.settled();
  expect(after.moves).toEqual(before.moves);
  expect(after.pits).toEqual(before.pits);
  await table.play(after.pits[0]);
  expect((await table.settled()).moves).toHaveLength(2);
});

test('what the address locks stays as it is, whatever a visitor presses', {
  tag: '@hosted',
}, async ({ page, address }) => {
  await page.goto(`${address}?game=tihbat&level=expert&locked=level,analysis,look`);
  const table = new Table(page, address);
  await table.settled();
  const open = page.locator('#north select option:not(:disabled)');
  await expect(open).toHaveText(['Person', 'Expert']);
  await expect(page.locator('[data-control=hint]')).toBeVisible();
  await expect(page.locator('[data-control=analysis]')).toBeHidden();
  await page.locator('#board [data-pit="0"]').focus();
  await page.keyboard.press('a');
  await expect(page.locator('#analysis')).toBeHidden();
  await page.keyboard.press('n');
  await expect(page.locator('#new-game select')).toBeDisabled();
  await expect(page.locator('#new-game select')).toHaveValue('expert');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.locator('#settings')).toContainText('Speed');
  await expect(page.locator('#settings')).not.toContainText('High contrast');
});
