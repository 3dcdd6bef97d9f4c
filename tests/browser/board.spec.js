import { expect, test } from './daga.js';

/** @type {[number, number][]} in CSS pixels; small ones are large ones zoomed in */
const WINDOWS = [
  [280, 400],
  [320, 568],
  [360, 640],
  [683, 384],
  [768, 1024],
  [1366, 768],
];

/** A window of a laptop at a zoom of 50 %. @type {[number, number]} */
const ZOOMED_OUT = [2732, 1536];
const VARIANTS = ['modiar', 'tihbat', 'sadeqa-iii', 'sadeqa-game-91'];

/**
 * The smallest side of anything one touches. Where eight pits in a row have no
 * room for it, the whole cell is the target: pits, numbers and what lies between.
 *
 * @param {string} variant @param {number} height of the window
 */
const leastTarget = (variant, height) => (height === 400 && variant.startsWith('sadeqa') ? 34 : 44);

/**
 * @typedef {object} Facts
 * @property {string[]} missed  pits whose middle is covered by something else
 * @property {number} target  the smallest side of any pit's button
 * @property {number} area  the smallest area of any
 * @property {string[]} gaps  places between two buttons of a row, or between the rows, that nobody's finger meets
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
  const gaps = sizes.flatMap((a, i) =>
    sizes.slice(0, i).flatMap((b, j) => {
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const along = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      // Neighbours share a side: they miss each other in one direction only, and by little.
      const neighbours = Math.max(across, along) > 20 && Math.min(across, along) > -20;
      return neighbours && Math.min(across, along) < -0.5 ? [`${j} to ${i}`] : [];
    }),
  );
  return {
    missed,
    gaps,
    area: Math.min(...sizes.map(({ width, height }) => width * height)),
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

for (const ratio of [0.5, 1, 1.25, 1.5, 2, 3]) {
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
        for (const [width, height] of ratio < 1 ? [ZOOMED_OUT] : WINDOWS) {
          await page.setViewportSize({ width, height });
          await expect
            .poll(() => page.evaluate(() => document.querySelector('canvas')?.clientWidth))
            .toBe(await page.evaluate(() => document.querySelector('#board')?.clientWidth));
          const facts = await page.evaluate(measure);
          expect.soft(facts, `${variant} in ${width}×${height}`).toMatchObject({
            missed: [],
            gaps: [],
            clipped: [],
            overlapping: [],
          });
          expect.soft(facts.target).toBeGreaterThanOrEqual(leastTarget(variant, height));
          expect.soft(facts.area).toBeGreaterThanOrEqual(44 * 44);
          expect.soft(facts.font).toBeGreaterThanOrEqual(16);
          expect.soft(Math.abs(facts.sharpness - 1)).toBeLessThan(0.02);
        }
      }
    });
  });
}
