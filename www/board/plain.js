/**
 * The place without a place: outlines in few strong colours, for the
 * high-contrast look and for people whose system chooses all colours.
 *
 * @import { Place } from './places.js'
 * @import { Stone } from './stone.js'
 * @import { Context } from './canvas.js'
 */
import { directionLoop, round, roundedBox } from './shape.js';

/**
 * @param {{ back: string, line: string, stone: string, edge: string }} colours
 * @param {Pick<Place, 'stoneRadius' | 'floor' | 'kind'>} like  the place it stands for
 * @returns {Place}
 */
export function plain(colours, like) {
  return {
    name: 'plain',
    flat: true,
    stoneRadius: like.stoneRadius * 0.9,
    floor: like.floor,
    kind: { ...like.kind, size: [0.9, 1.1], uneven: 0, flat: [0.9, 1] },

    sketch: { back: colours.back, strip: colours.back, hollow: colours.back },

    outline: (_, x, y, r) => round(x, y, r, r, 1, 0),

    painter: {
      ground(context, _, layout) {
        context.fillStyle = colours.back;
        context.fillRect(0, 0, layout.width, layout.height);
        context.strokeStyle = colours.line;
        context.lineWidth = Math.max(2, layout.cell * 0.018);
        context.stroke(roundedBox(layout.board, layout.cell * 0.2));
        for (const side of /** @type {const} */ (['south', 'north'])) {
          context.stroke(roundedBox(layout.piles[side].tray, layout.cell * 0.1));
        }
        for (const { x, y, r } of layout.pits) {
          context.beginPath();
          context.arc(x, y, r, 0, 7);
          context.stroke();
        }
        const { line, heads } = directionLoop(layout);
        context.stroke(line);
        context.fillStyle = colours.line;
        context.fill(heads);
      },

      /** @param {Context} context @param {Stone} stone @param {number} radius */
      stone(context, stone, radius) {
        const r = radius * stone.size;
        context.beginPath();
        context.ellipse(0, 0, r, r * stone.flat, stone.angle, 0, 7);
        context.fillStyle = colours.stone;
        context.fill();
        context.lineWidth = Math.max(1, r * 0.16);
        context.strokeStyle = colours.edge;
        context.stroke();
      },
    },
  };
}
