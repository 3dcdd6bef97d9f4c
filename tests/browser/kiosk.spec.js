/** The page as a museum's screen, on a clock that the test turns. */
import { expect, test } from './daga.js';
import { LANGUAGES } from './games.js';

/**
 * @param {import('@playwright/test').Page} page
 * @param {string} address
 * @param {string} [more] parameters
 * @param {number} [idle] seconds
 */
async function openKiosk(page, address, more = '', idle = 30) {
  await page.clock.install({ time: 0 });
  await page.goto(`${address}?kiosk=1&idle=${idle}&warning=20&motion=off&${more}`);
  await expect(page.locator('.invite')).toBeVisible();
  // From here on time passes only when the test says so.
  await page.clock.pauseAt(60_000);
  await turn(page, () => page.locator('[data-pit="0"]').isVisible());
}

/** Lets the clock run until something is so. @param {import('@playwright/test').Page} page @param {() => Promise<boolean>} so */
async function turn(page, so) {
  for (let i = 0; i < 400; i += 1) {
    if (await so()) return;
    await page.clock.runFor(250);
  }
  throw new Error('It did not come to pass.');
}

/** @param {import('@playwright/test').Page} page */
const moves = (page) => page.locator('#moves .move').count();

/** A visitor touches the invitation. @param {import('@playwright/test').Page} page */
async function enter(page) {
  await page.locator('.invite').click();
  await expect(page.locator('.attract')).toBeHidden();
  await expect(page.locator('#moves .move')).toHaveCount(0);
  await page.clock.runFor(1000);
}

test.describe('kiosk', () => {
  test('the computer plays itself; the first touch begins a game and plays nothing', async ({
    page,
    address,
    requests: _faults,
  }) => {
    await openKiosk(page, address);
    await turn(page, async () => (await moves(page)) >= 3);
    // Exactly where a pit is.
    const pit = await page.locator('[data-pit="1"]').boundingBox();
    if (!pit) throw new Error('There is no pit.');
    const spot = [pit.x + pit.width / 2, pit.y + pit.height / 2];
    await page.mouse.click(spot[0], spot[1]);
    await page.mouse.click(spot[0], spot[1]);
    await expect(page.locator('.attract')).toBeHidden();
    await page.clock.runFor(1000);
    await expect(page.locator('#turn h2')).toHaveText('Your turn');
    expect(await moves(page)).toBe(0);
    await page.locator('[data-pit="1"]').click();
    await turn(page, async () => (await moves(page)) >= 1);
  });

  test('after a while it warns; a touch or a key stops that, in windows too', async ({
    page,
    address,
  }) => {
    await openKiosk(page, address);
    await enter(page);
    await page.clock.runFor(28_500);
    await expect(page.locator('.warning')).toBeHidden();
    await page.clock.runFor(500);
    await expect(page.locator('.warning')).toBeVisible();
    await expect(page.locator('.countdown')).toContainText('20 seconds');
    await page.clock.runFor(18_000);
    await page.keyboard.press('a');
    await expect(page.locator('.warning')).toBeHidden();

    await page.locator('#masthead').getByRole('button', { name: 'Rules' }).click();
    await page.clock.runFor(31_000);
    await expect(page.locator('.warning')).toBeVisible();
    await page.mouse.click(5, 5);
    await expect(page.locator('.warning')).toBeHidden();
    await expect(page.locator('#rules')).toBeVisible();
    await expect(page.locator('.rules-page')).toBeVisible();
    await expect(page.locator('.rules-button', { hasText: 'Print' })).toHaveCount(0);
    await page.clock.runFor(29_000);
    await expect(page.locator('.warning')).toBeHidden();
    expect(await page.locator('.attract').isVisible()).toBe(false);
  });

  test('when the visitor has gone, everything is as it was', async ({ page, address }) => {
    await openKiosk(page, address, 'look=light');
    await enter(page);
    await page.locator('[data-pit="1"]').click();
    await turn(page, async () => (await moves(page)) >= 2);
    await page.locator('.kiosk-bar [value=fi]').click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fi');
    await page.locator('.tab[value=tihbat]').click();
    await expect(page.locator('html')).toHaveAttribute('data-game', 'tihbat');
    await page.locator('#masthead [aria-haspopup=dialog]').first().click();
    await expect(page.locator('#new-game')).toBeVisible();

    await page.clock.runFor(55_000);
    await expect(page.locator('.invite')).toBeVisible();
    await expect(page.locator('#new-game')).toBeHidden();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await enter(page);
    await expect(page.locator('html')).toHaveAttribute('data-game', 'modiar');
    await expect(page.locator('html')).toHaveAttribute('data-look', 'light');
    expect(await moves(page)).toBe(0);
    await expect(page.locator('[data-control=undo]')).toHaveAttribute('aria-disabled', 'true');
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });

  test('the invitation speaks every language by turns, and each has its button', async ({
    page,
    address,
  }) => {
    await openKiosk(page, address);
    const heard = new Set();
    for (let i = 0; i < 8; i += 1) {
      heard.add(await page.locator('.invitation').getAttribute('lang'));
      await page.clock.runFor(4_000);
    }
    const codes = await page
      .locator('.attract .language')
      .evaluateAll((buttons) =>
        buttons.map((each) => /** @type {HTMLButtonElement} */ (each).value),
      );
    expect([...heard].sort()).toEqual([...codes].sort());
    await page.locator('.attract [value=ar]').click();
    await page.clock.runFor(1000);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.locator('.attract')).toBeHidden();
  });

  for (const [width, height] of [
    [1080, 1920],
    [1920, 1080],
    [3840, 2160],
    [768, 1024],
    [800, 480],
  ]) {
    test(`the invitation covers nothing at ${width} × ${height}`, async ({ page, address }) => {
      await page.setViewportSize({ width, height });
      await openKiosk(page, address);
      for (let i = 0; i < LANGUAGES.length; i += 1) {
        const covered = await page.evaluate(() => {
          const over = /** @type {Element} */ (document.querySelector('.invitation'));
          const sign = over.getBoundingClientRect();
          const parts = '#masthead *, .turn > *, .seat-box, #board, .side *, .attract .language';
          const under = [...document.querySelectorAll(parts)].filter((part) => {
            // What only holds others may reach under it.
            if (part.childElementCount && !part.matches('#board, select')) return false;
            const box = part.getBoundingClientRect();
            return (
              box.width > 0 &&
              box.left < sign.right &&
              box.right > sign.left &&
              box.top < sign.bottom &&
              box.bottom > sign.top
            );
          });
          const inside = sign.left >= 0 && sign.right <= innerWidth && sign.bottom <= innerHeight;
          return inside ? under.map(({ className }) => className) : ['it is not in sight'];
        });
        expect(covered).toEqual([]);
        await page.clock.runFor(4_000);
      }
    });
  }

  test('nothing leads out', async ({ page, address }) => {
    await openKiosk(page, address);
    await enter(page);
    const stopped = await page.evaluate(() =>
      [
        new MouseEvent('contextmenu', { bubbles: true, cancelable: true }),
        new Event('selectstart', { bubbles: true, cancelable: true }),
        new WheelEvent('wheel', { ctrlKey: true, bubbles: true, cancelable: true }),
        new KeyboardEvent('keydown', { key: 'p', ctrlKey: true, bubbles: true, cancelable: true }),
        new KeyboardEvent('keydown', { key: 'F5', bubbles: true, cancelable: true }),
        new DragEvent('dragstart', { bubbles: true, cancelable: true }),
      ].map((event) => !document.querySelector('#turn')?.dispatchEvent(event)),
    );
    expect(stopped).toEqual([true, true, true, true, true, true]);
    // The way back to the board is still there for keys.
    for (const name of ['Settings', 'Copy and load', 'Keys', 'Menu'])
      await expect(page.locator('#masthead').getByRole('button', { name })).toBeHidden();
    await page.locator('#masthead').getByRole('button', { name: 'Rules' }).click();
    await page.clock.runFor(2000);
    const before = page.url();
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = 'https://example.org/';
      link.textContent = 'out';
      document.querySelector('#rules')?.append(link);
      link.click();
    });
    expect(page.url()).toBe(before);
    await expect(page.locator('html')).toHaveCSS('user-select', 'none');
  });

  test('the keeper gets to the settings by a long press and a code', async ({ page, address }) => {
    await openKiosk(page, address, 'code=135');
    await enter(page);
    const mark = page.locator('.wordmark');
    await mark.dispatchEvent('pointerdown');
    await page.clock.runFor(2_000);
    await mark.dispatchEvent('pointerup');
    await page.clock.runFor(2_000);
    await expect(page.locator('.code')).toBeHidden();
    await mark.dispatchEvent('pointerdown');
    await page.clock.runFor(3_100);
    for (const digit of '246135') await page.locator(`.code .digit[value="${digit}"]`).click();
    await expect(page.locator('#settings')).toBeVisible();
  });

  test('two fingers at once are one move', async ({ page, address, context, browserName }) => {
    test.skip(browserName !== 'chromium', 'Only Chromium lets a test put down two fingers.');
    await openKiosk(page, address, 'players=two&game=tihbat', 600);
    await enter(page);
    const touch = await context.newCDPSession(page);
    const spots = [];
    for (const pit of [0, 1]) {
      const box = await page.locator(`[data-pit="${pit}"]`).boundingBox();
      if (box) spots.push({ x: box.x + box.width / 2, y: box.y + box.height / 2, id: pit });
    }
    const send = (
      /** @type {'touchStart' | 'touchEnd'} */ type,
      /** @type {any[]} */ touchPoints,
    ) => touch.send('Input.dispatchTouchEvent', { type, touchPoints });
    for (const order of ['together', 'one after the other']) {
      const before = await moves(page);
      if (order === 'together') await send('touchStart', spots);
      else {
        await send('touchStart', spots.slice(0, 1));
        await send('touchStart', spots);
        await send('touchEnd', spots.slice(1));
      }
      await send('touchEnd', []);
      await turn(page, async () => (await moves(page)) === before + 1);
      await page.clock.runFor(6000);
      expect(await moves(page)).toBe(before + 1);
      // North answers by mouse.
      await page.locator('[data-pit="2"]').click();
      await turn(page, async () => (await moves(page)) === before + 2);
      await page.clock.runFor(6000);
    }
    // One finger is one move, as everywhere.
    const before = await moves(page);
    await send('touchStart', spots.slice(0, 1));
    await send('touchEnd', []);
    await turn(page, async () => (await moves(page)) === before + 1);
  });
});
