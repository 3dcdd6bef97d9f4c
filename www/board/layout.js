/**
 * Where everything lies, in CSS pixels: pure geometry, no DOM.
 *
 * The board is worked out in its own frame, `u` along the rows and `v` across
 * them, with North's row at small `v`. Upright it maps straight to the screen;
 * turned by 90° clockwise South's row is the left column, read downwards, and
 * North's the right column, read upwards. Both ways sowing runs
 * counter-clockwise, and neither is ever mirrored.
 *
 * @import { Box, BySide, Point, Side } from './types.js'
 */

/** The smallest side of anything one touches, in CSS pixels. */
export const TARGET = 44;

const MOST_CELL = 1200;

/** Room for the shadow that a board throws. */
const SHADOW = 3;

/** A pile's label narrower than this holds no name written across. */
const NARROW = 64;

/**
 * @typedef {object} PitSpot
 * @property {number} x  centre
 * @property {number} y
 * @property {number} r  radius of the hollow
 * @property {Box} target  what one touches; targets tile their row
 * @property {Point} label  centre of the name and number
 * @property {Point} out  unit vector from the pit to its own edge of the board
 */

/**
 * @typedef {object} PileSpot
 * @property {boolean} narrow  too narrow for the side's name: it is written downwards
 * @property {Box} strip  the whole place of the pile: cloth, or ground around a trough
 * @property {Box} tray  where captured stones lie
 * @property {Box} label  where the side's name and its number stand
 */

/**
 * @typedef {object} Layout
 * @property {number} width
 * @property {number} height
 * @property {number} pitsPerRow
 * @property {boolean} turned
 * @property {number} cell
 * @property {number} font  size of the numbers
 * @property {PitSpot[]} pits
 * @property {BySide<PileSpot>} piles
 * @property {Box} board  the carved or scooped part: both rows and their numbers
 * @property {Box} track  the flat loop between the rows that shows the direction
 * @property {BySide<Box>} edges  the outer edge of each side, for the turn mark
 */

/**
 * @typedef {object} Wish
 * @property {number} pitsPerRow
 * @property {number} width
 * @property {number} height
 * @property {boolean | 'auto'} [turned]
 * @property {boolean} [kiosk]  numbers of at least 24 px instead of 16
 * @property {boolean} [notes]  leave room for a line of analysis at each pit
 */

/** @param {number} low @param {number} value @param {number} high */
const clamp = (low, value, high) => Math.min(high, Math.max(low, value));

/**
 * The measures that follow from the size of a cell.
 * @param {number} cell @param {Wish} wish @param {boolean} turned @param {boolean} ends
 */
function measures(cell, wish, turned, ends) {
  const font = Math.round(clamp(wish.kiosk ? 24 : 16, cell * 0.185, 120));
  const line = turned ? font * 1.8 : font * 1.45;
  const note = wish.notes ? (turned ? font * 1.6 : font * 1.15) : 0;
  const margin = clamp(8, cell * 0.13, 160);
  const gap = clamp(5, cell * 0.1, 110);
  const band = line + note;
  const middle = Math.max(13, cell * 0.17);
  // A tray holds stones and, at one end, a name and a number.
  const pile = ends
    ? Math.max(turned ? font * 2.2 : font * 3.6, cell * (turned ? 0.6 : 0.8))
    : Math.max(turned ? font * 2.1 : font * 2.2, cell * 0.56);
  const along =
    2 * SHADOW + 2 * margin + wish.pitsPerRow * cell + (ends ? 2 * (pile + gap + margin * 0.3) : 0);
  const across =
    2 * SHADOW +
    2 * margin +
    2 * (cell + band) +
    middle +
    (ends ? 0 : 2 * (pile + gap + margin * 0.3));
  return { cell, font, band, note, margin, gap, middle, pile, along, across };
}

/**
 * The largest cell that fits, for one way of arranging.
 * @param {Wish} wish @param {boolean} turned @param {boolean} ends
 */
function fit(wish, turned, ends) {
  const u = turned ? wish.height : wish.width;
  const v = turned ? wish.width : wish.height;
  let low = 8;
  let high = MOST_CELL;
  for (let i = 0; i < 24; i++) {
    const cell = (low + high) / 2;
    const m = measures(cell, wish, turned, ends);
    if (m.along <= u && m.across <= v) low = cell;
    else high = cell;
  }
  return { turned, ends, ...measures(low, wish, turned, ends) };
}

/**
 * The ways a board may lie: by itself it turns only where there is more room
 * upright than across.
 * @param {Wish} wish
 */
function turns({ turned = 'auto', width, height }) {
  if (turned !== 'auto') return [turned];
  return height >= width ? [false, true] : [false];
}

/** @param {Wish} wish */
function best(wish) {
  const ways = turns(wish);
  let chosen = null;
  for (const turned of ways) {
    for (const ends of [true, false]) {
      const found = fit(wish, turned, ends);
      // Turning the head costs a little: only for pits that are clearly larger,
      // or that could not be touched otherwise.
      const ease = turned && ways.length > 1 ? 0.88 : 1;
      const worth = found.cell * ease * (found.cell < TARGET ? 0.5 : 1);
      if (!chosen || worth > chosen.worth) chosen = { ...found, worth };
    }
  }
  return /** @type {NonNullable<typeof chosen>} */ (chosen);
}

/**
 * The least height at which every pit of a board this wide can be touched.
 * @param {Omit<Wish, 'height'>} wish
 * @returns {number} CSS pixels
 */
export function leastHeight(wish) {
  let least = Infinity;
  for (const turned of turns({ ...wish, height: Infinity })) {
    for (const ends of [true, false]) {
      const m = measures(TARGET + 0.5, { ...wish, height: 0 }, turned, ends);
      const [width, height] = turned ? [m.across, m.along] : [m.along, m.across];
      const allowed = turns({ ...wish, height }).includes(turned);
      if (width <= wish.width && allowed) least = Math.min(least, height);
    }
  }
  // Narrower than anything fits: as for the narrowest that does.
  return Math.ceil(least === Infinity ? 380 : least);
}

/**
 * @param {Wish} wish
 * @returns {Layout}
 */
export function layout(wish) {
  const n = wish.pitsPerRow;
  const m = best(wish);
  const { turned, ends, cell, band, margin, gap, middle, pile } = m;
  const fullU = turned ? wish.height : wish.width;
  const fullV = turned ? wish.width : wish.height;

  // Spare room along the rows sets the pits a little further apart.
  const stretch = clamp(cell, cell + (fullU - m.along) / n, cell * 1.18);
  const rowU = n * stretch;
  const rowsV = 2 * (cell + band) + middle;
  const boardU = rowU + 2 * margin;
  const boardV = rowsV + 2 * margin;
  const board = {
    u: (fullU - boardU) / 2,
    v: (fullV - boardV) / 2,
    width: boardU,
    height: boardV,
  };
  const u0 = board.u + margin;
  const v0 = board.v + margin;
  const northV = v0 + band + cell / 2;
  const southV = v0 + band + cell + middle + cell / 2;

  /** @param {number} u @param {number} v @returns {Point} */
  const point = (u, v) => (turned ? { x: fullV - v, y: u } : { x: u, y: v });
  /** @param {number} u @param {number} v @param {number} width @param {number} height @returns {Box} */
  const box = (u, v, width, height) =>
    turned
      ? { x: fullV - v - height, y: u, width: height, height: width }
      : { x: u, y: v, width, height };

  const pits = Array.from({ length: 2 * n }, (_, pit) => {
    const south = pit < n;
    const column = south ? pit : 2 * n - 1 - pit;
    const u = u0 + (column + 0.5) * stretch;
    const v = south ? southV : northV;
    const out = south ? 1 : -1;
    const reach = cell + band + middle / 2;
    return {
      ...point(u, v),
      r: cell * 0.45,
      target: box(
        u - stretch / 2,
        south ? v - cell / 2 - middle / 2 : v - cell / 2 - band,
        stretch,
        reach,
      ),
      label: point(u, v + out * (cell / 2 + band / 2)),
      out: turned ? { x: -out, y: 0 } : { x: 0, y: out },
    };
  });

  /** @param {Side} side @returns {PileSpot} */
  const pileOf = (side) => {
    const south = side === 'south';
    // Each pile lies at its owner's right hand, or along the owner's row.
    const whole = ends
      ? box(
          south ? board.u + boardU + gap : board.u - gap - pile,
          board.v + boardV * 0.07,
          pile,
          boardV * 0.86,
        )
      : box(
          board.u + margin * 0.8,
          south ? board.v + boardV + gap : board.v - gap - pile,
          boardU - margin * 1.6,
          pile,
        );
    return splitPile(whole, m.font, south);
  };

  const edge = Math.max(5, margin * 0.3);
  return {
    width: wish.width,
    height: wish.height,
    pitsPerRow: n,
    turned,
    cell,
    font: m.font,
    pits,
    piles: { south: pileOf('south'), north: pileOf('north') },
    board: box(board.u, board.v, boardU, boardV),
    track: box(
      u0 + stretch * 0.16,
      northV + cell / 2 + middle * 0.2,
      rowU - stretch * 0.32,
      middle * 0.6,
    ),
    edges: {
      south: box(u0, board.v + boardV - margin - edge / 2, rowU, edge),
      north: box(u0, board.v + margin - edge / 2, rowU, edge),
    },
  };
}

/** How much of each end of a pile's strip is border. @param {Box} strip */
const hem = (strip) => 0.32 * Math.min(strip.width, strip.height);

/** @param {Box} strip @returns {Box} */
function hemmed(strip) {
  const by = hem(strip);
  return strip.width > strip.height
    ? { ...strip, x: strip.x + by, width: strip.width - 2 * by }
    : { ...strip, y: strip.y + by, height: strip.height - 2 * by };
}

/**
 * A pile's strip, cut into the part for stones and the part for its number.
 * @param {Box} strip @param {number} font @param {boolean} south
 * @returns {PileSpot}
 */
function splitPile(strip, font, south) {
  const whole = hemmed(strip);
  if (whole.width > whole.height) {
    const label = Math.min(Math.max(font * 4, 76), whole.width * 0.5);
    return {
      narrow: false,
      strip,
      label: { ...whole, width: label },
      tray: { ...whole, x: whole.x + label, width: whole.width - label },
    };
  }
  // In a narrow strip the name is written downwards.
  const narrow = whole.width < NARROW;
  const label = narrow ? font * 1.6 + 64 : font * 2.9;
  return south
    ? {
        narrow,
        strip,
        label: { ...whole, y: whole.y + whole.height - label, height: label },
        tray: { ...whole, height: whole.height - label },
      }
    : {
        narrow,
        strip,
        label: { ...whole, height: label },
        tray: { ...whole, y: whole.y + label, height: whole.height - label },
      };
}
