/**
 * Sadeqa's place: a board of dark wood with sixteen carved houses, worn
 * smooth, black and grey stones, and a cotton cloth with a woven border for
 * what has been captured.
 *
 * @import { PlacePainter } from './place-painters.js'
 * @import { Context } from './canvas.js'
 * @import { Layout } from './layout.js'
 */

import { cloth } from './cloth.js';
import { grain } from './grain.js';
import { polished } from './pebble.js';
import { between, random } from './random.js';
import { groove, hollow, loopGroove } from './relief.js';
import { roundedBox } from './shape.js';

const HOUSE = {
  shade: '#1d0f08',
  floor: '#6b4125',
  wall: '#a8713f',
  lip: '#c98f58',
  dark: 'rgba(10,4,1,.9)',
  depth: 0.95,
};

/** @type {PlacePainter} */
export const wood = {
  ground(context, place, layout, ratio) {
    for (const side of /** @type {const} */ (['south', 'north']))
      cloth(context, layout.piles[side].strip, ratio);
    plank(context, layout, ratio);
    carving(context, layout);
    loopGroove(context, layout, 'rgba(14,6,2,.9)', 'rgba(218,158,104,.6)', '#e3b47c');
    layout.pits.forEach(({ x, y, r }, pit) => {
      worn(context, x, y, r);
      const path = place.outline(pit, x, y, r);
      const box = { x: x - r, y: y - r, width: 2 * r, height: 2 * r };
      hollow(context, path, box, HOUSE, ratio);
      rings(context, path, x, y, r, pit);
    });
  },

  stone: polished,
};

/** The upper face of the board, its corners, and how thick its front edge shows. @param {Layout} layout */
function plankOf({ board, cell }) {
  const thick = Math.max(2.5, cell * 0.034);
  const inset = thick * 0.3;
  const face = {
    x: board.x + inset,
    y: board.y + inset,
    width: board.width - 2 * inset,
    height: board.height - inset - thick,
  };
  return { face, corner: Math.min(face.width, face.height) * 0.13, thick };
}

/** @param {Context} context @param {Layout} layout @param {number} ratio */
function plank(context, layout, ratio) {
  const { face, corner, thick } = plankOf(layout);
  const { x, y, width, height } = face;
  const top = roundedBox(face, corner);
  context.save();
  context.shadowColor = 'rgba(0,0,0,.5)';
  context.shadowBlur = thick * 3 * ratio;
  context.shadowOffsetX = thick * 0.7 * ratio;
  context.shadowOffsetY = thick * 1.1 * ratio;
  const side = context.createLinearGradient(0, y + height - thick * 3, 0, y + height);
  side.addColorStop(0, '#2b170c');
  side.addColorStop(1, '#120903');
  context.fillStyle = side;
  context.fill(roundedBox({ ...face, height: height + thick }, corner));
  context.restore();

  context.save();
  context.clip(top);
  const light = context.createLinearGradient(x, y, x + width * 0.75, y + height);
  light.addColorStop(0, '#6a4128');
  light.addColorStop(0.35, '#54311c');
  light.addColorStop(0.7, '#442615');
  light.addColorStop(1, '#351c0f');
  context.fillStyle = light;
  context.fillRect(x, y, width, height);
  fibres(context, layout);
  const [sx, sy] = layout.turned ? [0.7, 9] : [9, 0.7];
  grain(context, layout.board, 'cloud', 0.22, sx, sy);
  grain(context, layout.board, 'fine', 0.1, sx * 0.3, sy * 0.3);
  // Polish: a broad soft sheen from the window.
  const sheen = context.createRadialGradient(
    x + width * 0.24,
    y + height * 0.12,
    0,
    x + width * 0.24,
    y + height * 0.12,
    Math.max(width, height) * 0.6,
  );
  sheen.addColorStop(0, 'rgba(255,214,164,.26)');
  sheen.addColorStop(0.5, 'rgba(255,214,164,.06)');
  sheen.addColorStop(1, 'rgba(255,214,164,0)');
  context.fillStyle = sheen;
  context.fillRect(x, y, width, height);
  context.restore();

  context.save();
  context.clip(top);
  const edge = context.createLinearGradient(x, y, x + width * 0.3, y + height);
  edge.addColorStop(0, 'rgba(255,220,172,.75)');
  edge.addColorStop(0.4, 'rgba(255,205,150,.16)');
  edge.addColorStop(1, 'rgba(0,0,0,.5)');
  context.strokeStyle = edge;
  context.lineWidth = Math.max(2, thick * 0.6);
  context.stroke(top);
  context.restore();
}

/** The grain: long fibres along the board, and a knot or two. @param {Context} context @param {Layout} layout */
function fibres(context, layout) {
  const next = random(layout.pitsPerRow + 61);
  const { x, y, width, height } = layout.board;
  const long = layout.turned ? height : width;
  const broad = layout.turned ? width : height;
  context.save();
  context.translate(x, y);
  if (layout.turned) context.transform(0, 1, 1, 0, 0, 0);
  const knots = [0.31, 0.78].map((at) => ({
    a: long * at,
    b: broad * between(next, 0.42, 0.58),
    r: broad * 0.05,
  }));
  const count = Math.round(broad / 2.2);
  for (let i = 0; i < count; i++) {
    const b = (i / count) * broad + between(next, -2, 2);
    const dark = next() < 0.62;
    context.strokeStyle = dark
      ? `rgba(18,7,2,${between(next, 0.08, 0.38)})`
      : `rgba(214,148,92,${between(next, 0.04, 0.16)})`;
    context.lineWidth = between(next, 0.4, 1.9);
    const phase = between(next, 0, 0.4);
    context.beginPath();
    for (let a = -10; a <= long + 10; a += long / 40) {
      let at = b + Math.sin(a * 0.005 + phase + b * 0.013) * broad * 0.018;
      for (const k of knots) {
        const da = (a - k.a) / (k.r * 4);
        const db = (b - k.b) / (k.r * 3);
        at += Math.tanh(db * 2.5) * k.r * 1.1 * Math.exp(-(da * da + db * db * 0.6));
      }
      if (a === -10) context.moveTo(a, at);
      else context.lineTo(a, at);
    }
    context.stroke();
  }
  context.restore();
}

/** A band of cut triangles runs round the board. @param {Context} context @param {Layout} layout */
function carving(context, layout) {
  const margin = Math.max(8, layout.cell * 0.13);
  const { face: board, corner } = plankOf(layout);
  const inset = margin * 0.22;
  const line = roundedBox(
    {
      x: board.x + inset,
      y: board.y + inset,
      width: board.width - 2 * inset,
      height: board.height - 2 * inset,
    },
    Math.max(4, corner - inset),
  );
  groove(context, line, Math.max(0.8, margin * 0.05), 'rgba(12,5,2,.8)', 'rgba(214,156,102,.4)');
  if (margin < 11) return;
  const inner = margin * 0.62;
  groove(
    context,
    roundedBox(
      {
        x: board.x + inner,
        y: board.y + inner,
        width: board.width - 2 * inner,
        height: board.height - 2 * inner,
      },
      Math.max(4, corner - inner),
    ),
    Math.max(0.8, margin * 0.05),
    'rgba(12,5,2,.8)',
    'rgba(214,156,102,.4)',
  );
  const size = (inner - inset) * 0.74;
  const out = (inset + inner) / 2;
  const cuts = new Path2D();
  const glints = new Path2D();
  /** @param {number} cx @param {number} cy @param {number} i */
  const cut = (cx, cy, i) => {
    const up = i % 2 ? 1 : -1;
    cuts.moveTo(cx - size * 0.58, cy + (up * size) / 2);
    cuts.lineTo(cx, cy - (up * size) / 2);
    cuts.lineTo(cx + size * 0.58, cy + (up * size) / 2);
    cuts.closePath();
    glints.moveTo(cx, cy - (up * size) / 2);
    glints.lineTo(cx + size * 0.58, cy + (up * size) / 2);
  };
  const acrossCount = Math.floor((board.width - 2 * corner) / (size * 1.05)) | 1;
  for (let i = 0; i < acrossCount; i++) {
    const cx = board.x + board.width / 2 + (i - (acrossCount - 1) / 2) * size * 1.05;
    cut(cx, board.y + out, i);
    cut(cx, board.y + board.height - out, i + 1);
  }
  const downCount = Math.floor((board.height - 2 * corner) / (size * 1.25)) | 1;
  for (let i = 0; i < downCount; i++) {
    const cy = board.y + board.height / 2 + (i - (downCount - 1) / 2) * size * 1.25;
    cut(board.x + out, cy, 1);
    cut(board.x + board.width - out, cy, 1);
  }
  context.fillStyle = 'rgba(14,6,2,.72)';
  context.fill(cuts);
  context.strokeStyle = 'rgba(222,164,108,.55)';
  context.lineWidth = Math.max(0.6, size * 0.07);
  context.stroke(glints);
}

/** Hands have polished the rim of each house. @param {Context} context @param {number} x @param {number} y @param {number} r */
function worn(context, x, y, r) {
  const rim = context.createRadialGradient(x, y, r * 0.92, x, y, r * 1.14);
  rim.addColorStop(0, 'rgba(206,146,92,.55)');
  rim.addColorStop(0.45, 'rgba(160,104,60,.26)');
  rim.addColorStop(1, 'rgba(160,104,60,0)');
  context.fillStyle = rim;
  context.beginPath();
  context.arc(x, y, r * 1.14, 0, 7);
  context.fill();
}

/** The grain cut open by the bowl. @param {Context} context @param {Path2D} path @param {number} x @param {number} y @param {number} r @param {number} seed */
function rings(context, path, x, y, r, seed) {
  const next = random(seed + 900);
  context.save();
  context.clip(path);
  const dx = between(next, -0.12, 0.12) * r;
  const dy = between(next, -0.12, 0.12) * r;
  for (let i = 1; i < 9; i++) {
    context.strokeStyle = i % 2 ? 'rgba(24,10,3,.2)' : 'rgba(228,164,104,.12)';
    context.lineWidth = r * between(next, 0.012, 0.05);
    context.beginPath();
    context.ellipse(x + dx, y + dy, r * i * 0.125, r * i * 0.1, between(next, -0.1, 0.1), 0, 7);
    context.stroke();
  }
  const gloss = context.createRadialGradient(
    x + r * 0.5,
    y + r * 0.55,
    0,
    x + r * 0.5,
    y + r * 0.55,
    r * 0.6,
  );
  gloss.addColorStop(0, 'rgba(255,216,164,.34)');
  gloss.addColorStop(1, 'rgba(255,216,164,0)');
  context.fillStyle = gloss;
  context.fillRect(x - r, y - r, 2 * r, 2 * r);
  context.restore();
}
