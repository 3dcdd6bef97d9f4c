/**
 * What is told apart must be told apart by every eye: stones from the ground
 * they lie on, one from many, and every mark from what it lies on. Looked at
 * with Chromium's own filters for colour vision, in every place and look.
 */
import { expect, test } from './daga.js';
import { paintWhole } from './paint-whole.js';
import { Table } from './table.js';

/** @typedef {import('@playwright/test').Page} Page */

const EYES = /** @type {const} */ ([
  'none',
  'protanopia',
  'deuteranopia',
  'tritanopia',
  'achromatopsia',
]);
const LOOKS = ['light', 'dark', 'contrast'];
/** In high contrast all games have the same board; this one has the smallest pits. */
const SMALLEST = 'sadeqa-iii';

/** In pit a lies one stone, in pit b six; or neither has any, and North is to move, for South may have to pass. */
const PLACES = [
  { game: 'modiar', some: '1,6,4/4,4,3 10-10 S', none: '0,0,4/4,4,10 10-10 N' },
  { game: 'tihbat', some: '1,6/5,4 6-6 S', none: '0,0/5,11 6-6 N' },
  {
    game: 'sadeqa-iii',
    some: '1,6,4,4,4,4,4,4/4,4,4,4,4,4,4,4 17-16 S',
    none: '0,0,4,4,4,4,4,4/4,4,4,4,4,4,4,11 17-16 N',
  },
];

for (const { game, some, none } of PLACES) {
  for (const look of LOOKS) {
    if (look === 'contrast' && game !== SMALLEST) continue;
    test(`${game}, ${look}: stones and marks are told apart by every eye @hosted`, async ({
      page,
      address,
      context,
      requests: _,
    }) => {
      test.slow();
      const open = async (/** @type {string} */ position) => {
        const asked = {
          look,
          position: `${game} ${position}`,
          players: 'two',
          motion: 'off',
          show: 'none',
        };
        const table = new Table(page, `${address}?${new URLSearchParams(asked)}`);
        await page.setViewportSize({ width: 640, height: 500 });
        await table.open();
        await table.until(({ act }) => act === 'idle');
        await paintWhole(page, { width: 640, height: 480 });
      };
      const lab = await context.newPage();
      await open(none);
      const discs = await pits(page);
      const clip = around(discs);
      const [one, six] = discs.map((disc) => ({ ...disc, x: disc.x - clip.x, y: disc.y - clip.y }));
      const empty = await seenBy(page, clip);
      await open(some);
      const filled = await seenBy(page, clip);
      await attend(page, 1);
      await expect(page.locator('#turn')).toHaveAttribute('data-tone', 'foresight');
      const foreseen = await seenBy(page, clip);
      await open(some.replace(/S$/, 'N'));
      const waiting = await seenBy(page, clip);

      for (const eye of EYES) {
        const found = await lab.evaluate(compare, {
          empty: empty[eye],
          filled: filled[eye],
          foreseen: foreseen[eye],
          waiting: waiting[eye],
          one,
          six,
        });
        const seen = `${eye}: ${JSON.stringify(found)}`;
        expect.soft(found.stones, `stones differ from the ground, ${seen}`).toBeGreaterThan(12);
        expect.soft(found.heap, `six are more than one, ${seen}`).toBeGreaterThan(2.5);
        expect
          .soft(found.playable, `pits that may be played stand out, ${seen}`)
          .toBeGreaterThan(3);
        expect.soft(found.foreseen, `what a move would do stands out, ${seen}`).toBeGreaterThan(3);
      }
    });
  }
}

test('every tone of a note has a sign of its own @hosted', async ({ page, table }) => {
  expect((await table.see()).pits.length).toBe(6);
  const signs = await page.evaluate(() => {
    const note = /** @type {HTMLElement} */ (document.querySelector('.board-note'));
    return ['good', 'bad', 'even', 'unsure', 'bound'].map((tone) => {
      note.dataset.tone = tone;
      return getComputedStyle(note, '::before').content;
    });
  });
  expect(new Set(signs).size).toBe(5);
});

/**
 * @typedef {{ x: number, y: number, r: number }} Disc
 * @param {Disc[]} discs
 * @returns {import('@playwright/test').PageScreenshotOptions['clip'] & {}} in whole pixels,
 *   with room for the marks around them
 */
function around(discs) {
  const reach = 1.4;
  const left = Math.floor(Math.min(...discs.map(({ x, r }) => x - reach * r)));
  const top = Math.floor(Math.min(...discs.map(({ y, r }) => y - reach * r)));
  const right = Math.ceil(Math.max(...discs.map(({ x, r }) => x + reach * r)));
  const bottom = Math.ceil(Math.max(...discs.map(({ y, r }) => y + reach * r)));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/**
 * Pictures of a part of the page, as every kind of eye sees it.
 *
 * @param {Page} page
 * @param {import('@playwright/test').PageScreenshotOptions['clip']} clip
 * @returns {Promise<Record<typeof EYES[number], string>>} PNG in base64
 */
async function seenBy(page, clip) {
  const browser = await page.context().newCDPSession(page);
  /** @type {Record<string, string>} */
  const pictures = {};
  for (const type of EYES) {
    await browser.send('Emulation.setEmulatedVisionDeficiency', { type });
    pictures[type] = (await page.screenshot({ clip })).toString('base64');
  }
  await browser.send('Emulation.setEmulatedVisionDeficiency', { type: 'none' });
  await browser.detach();
  return pictures;
}

/** Points at a pit, without the light that hovering throws on it. @param {Page} page @param {number} pit */
function attend(page, pit) {
  return page.evaluate((sought) => {
    document
      .querySelector(`#board [data-pit="${sought}"]`)
      ?.dispatchEvent(new PointerEvent('pointerover', { pointerType: 'mouse', bubbles: true }));
  }, pit);
}

/** The hollows of pits a and b. @param {Page} page */
function pits(page) {
  return page.evaluate(() =>
    [0, 1].map((pit) => {
      const button = /** @type {HTMLElement} */ (
        document.querySelector(`#board [data-pit="${pit}"]`)
      );
      const { left, top } = button.getBoundingClientRect();
      const [x, y, across] = ['x', 'y', ''].map((end) =>
        Number.parseFloat(button.style.getPropertyValue(`--board-ring${end && '-'}${end}`)),
      );
      return { x: left + x, y: top + y, r: across / 2 };
    }),
  );
}

/**
 * Runs in an empty page, whose policy forbids nothing.
 *
 * @param {{ empty: string, filled: string, foreseen: string, waiting: string, one: Disc, six: Disc }} given
 */
async function compare({ one, six, ...pictures }) {
  /** @param {string} base64 */
  const read = async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const pen = /** @type {OffscreenCanvasRenderingContext2D} */ (canvas.getContext('2d'));
    pen.drawImage(image, 0, 0);
    return pen.getImageData(0, 0, image.width, image.height);
  };
  const empty = await read(pictures.empty);
  const filled = await read(pictures.filled);
  const foreseen = await read(pictures.foreseen);
  const waiting = await read(pictures.waiting);

  /** @param {ImageData} image @param {number} at @returns {number[]} L*, a*, b* */
  const lab = ({ data }, at) => {
    const [r, g, b] = [0, 1, 2].map((i) => linear(data[at + i]));
    const [x, y, z] = [
      (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505,
      0.2126 * r + 0.7152 * g + 0.0722 * b,
      (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089,
    ].map((t) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116));
    return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
  };
  /** @param {number} value */
  const linear = (value) => {
    const s = value / 255;
    return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4;
  };
  /** @param {ImageData} image @param {number} at */
  const luminance = ({ data }, at) =>
    0.2126 * linear(data[at]) + 0.7152 * linear(data[at + 1]) + 0.0722 * linear(data[at + 2]);

  /**
   * Where two pictures differ, and by how much, between two circles around a pit.
   * @param {ImageData} a @param {ImageData} b @param {Disc} disc @param {number} from @param {number} to
   */
  const differences = (a, b, { x, y, r }, from, to) => {
    const found = [];
    for (let v = Math.ceil(y - r * to); v < y + r * to; v += 1)
      for (let u = Math.ceil(x - r * to); u < x + r * to; u += 1) {
        const away = Math.hypot(u - x, v - y) / r;
        if (away < from || away > to) continue;
        const at = 4 * (v * a.width + u);
        const [one, other] = [lab(a, at), lab(b, at)];
        const by = Math.hypot(...one.map((part, i) => part - other[i]));
        if (by > 6) found.push({ at, by });
      }
    return found;
  };
  /** @param {number[]} values @param {number} share */
  const quantile = (values, share) =>
    values.sort((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;
  /** The contrast within a mark: between its line and the line's own ground. @param {ImageData} image @param {{ at: number }[]} where */
  const contrast = (image, where) => {
    const shades = where.map(({ at }) => luminance(image, at));
    return (quantile(shades, 0.95) + 0.05) / (quantile(shades, 0.05) + 0.05);
  };

  const ofSix = differences(empty, filled, six, 0, 0.8);
  const ofOne = differences(empty, filled, one, 0, 0.8);
  return {
    stones: quantile(
      ofSix.map(({ by }) => by),
      0.5,
    ),
    heap: ofSix.length / ofOne.length,
    playable: contrast(filled, differences(filled, waiting, six, 0.85, 1.25)),
    foreseen: contrast(foreseen, differences(foreseen, filled, six, 0.5, 1.2)),
  };
}
