/**
 * Modiar's place: hollows scooped from dry, cracked earth, and river pebbles.
 *
 * @import { PlacePainter } from './place-painters.js'
 * @import { Context } from './canvas.js'
 * @import { Layout } from './layout.js'
 */

import { grain } from './grain.js';
import { pebble } from './pebble.js';
import { between, random } from './random.js';
import { hollow, loopGroove, trough } from './relief.js';
import { roundedBox } from './shape.js';

const DUG = {
  shade: '#4a2f1d',
  floor: '#7d583a',
  wall: '#b78c5f',
  lip: '#e6c79d',
  dark: 'rgba(38,20,10,.85)',
  depth: 1,
};
const SHALLOW = {
  shade: '#6d4b31',
  floor: '#8d6746',
  wall: '#b1885e',
  lip: '#dcbb90',
  dark: 'rgba(48,27,14,.6)',
  depth: 0.62,
};

/** @type {PlacePainter} */
export const earth = {
  ground(context, place, layout, ratio) {
    const whole = { x: 0, y: 0, width: layout.width, height: layout.height };
    const light = context.createLinearGradient(0, 0, layout.width * 0.7, layout.height);
    light.addColorStop(0, '#c9a67c');
    light.addColorStop(0.5, '#b58f66');
    light.addColorStop(1, '#94704c');
    context.fillStyle = light;
    context.fillRect(0, 0, layout.width, layout.height);
    grain(context, whole, 'cloud', 0.2, 3.1, 2.3);
    grain(context, whole, 'cloud', 0.16, 0.9);
    cracks(context, layout);
    trodden(context, layout, ratio);
    grain(context, whole, 'fine', 0.13, 1);
    gravel(context, layout);

    for (const [i, side] of /** @type {const} */ ([
      [0, 'south'],
      [1, 'north'],
    ])) {
      const { tray } = layout.piles[side];
      const path = trough(tray, 7 + i, layout.cell * 0.02);
      hollow(context, path, tray, SHALLOW, ratio);
      inside(context, path, tray);
    }
    loopGroove(context, layout, 'rgba(70,42,22,.8)', 'rgba(244,216,174,.6)');
    layout.pits.forEach(({ x, y, r }, pit) => {
      crumbs(context, x, y, r, pit);
      const path = place.outline(pit, x, y, r);
      const box = { x: x - r, y: y - r, width: 2 * r, height: 2 * r };
      hollow(context, path, box, DUG, ratio);
      inside(context, path, box);
      scrapes(context, path, x, y, r, pit);
    });
    dusk(context, layout);
  },

  stone: pebble,
};

/** @param {Context} context @param {Path2D} path @param {{x:number,y:number,width:number,height:number}} box */
function inside(context, path, box) {
  context.save();
  context.clip(path);
  grain(context, box, 'cloud', 0.1, 0.8);
  grain(context, box, 'fine', 0.13, 1);
  context.restore();
}

/**
 * Mud cracks: the edges of an uneven honeycomb, some of them missing.
 * @param {Context} context @param {Layout} layout
 */
function cracks(context, layout) {
  const next = random(layout.pitsPerRow * 7 + 1);
  const size = Math.max(38, layout.cell * 0.55);
  const rows = Math.ceil(layout.height / (size * 0.75)) + 2;
  const columns = Math.ceil(layout.width / (size * 0.866)) + 2;
  const paths = [new Path2D(), new Path2D(), new Path2D()];
  /** Corners are shared by three cells: each corner has one jitter of its own. */
  const corner = (/** @type {number} */ x, /** @type {number} */ y) => {
    const own = random(Math.round(x * 3.1) * 5923 + Math.round(y * 2.7) * 131);
    own();
    return [x + between(own, -0.3, 0.3) * size, y + between(own, -0.3, 0.3) * size];
  };
  for (let row = -1; row < rows; row++) {
    for (let column = -1; column < columns; column++) {
      const cx = (column + (row & 1) * 0.5) * size * 0.866;
      const cy = row * size * 0.75;
      const points = [];
      for (let i = 0; i < 4; i++) {
        const angle = Math.PI / 6 + (i * Math.PI) / 3 - Math.PI / 3;
        points.push(corner(cx + Math.cos(angle) * size * 0.5, cy + Math.sin(angle) * size * 0.5));
      }
      for (let i = 0; i < 3; i++) {
        const luck = next();
        if (luck < 0.14) continue;
        const path = paths[luck < 0.4 ? 0 : luck < 0.78 ? 1 : 2];
        path.moveTo(points[i][0], points[i][1]);
        ragged(path, points[i], points[i + 1], size * 0.075, next, 4);
        if (next() < 0.22) {
          const mid = [
            (points[i][0] + points[i + 1][0]) / 2,
            (points[i][1] + points[i + 1][1]) / 2,
          ];
          paths[0].moveTo(mid[0], mid[1]);
          ragged(
            paths[0],
            mid,
            [mid[0] + between(next, -0.4, 0.4) * size, mid[1] + between(next, -0.4, 0.4) * size],
            size * 0.08,
            next,
            3,
          );
        }
      }
    }
  }
  context.save();
  context.lineJoin = 'round';
  context.lineCap = 'round';
  const widths = [size * 0.009 + 0.35, size * 0.018 + 0.5, size * 0.032 + 0.6];
  paths.forEach((path, i) => {
    const w = widths[i];
    context.save();
    context.translate(w * 0.7, w * 0.8);
    context.strokeStyle = 'rgba(236,208,166,.5)';
    context.lineWidth = w * 1.1;
    context.stroke(path);
    context.restore();
    context.strokeStyle = 'rgba(66,40,22,.2)';
    context.lineWidth = w * 3;
    context.stroke(path);
    context.strokeStyle = 'rgba(52,30,16,.82)';
    context.lineWidth = w;
    context.stroke(path);
  });
  context.restore();
}

/**
 * @param {Path2D} path @param {number[]} from @param {number[]} to
 * @param {number} by @param {() => number} next @param {number} depth
 */
function ragged(path, from, to, by, next, depth) {
  if (depth === 0) {
    path.lineTo(to[0], to[1]);
    return;
  }
  const middle = [
    (from[0] + to[0]) / 2 + between(next, -by, by),
    (from[1] + to[1]) / 2 + between(next, -by, by),
  ];
  ragged(path, from, middle, by * 0.55, next, depth - 1);
  ragged(path, middle, to, by * 0.55, next, depth - 1);
}

/**
 * Where people kneel and play, dust fills the cracks and numbers read well.
 * @param {Context} context @param {Layout} layout @param {number} ratio
 */
function trodden(context, layout, ratio) {
  const away = 10000;
  const { x, y, width, height } = layout.board;
  context.save();
  // Only the soft shadow is wanted, so the shape itself is drawn off the canvas.
  context.shadowColor = 'rgba(196,160,118,.9)';
  context.shadowBlur = layout.cell * 0.3 * ratio;
  context.shadowOffsetX = away * ratio;
  context.fillStyle = '#000';
  const inset = layout.cell * 0.06;
  context.fill(
    roundedBox(
      { x: x + inset - away, y: y + inset, width: width - 2 * inset, height: height - 2 * inset },
      layout.cell * 0.4,
    ),
  );
  for (const side of /** @type {const} */ (['south', 'north'])) {
    const { label } = layout.piles[side];
    context.fill(roundedBox({ ...label, x: label.x - away }, 12));
  }
  context.restore();
  context.save();
  context.clip(roundedBox(layout.board, layout.cell * 0.4));
  grain(context, layout.board, 'cloud', 0.1, 1.4);
  context.restore();
}

/** @param {Context} context @param {Layout} layout */
function gravel(context, layout) {
  const next = random(99);
  const count = Math.min(260, (layout.width * layout.height) / 2600);
  for (let i = 0; i < count; i++) {
    const x = next() * layout.width;
    const y = next() * layout.height;
    const r = between(next, 0.4, 1.5) * (0.7 + layout.cell / 200);
    context.fillStyle = 'rgba(50,30,16,.4)';
    context.beginPath();
    context.ellipse(x + r * 0.5, y + r * 0.6, r, r * 0.8, 0, 0, 7);
    context.fill();
    context.fillStyle = next() < 0.5 ? '#c9ac86' : '#a48765';
    context.beginPath();
    context.ellipse(x, y, r, r * 0.8, next() * 3, 0, 7);
    context.fill();
  }
}

/** The earth that came out lies around the rim. @param {Context} context @param {number} x @param {number} y @param {number} r @param {number} seed */
function crumbs(context, x, y, r, seed) {
  const rim = context.createRadialGradient(x - r * 0.03, y - r * 0.04, r * 0.9, x, y, r * 1.2);
  rim.addColorStop(0, 'rgba(226,194,150,.75)');
  rim.addColorStop(0.4, 'rgba(206,172,128,.4)');
  rim.addColorStop(1, 'rgba(206,172,128,0)');
  context.fillStyle = rim;
  context.beginPath();
  context.arc(x, y, r * 1.2, 0, 7);
  context.fill();
  const next = random(seed + 400);
  for (let i = 0; i < 46; i++) {
    const angle = next() * 2 * Math.PI;
    const far = r * between(next, 1.0, 1.13);
    const size = r * between(next, 0.008, 0.026);
    const cx = x + Math.cos(angle) * far;
    const cy = y + Math.sin(angle) * far;
    context.fillStyle = 'rgba(60,36,20,.45)';
    context.beginPath();
    context.arc(cx + size * 0.6, cy + size * 0.7, size, 0, 7);
    context.fill();
    context.fillStyle = next() < 0.5 ? '#d6b68a' : '#b28f67';
    context.beginPath();
    context.arc(cx, cy, size, 0, 7);
    context.fill();
  }
}

/** Marks of the fingers that dug. @param {Context} context @param {Path2D} path @param {number} x @param {number} y @param {number} r @param {number} seed */
function scrapes(context, path, x, y, r, seed) {
  const next = random(seed + 700);
  context.save();
  context.clip(path);
  context.lineCap = 'round';
  for (let i = 0; i < 7; i++) {
    const angle = between(next, 0, 6.3);
    const far = r * between(next, 0.55, 0.85);
    const sweep = between(next, 0.25, 0.6);
    context.lineWidth = r * between(next, 0.015, 0.04);
    context.strokeStyle = i % 2 ? 'rgba(40,22,10,.16)' : 'rgba(240,208,160,.13)';
    context.beginPath();
    context.arc(x, y, far, angle, angle + sweep);
    context.stroke();
  }
  context.restore();
}

/** Corners fall off into shade. @param {Context} context @param {Layout} layout */
function dusk(context, layout) {
  const far = Math.hypot(layout.width, layout.height) / 2;
  const shade = context.createRadialGradient(
    layout.width * 0.42,
    layout.height * 0.4,
    far * 0.45,
    layout.width / 2,
    layout.height / 2,
    far * 1.05,
  );
  shade.addColorStop(0, 'rgba(40,20,8,0)');
  shade.addColorStop(1, 'rgba(40,20,8,.34)');
  context.fillStyle = shade;
  context.fillRect(0, 0, layout.width, layout.height);
}
