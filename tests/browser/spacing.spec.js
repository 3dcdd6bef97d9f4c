/** Text set wider by the reader, as WCAG 1.4.12 has it: nothing is cut off, nothing covered. */
import { expect, test } from './daga.js';
import { LANGUAGES } from './games.js';
import { misfits } from './misfits.js';
import { Table } from './table.js';

/** Windows; 640 and 320 px are what is left of 1280 at a zoom of 200 % and 400 %. */
const SIZES = [
  [320, 256],
  [320, 568],
  [375, 667],
  [600, 400],
  [640, 400],
  [768, 1024],
  [1366, 768],
];

const WIDER = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

for (const code of LANGUAGES) {
  for (const spacing of ['as it is', 'set wider']) {
    test(`${code}: text ${spacing} is neither cut off nor covered @hosted`, async ({
      page,
      address,
      requests: _,
    }) => {
      test.slow();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      // Words have the same room in every look, and this one is painted soonest.
      const table = new Table(page, `${address}?game=modiar&players=two&look=contrast`);
      await table.open();
      if (spacing === 'set wider')
        // The page's policy allows no other style sheets.
        await page.evaluate((rules) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(rules);
          document.adoptedStyleSheets = [sheet];
        }, WIDER);
      await table.play((await table.settled()).pits[5]);
      await table.settled();
      await table.speak(code);
      // A mouse that lay over the board would look ahead, too.
      await page.mouse.move(0, 0);
      await everywhere(page, 'a move told');
      await page.focus('#board [data-pit="3"]');
      await toned(page, 'foresight');
      await everywhere(page, 'looking ahead');
      await page.evaluate(() => /** @type {HTMLElement} */ (document.activeElement).blur());
      await press(page, '#board [data-pit="0"]');
      await toned(page, 'refusal');
      await everywhere(page, 'a refusal');
      await press(page, '#controls [data-control=hint]');
      await toned(page, 'hint');
      await everywhere(page, 'a hint');
      for (const window of ['new-game', 'settings', 'keys', 'text', 'menu']) {
        await page.evaluate((id) => {
          /** @type {HTMLDialogElement} */ (document.getElementById(id)).showModal();
        }, window);
        await everywhere(page, window);
        await page.keyboard.press('Escape');
      }
    });
  }
}

/** @param {import('@playwright/test').Page} page @param {string} what */
async function everywhere(page, what) {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await fits(page, `${what} in ${width}×${height}`);
  }
}

/** @param {import('@playwright/test').Page} page @param {string} what */
async function fits(page, what) {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  const found = await page.evaluate(misfits);
  // A narrow button breaks a word that its reader sets wider, and still shows all of it.
  const faults = found.filter((fault) => !fault.startsWith('broken in the middle'));
  expect.soft(faults, what).toEqual([]);
  expect.soft(await page.evaluate(underSentence), `under the sentence: ${what}`).toEqual([]);
}

/** Runs in the page. */
function underSentence() {
  const more = document.querySelector('.turn-more')?.getBoundingClientRect() ?? new DOMRect();
  return [...document.querySelectorAll('#board, .seat-box')]
    .filter((part) => {
      const box = part.getBoundingClientRect();
      const apart =
        box.top > more.bottom - 1 ||
        box.bottom < more.top + 1 ||
        box.left > more.right - 1 ||
        box.right < more.left + 1;
      return !apart;
    })
    .map(({ className }) => className);
}

/** @param {import('@playwright/test').Page} page @param {string} tone */
function toned(page, tone) {
  return expect(page.locator('#turn')).toHaveAttribute('data-tone', tone);
}

/** Presses what may be out of sight. @param {import('@playwright/test').Page} page @param {string} selector */
function press(page, selector) {
  return page.evaluate((sought) => {
    /** @type {HTMLElement} */ (document.querySelector(sought)).click();
  }, selector);
}
