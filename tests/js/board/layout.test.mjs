import assert from 'node:assert/strict';
import test from 'node:test';
import { layout, leastHeight, TARGET } from '../../../www/board/layout.js';
import { SIDES } from '../../../www/board/types.js';

/** @import { Box } from '../../../www/board/types.js' */

const SCREENS = [
  [264, 100],
  [280, 420],
  [304, 420],
  [320, 568],
  [344, 100],
  [344, 520],
  [362, 100],
  [378, 100],
  [360, 640],
  [568, 320],
  [600, 400],
  [768, 1024],
  [1200, 500],
  [1366, 768],
  [1080, 1920],
  [3840, 2160],
];
const ROWS = [2, 3, 8];

/**
 * The layout of a board in a frame, made as high as the board asks for.
 *
 * @param {number} pitsPerRow
 * @param {number} width
 * @param {number} height
 * @param {{ notes?: boolean, kiosk?: boolean }} [more]
 */
function laid(pitsPerRow, width, height, more = {}) {
  const wish = { pitsPerRow, width, ...more };
  return layout({ ...wish, height: Math.max(height, leastHeight(wish)) });
}

/**
 * @param {Box} box
 * @param {{ width: number, height: number }} frame
 */
const within = (box, { width, height }) =>
  box.x >= -0.5 &&
  box.y >= -0.5 &&
  box.x + box.width <= width + 0.5 &&
  box.y + box.height <= height + 0.5;

/**
 * @param {Box} a
 * @param {Box} b
 */
const apart = (a, b) =>
  a.x + a.width <= b.x + 0.01 ||
  b.x + b.width <= a.x + 0.01 ||
  a.y + a.height <= b.y + 0.01 ||
  b.y + b.height <= a.y + 0.01;

for (const n of ROWS) {
  for (const [width, height] of SCREENS) {
    for (const more of [{}, { notes: true }]) {
      test(`2×${n} in ${width}×${height}${more.notes ? ' with notes' : ''}: everything fits and can be touched`, () => {
        const l = laid(n, width, height, more);
        assert.equal(l.pits.length, 2 * n);
        for (const { target } of l.pits) {
          assert.ok(
            target.width >= TARGET && target.height >= TARGET,
            `${target.width}×${target.height}`,
          );
          assert.ok(within(target, l), JSON.stringify(target));
        }
        for (const side of SIDES) {
          assert.ok(within(l.piles[side].tray, l));
          assert.ok(within(l.piles[side].label, l));
          for (const { target } of l.pits) {
            assert.ok(apart(target, l.piles[side].tray), 'a tray under a pit');
            assert.ok(apart(target, l.piles[side].label), 'a pile label under a pit');
          }
        }
        for (const [i, a] of l.pits.entries()) {
          for (const b of l.pits.slice(0, i))
            assert.ok(apart(a.target, b.target), `pit ${i} overlaps another`);
        }
      });

      test(`2×${n} in ${width}×${height}${more.notes ? ' with notes' : ''}: the numbers are readable and beside the stones`, () => {
        const l = laid(n, width, height, more);
        assert.ok(l.font >= 16);
        assert.ok(laid(n, width, height, { ...more, kiosk: true }).font >= 24);
        for (const { x, y, r, label } of l.pits) {
          const across = l.turned
            ? Math.abs(label.x - x) - l.font * 0.6
            : Math.abs(label.y - y) - l.font * 0.5;
          assert.ok(
            across >= r * 0.98,
            `the number lies ${across} from the centre of a pit of radius ${r}`,
          );
        }
      });
    }
  }
}

test('sowing runs counter-clockwise, turned or not', () => {
  for (const turned of [false, true]) {
    const { pits } = layout({ pitsPerRow: 8, width: 700, height: 700, turned });
    let area = 0;
    pits.forEach((a, i) => {
      const b = pits[(i + 1) % pits.length];
      area += a.x * b.y - b.x * a.y;
    });
    assert.ok(
      area < 0,
      'on a screen, where y grows downwards, counter-clockwise has negative area',
    );
  }
});

test('a pit lies opposite the pit it faces', () => {
  for (const turned of [false, true]) {
    const { pits } = layout({ pitsPerRow: 3, width: 700, height: 600, turned });
    pits.forEach((pit, i) => {
      const facing = pits[5 - i];
      assert.ok(Math.abs(turned ? pit.y - facing.y : pit.x - facing.x) < 1e-6);
    });
  }
});

test('an upright phone turns the long board, a wide screen does not', () => {
  assert.equal(laid(8, 320, 500).turned, true);
  assert.equal(laid(8, 1366, 700).turned, false);
  assert.equal(laid(8, 1080, 1920).turned, true);
});

test('no board turns where there is more room across', () => {
  for (const n of ROWS) {
    for (const [width, height] of SCREENS) {
      const l = laid(n, width, height);
      if (l.turned) assert.ok(l.height >= l.width, `2×${n} in ${width}×${height}`);
    }
  }
});
