import assert from 'node:assert/strict';
import test from 'node:test';
import { lie, spread } from '../../../www/board/heap.js';

test('every stone of 1 to 96 lies within its pit', () => {
  for (const [room, radius, size] of [
    [90, 21, 1.24],
    [18, 3.7, 1.14],
    [300, 60, 1],
  ]) {
    for (let pit = 0; pit < 16; pit++) {
      for (let count = 1; count <= 96; count++) {
        for (let slot = 0; slot < count; slot++) {
          const at = lie(pit, slot, count, room, radius, size);
          const far = Math.hypot(at.x, at.y) + radius * size * at.scale;
          assert.ok(far <= room + 1e-6, `pit ${pit}, stone ${slot} of ${count}: ${far} > ${room}`);
        }
      }
    }
  }
});

test('up to seven stones lie side by side, each to be counted', () => {
  for (let pit = 0; pit < 16; pit++) {
    for (let count = 2; count <= 7; count++) {
      const lies = Array.from({ length: count }, (_, slot) => lie(pit, slot, count, 90, 18));
      for (let a = 0; a < count; a++) {
        for (let b = 0; b < a; b++) {
          const apart = Math.hypot(lies[a].x - lies[b].x, lies[a].y - lies[b].y);
          assert.ok(
            apart > 18 * 1.25,
            `pit ${pit}, ${count} stones: ${a} and ${b} are ${apart} apart`,
          );
        }
      }
    }
  }
});

test('a larger heap covers more of its pit', () => {
  const reach = (/** @type {number} */ count) =>
    Math.max(
      ...Array.from({ length: count }, (_, slot) => {
        const at = lie(3, slot, count, 90, 18);
        return Math.hypot(at.x, at.y) + 18 * at.scale;
      }),
    );
  assert.ok(reach(1) < reach(6));
  assert.ok(reach(6) < reach(21));
  assert.ok(reach(21) <= reach(96) + 1);
});

test('captured stones stay in their tray, as many as there are', () => {
  for (const [width, height, seeds, radius] of [
    [900, 80, 96, 15],
    [48, 330, 96, 4],
    [240, 560, 42, 24],
    [60, 60, 96, 9],
  ]) {
    const lies = spread({ x: 0, y: 0, width, height }, seeds, radius, 1);
    assert.ok(lies.length >= seeds, `${lies.length} spots for ${seeds} stones`);
    for (const { x, y, scale } of lies) {
      assert.ok(Math.abs(x) + radius * scale <= width / 2 + 1e-6);
      assert.ok(Math.abs(y) + radius * scale <= height / 2 + 1e-6);
    }
  }
});
