import { expect, test } from './daga.js';

/** @type {[number, number][]} in CSS pixels; small ones are large ones zoomed in */
const WINDOWS = [
  [320, 568],
  [360, 740],
  [683, 384],
  [768, 1024],
  [1366, 768],
];
const VARIANTS = ['modiar', 'tihbat', 'sadeqa-iii', 'sadeqa-game-91'];

/**
 * @typedef {object} Facts
 * @property {string[]} missed  pits whose middle is covered by something else
 * @property {number} target  the smallest side of any pit's button
 * @property {number} font  the smallest number's size
 * @property {string[]} clipped  words that leave the board
 * @property {string[]} overlapping  words that lie over one another
 * @property {number} sharpness  device pixels of the canvas for each on the screen
 */

/** Runs in the page. @returns {Facts} */
function measure() {
  const board = /** @type {HTMLElement} */ (document.querySelector('#board'));
  const pits = [...board.querySelectorAll('[data-pit]')];
  const missed = [];
  for (const pit of pits) {
    pit.scrollIntoView({ block: 'center', inline: 'center' });
    const { x, y, width, height } = pit.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    if (hit !== pit) missed.push(`${pit.getAttribute('data-pit')}: ${hit?.className}`);
  }
  const room = board.getBoundingClientRect();
  const words = [...board.querySelectorAll('.board-label > *, .board-pile > *')]
    .map((word) => ({ text: word.textContent, box: word.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0);
  const clipped = words
    .filter(
      ({ box }) =>
        box.left < room.left - 1 ||
        box.right > room.right + 1 ||
        box.top < room.top - 1 ||
        box.bottom > room.bottom + 1,
    )
    .map(({ text }) => String(text));
  const overlapping = words.flatMap((a, i) =>
    words
      .slice(0, i)
      .filter(
        (b) =>
          a.box.left < b.box.right - 1 &&
          b.box.left < a.box.right - 1 &&
          a.box.top < b.box.bottom - 3 &&
          b.box.top < a.box.bottom - 3,
      )
      .map((b) => `${a.text} over ${b.text}`),
  );
  const canvas = /** @type {HTMLCanvasElement} */ (board.querySelector('canvas'));
  const sizes = pits.map((pit) => pit.getBoundingClientRect());
  return {
    missed,
    target: Math.min(...sizes.flatMap(({ width, height }) => [width, height])),
    font: Math.min(
      ...[...board.querySelectorAll('.board-count')].map((count) =>
        Number.parseFloat(getComputedStyle(count).fontSize),
      ),
    ),
    clipped,
    overlapping,
    sharpness: canvas.width / canvas.clientWidth / devicePixelRatio,
  };
}

for (const ratio of [1, 1.25, 1.5, 2, 3]) {
  test.describe(`at ${ratio} device pixels a CSS pixel`, () => {
    test.use({ deviceScaleFactor: ratio });

    test('every pit is hit in its middle, every number is read, nothing is covered @hosted', async ({
      page,
      table,
    }) => {
      test.slow();
      for (const variant of VARIANTS) {
        await page.setViewportSize({ width: 1024, height: 768 });
        // The bar fits itself to the new width with the next frame.
        await page.evaluate(
          () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
        );
        await table.newGame(variant, 'two');
        for (const [width, height] of WINDOWS) {
          await page.setViewportSize({ width, height });
          await expect
            .poll(() => page.evaluate(() => document.querySelector('canvas')?.clientWidth))
            .toBe(await page.evaluate(() => document.querySelector('#board')?.clientWidth));
          const facts = await page.evaluate(measure);
          expect.soft(facts, `${variant} in ${width}×${height}`).toMatchObject({
            missed: [],
            clipped: [],
            overlapping: [],
          });
          expect.soft(facts.target).toBeGreaterThanOrEqual(44);
          expect.soft(facts.font).toBeGreaterThanOrEqual(16);
          expect.soft(Math.abs(facts.sharpness - 1)).toBeLessThan(0.02);
        }
      }
    });
  });
}
