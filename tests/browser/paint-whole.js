/**
 * Gives the page its size, and waits for the board as it is meant to be seen.
 * The first ground is only sketched until a worker has painted it; the ground
 * for another size is painted at once. So the page must have had another before.
 *
 * @param {import('@playwright/test').Page} page
 * @param {{ width: number, height: number }} size
 */
export async function paintWhole(page, size) {
  const whole = () =>
    page.waitForFunction(
      () => document.querySelector('#board')?.getAttribute('data-painted') === 'true',
    );
  await whole();
  await page.setViewportSize(size);
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  await whole();
}
