/**
 * How stones lie together. A slot is a spot in a heap; slot 0 fills first.
 * Slots do not depend on how many stones lie there, so a stone that has
 * settled stays put while others fall beside it; only the whole heap draws
 * together a little as it grows.
 *
 * @import { Box } from './types.js'
 */
import { between, random } from './random.js';

/** @typedef {{ x: number, y: number, layer: number, scale: number }} Lie */

const MOST_STONES = 128;
/** What a dome of so many stones needs: layers, and stones on either side of its middle. */
const LAYERS = 3;
const HALF = 6;
/** How much sooner a heap spreads than it rises. */
const STEEPNESS = 1.5;
/** How close the stones of a heap lie, in diameters: many press together. */
const closeness = (/** @type {number} */ count) => 0.98 - 0.14 * Math.min(1, count / 60);

/** How far a dome of so many stones reaches, in stone diameters. */
const REACH = (() => {
  const stones = (/** @type {number} */ reach) => {
    let sum = 0;
    for (let layer = 0; layer * STEEPNESS < reach; layer++) {
      sum += (Math.PI * (reach ** 2 - (layer * STEEPNESS) ** 2)) / 0.866;
    }
    return sum;
  };
  const table = [0];
  let reach = 0;
  for (let count = 1; count <= MOST_STONES; count++) {
    while (stones(reach) < count) reach += 0.01;
    table.push(reach);
  }
  return table;
})();

/** No stone of a dome lies beyond. */
const FARTHEST = REACH[MOST_STONES] + 0.4;

/** @type {Map<number, Lie[]>} */
const heaps = new Map();

/**
 * The slots of one pit in stone diameters around its centre: a flat dome of
 * closely packed layers, filled from the middle outward and upward.
 * @param {number} seed
 */
function domeOf(seed) {
  const known = heaps.get(seed);
  if (known) return known;
  const next = random(seed + 101);
  const turn = between(next, 0, Math.PI);
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  const startX = between(next, -0.3, 0.3);
  const startY = between(next, -0.3, 0.3);
  const found = [];
  for (let layer = 0; layer < LAYERS; layer++) {
    for (let row = -HALF; row <= HALF; row++) {
      for (let column = -HALF; column <= HALF; column++) {
        const a = column + (row & 1) * 0.5 + (layer & 1) * 0.5 + startX;
        const b = row * 0.866 + (layer & 1) * 0.289 + startY;
        const x = a * cos - b * sin;
        const y = a * sin + b * cos;
        const away = Math.sqrt(x * x + y * y + (layer * STEEPNESS) ** 2);
        if (away > FARTHEST) continue;
        found.push({
          x: x + between(next, -0.09, 0.09),
          y: y + between(next, -0.09, 0.09),
          layer,
          scale: 1,
          far: away + between(next, 0, 0.22),
        });
      }
    }
  }
  found.sort((a, b) => a.far - b.far);
  const slots = found.slice(0, MOST_STONES);
  heaps.set(seed, slots);
  return slots;
}

/**
 * Where the stone in `slot` of a heap of `count` lies, from the pit's centre.
 * No stone leaves a circle of radius `room`.
 *
 * @param {number} seed  which heap: no two pits look alike
 * @param {number} slot
 * @param {number} count
 * @param {number} room  radius of the hollow's floor
 * @param {number} radius  radius of a stone of usual size
 * @param {number} [size]  this stone's size, 1 is usual
 * @returns {Lie} `scale` is what the stone itself shrinks by
 */
export function lie(seed, slot, count, room, radius, size = 1) {
  const at = domeOf(seed)[Math.min(slot, MOST_STONES - 1)];
  const reach = REACH[Math.min(Math.max(count, 1), MOST_STONES)];
  const close = closeness(count);
  const shrink = Math.min(1, room / ((reach * close + 0.62) * 2 * radius));
  const scale = shrink * (1 + at.layer * 0.035);
  const step = 2 * radius * shrink * close;
  // Seen a little from the front, so what lies higher stands further up.
  let x = at.x * step;
  let y = at.y * step - at.layer * radius * shrink * 0.22;
  const limit = Math.max(0, room - radius * scale * size);
  const far = Math.hypot(x, y);
  if (far > limit) {
    x *= limit / far;
    y *= limit / far;
  }
  return { x, y, layer: at.layer, scale };
}

/** @type {Map<string, Lie[]>} */
const spreads = new Map();

/**
 * Where captured stones lie in a tray: spread from its middle, in as many
 * layers as it takes to hold them all.
 *
 * @param {Box} tray
 * @param {number} seeds  as many as may ever come
 * @param {number} radius  radius of a stone of usual size
 * @param {number} seed
 * @returns {Lie[]} centres in the tray's own pixels, from its centre
 */
export function spread(tray, seeds, radius, seed) {
  const key = [tray.width, tray.height, seeds, radius, seed].map((v) => v.toFixed(1)).join();
  const known = spreads.get(key);
  if (known) return known;
  const next = random(seed + 977);
  let scale = 1;
  /** @type {(Lie & { far: number })[]} */
  let found = [];
  for (let attempt = 0; attempt < 24; attempt++) {
    found = [];
    const step = 2 * radius * scale * 1.02;
    for (let layer = 0; layer < 3; layer++) {
      const inset = radius * scale * (1.3 + layer * 0.9);
      const halfX = tray.width / 2 - inset;
      const halfY = tray.height / 2 - inset;
      const rows = Math.floor(Math.max(0, halfY) / (step * 0.866));
      const columns = Math.floor(Math.max(0, halfX) / step);
      for (let row = -rows; row <= rows; row++) {
        for (let column = -columns; column <= columns; column++) {
          const x = (column + ((row + layer) & 1) * 0.5) * step + between(next, -0.12, 0.12) * step;
          const y = (row + layer * 0.3) * step * 0.866 + between(next, -0.12, 0.12) * step;
          if (Math.abs(x) > halfX || Math.abs(y) > halfY) continue;
          const round = (x / Math.max(halfX, 1)) ** 2 + (y / Math.max(halfY, 1)) ** 2;
          const far = Math.hypot(x, y * 1.6) / step + layer * 2.6 + round * 0.4 + next() * 0.6;
          found.push({ x, y, layer, scale: scale * (1 + layer * 0.03), far });
        }
      }
    }
    if (found.length >= seeds) break;
    scale *= 0.92;
  }
  found.sort((a, b) => a.far - b.far);
  if (spreads.size > 16) spreads.clear();
  spreads.set(key, found);
  return found;
}
