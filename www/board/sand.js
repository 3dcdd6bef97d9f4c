/**
 * Tihbat's place: hollows pressed into raked sand, and small bright counters.
 *
 * @import { Place } from './places.js'
 * @import { Context } from './texture.js'
 * @import { Layout } from './layout.js'
 */
import { between, random } from './random.js';
import { directionLoop, groove, hollow, round, trough } from './shape.js';
import { grain } from './texture.js';
import { counter } from './pebble.js';

const PRESSED = { shade: '#a98354', floor: '#cfae7c', wall: '#efd8ae', lip: '#fff1d2', dark: 'rgba(92,60,26,.62)', depth: 0.95 };
const SHALLOW = { shade: '#bb9766', floor: '#d4b685', wall: '#ead2a6', lip: '#fdeccb', dark: 'rgba(104,72,34,.45)', depth: 0.6 };

/** @type {Place} */
export const sand = {
  name: 'sand',
  stoneRadius: 0.165,
  floor: 0.88,
  kind: {
    size: [0.92, 1.08],
    flat: [0.94, 1],
    uneven: 0.012,
    colours: ['#d8452f', '#f0a81c', '#12869a', '#f6efe0', '#d8452f', '#f0a81c', '#12869a', '#24509c'],
  },

  ground(context, layout, ratio) {
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

    for (const [i, side] of /** @type {const} */ ([[0, 'south'], [1, 'north']])) {
      const { tray } = layout.piles[side];
      const path = trough(tray, 17 + i, layout.cell * 0.014);
      swell(context, path, layout.cell * 0.12);
      hollow(context, path, tray, SHALLOW, ratio);
      inside(context, path, tray);
    }
    groove(context, directionLoop(layout), Math.max(1.8, layout.cell * 0.02), 'rgba(128,88,44,.7)', 'rgba(255,246,222,.85)');
    layout.pits.forEach(({ x, y, r }, pit) => {
      const path = round(x, y, r, r, pit + 40, 0.012);
      const box = { x: x - r, y: y - r, width: 2 * r, height: 2 * r };
      swell(context, path, r * 0.3);
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
 * Lines of the rake run along the rows and part around the hollows.
 * @param {Context} context @param {Layout} layout
 */
function raked(context, layout) {
  const next = random(23);
  const step = Math.min(20, Math.max(6, layout.cell * 0.062));
  const across = layout.turned ? layout.width : layout.height;
  const along = layout.turned ? layout.height : layout.width;
  const stones = layout.pits.map(({ x, y, r }) => (layout.turned ? { a: y, b: x, r } : { a: x, b: y, r }));
  const path = new Path2D();
  const lines = Math.ceil(across / step) + 4;
  for (let line = -2; line < lines; line++) {
    const base = line * step + between(next, -0.06, 0.06) * step;
    const phase = line * 0.05;
    for (let a = -10; a <= along + 10; a += 7) {
      let b = base + Math.sin(a * 0.006 + phase) * step * 0.35;
      for (const s of stones) {
        const da = (a - s.a) / (s.r * 1.5);
        const db = (base - s.b) / (s.r * 1.5);
        const near = Math.exp(-(da * da * 1.1 + db * db * 0.7));
        b += Math.tanh(db * 3) * s.r * 0.34 * near;
      }
      if (a === -10) path.moveTo(layout.turned ? b : a, layout.turned ? a : b);
      else path.lineTo(layout.turned ? b : a, layout.turned ? a : b);
    }
  }
  context.save();
  context.lineJoin = 'round';
  context.lineWidth = step * 0.42;
  context.strokeStyle = 'rgba(158,118,66,.26)';
  context.stroke(path);
  context.lineWidth = step * 0.16;
  context.strokeStyle = 'rgba(126,88,44,.28)';
  context.stroke(path);
  context.translate(step * 0.2, step * 0.3);
  context.lineWidth = step * 0.2;
  context.strokeStyle = 'rgba(255,246,220,.6)';
  context.stroke(path);
  context.restore();
}

/** @param {Context} context @param {Layout} layout */
function falloff(context, layout) {
  const far = Math.hypot(layout.width, layout.height) / 2;
  const shade = context.createRadialGradient(layout.width * 0.4, layout.height * 0.38, far * 0.5, layout.width / 2, layout.height / 2, far * 1.05);
  shade.addColorStop(0, 'rgba(110,70,24,0)');
  shade.addColorStop(1, 'rgba(110,70,24,.3)');
  context.fillStyle = shade;
  context.fillRect(0, 0, layout.width, layout.height);
}
