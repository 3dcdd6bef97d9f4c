/**
 * Tihbat's place: hollows pressed into raked sand, and small bright counters.
 *
 * @import { PlacePainter } from './place-painters.js'
 * @import { Context } from './canvas.js'
 * @import { Layout } from './layout.js'
 */

import { grain } from './grain.js';
import { counter } from './pebble.js';
import { between, random } from './random.js';
import { hollow, loopGroove, trough } from './relief.js';
import { directionLoop } from './shape.js';

const PRESSED = {
  shade: '#a98354',
  floor: '#cfae7c',
  wall: '#efd8ae',
  lip: '#fff1d2',
  dark: 'rgba(92,60,26,.62)',
  depth: 0.95,
};
const SHALLOW = {
  shade: '#bb9766',
  floor: '#d4b685',
  wall: '#ead2a6',
  lip: '#fdeccb',
  dark: 'rgba(104,72,34,.45)',
  depth: 0.6,
};

/** @type {PlacePainter} */
export const sand = {
  ground(context, place, layout, ratio) {
    const whole = { x: 0, y: 0, width: layout.width, height: layout.height };
    const light = context.createLinearGradient(0, 0, layout.width * 0.6, layout.height);
    light.addColorStop(0, '#f0dcb4');
    light.addColorStop(0.55, '#e2c796');
    light.addColorStop(1, '#cdac77');
    context.fillStyle = light;
    context.fillRect(0, 0, layout.width, layout.height);
    grain(context, whole, 'cloud', 0.1, 4, 3);
    raked(context, layout);
    grain(context, whole, 'fine', 0.16, 0.75);

    for (const [i, side] of /** @type {const} */ ([
      [0, 'south'],
      [1, 'north'],
    ])) {
      const { tray } = layout.piles[side];
      const path = trough(tray, 17 + i, layout.cell * 0.014);
      swell(context, path, layout.cell * 0.12);
      hollow(context, path, tray, SHALLOW, ratio);
      inside(context, path, tray);
    }
    for (const { label } of layout.pits) smoothed(context, label.x, label.y, layout.font);
    for (const side of /** @type {const} */ (['south', 'north'])) {
      const { x, y, width, height } = layout.piles[side].label;
      smoothed(context, x + width / 2, y + height / 2, layout.font * 1.3);
    }
    const { line } = directionLoop(layout);
    swell(context, line, layout.cell * 0.1);
    context.fillStyle = 'rgba(233,207,160,.9)';
    context.fill(line);
    loopGroove(context, layout, 'rgba(122,80,36,.85)', 'rgba(255,247,224,.9)');
    layout.pits.forEach(({ x, y, r }, pit) => {
      const path = place.outline(pit, x, y, r);
      const box = { x: x - r, y: y - r, width: 2 * r, height: 2 * r };
      swell(context, path, r * 0.16);
      hollow(context, path, box, PRESSED, ratio);
      inside(context, path, box);
    });
    falloff(context, layout);
  },

  stone: counter,
};

/** @param {Context} context @param {Path2D} path @param {{x:number,y:number,width:number,height:number}} box */
function inside(context, path, box) {
  context.save();
  context.clip(path);
  grain(context, box, 'fine', 0.17, 0.75);
  grain(context, box, 'cloud', 0.06, 1.2);
  context.restore();
}

/** A palm has smoothed the sand where a number stands. @param {Context} context @param {number} x @param {number} y @param {number} font */
function smoothed(context, x, y, font) {
  const r = font * 1.9;
  const patch = context.createRadialGradient(x, y, 0, x, y, r);
  patch.addColorStop(0, 'rgba(238,216,172,.95)');
  patch.addColorStop(0.55, 'rgba(236,213,168,.85)');
  patch.addColorStop(1, 'rgba(232,208,160,0)');
  context.save();
  context.fillStyle = patch;
  context.fillRect(x - r, y - r, 2 * r, 2 * r);
  context.beginPath();
  context.arc(x, y, r * 0.9, 0, 7);
  context.clip();
  grain(context, { x: x - r, y: y - r, width: 2 * r, height: 2 * r }, 'fine', 0.12, 0.75);
  context.restore();
}

/** Sand pushed up around a hollow, smooth. @param {Context} context @param {Path2D} path @param {number} width */
function swell(context, path, width) {
  context.save();
  context.lineJoin = 'round';
  for (let i = 5; i > 0; i--) {
    context.strokeStyle = `rgba(233,207,160,${0.36})`;
    context.lineWidth = (width * i) / 4;
    context.stroke(path);
  }
  context.restore();
}

/**
 * The rake goes round the hollows first, then straight along the rows.
 * @param {Context} context @param {Layout} layout
 */
function raked(context, layout) {
  const step = Math.max(6, layout.cell * 0.066);
  const { r } = layout.pits[0];
  const rings = Math.max(2, Math.round((r * 0.42) / step));
  const path = new Path2D();
  for (let ring = 1; ring <= rings; ring++) ringRound(path, layout, r * 1.06 + ring * step);
  straight(path, layout, step, r * 1.06 + (rings + 0.6) * step);
  context.save();
  context.lineJoin = 'round';
  context.lineCap = 'round';
  context.lineWidth = step * 0.5;
  context.strokeStyle = 'rgba(158,116,62,.2)';
  context.stroke(path);
  context.translate(-step * 0.06, -step * 0.1);
  context.lineWidth = step * 0.2;
  context.strokeStyle = 'rgba(118,80,38,.3)';
  context.stroke(path);
  context.translate(step * 0.28, step * 0.4);
  context.lineWidth = step * 0.22;
  context.strokeStyle = 'rgba(255,247,224,.62)';
  context.stroke(path);
  context.restore();
}

/** One furrow round all hollows at once: it passes outside of them all. @param {Path2D} path @param {Layout} layout @param {number} far */
function ringRound(path, { pits }, far) {
  const steps = 120;
  for (const pit of pits) {
    let down = false;
    for (let i = 0; i <= steps; i++) {
      const angle = (i / steps) * 2 * Math.PI;
      const x = pit.x + Math.cos(angle) * far;
      const y = pit.y + Math.sin(angle) * far;
      const hidden = pits.some(
        (other) => other !== pit && Math.hypot(x - other.x, y - other.y) < far - 0.5,
      );
      if (hidden) down = false;
      else if (down) path.lineTo(x, y);
      else {
        path.moveTo(x, y);
        down = true;
      }
    }
  }
}

/** Long furrows, lifted where the rings are. @param {Path2D} path @param {Layout} layout @param {number} step @param {number} clear */
function straight(path, layout, step, clear) {
  const next = random(23);
  const { turned, pits } = layout;
  const across = turned ? layout.width : layout.height;
  const along = turned ? layout.height : layout.width;
  const middle = across / 2;
  const lines = Math.ceil(middle / step) + 1;
  for (let line = -lines; line <= lines; line++) {
    const base = middle + (line + 0.5) * step + between(next, -0.05, 0.05) * step;
    const phase = line * 0.04;
    let down = false;
    for (let a = -10; a <= along + 10; a += 6) {
      const b = base + Math.sin(a * 0.0055 + phase) * step * 0.4;
      const x = turned ? b : a;
      const y = turned ? a : b;
      if (pits.some((pit) => Math.hypot(x - pit.x, y - pit.y) < clear)) down = false;
      else if (down) path.lineTo(x, y);
      else {
        path.moveTo(x, y);
        down = true;
      }
    }
  }
}

/** @param {Context} context @param {Layout} layout */
function falloff(context, layout) {
  const far = Math.hypot(layout.width, layout.height) / 2;
  const shade = context.createRadialGradient(
    layout.width * 0.4,
    layout.height * 0.38,
    far * 0.5,
    layout.width / 2,
    layout.height / 2,
    far * 1.05,
  );
  shade.addColorStop(0, 'rgba(110,70,24,0)');
  shade.addColorStop(1, 'rgba(110,70,24,.3)');
  context.fillStyle = shade;
  context.fillRect(0, 0, layout.width, layout.height);
}
