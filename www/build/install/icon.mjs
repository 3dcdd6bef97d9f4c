/**
 * The program's icon: a piece of a carved board, six hollows with stones in
 * them. It is a list of shapes, painted from the first to the last, which
 * becomes an SVG or a grid of pixels.
 *
 * @typedef {[number, number, number]} Colour red, green, blue, 0 to 255
 * @typedef {object} Shape a round or rounded thing, lit from the upper left
 * @property {number} x centre, in 512ths of the icon's width
 * @property {number} y
 * @property {number} r radius; with `half`, that of the corners
 * @property {[number, number]} [half] half width and half height: a rounded box
 * @property {Colour} light
 * @property {Colour} dark
 */
import { png } from './png.mjs';

const SIZE = 512;

/** How many stones lie in each hollow, row by row. */
const STONES = [3, 1, 4, 2, 5, 3];

/** Where stones lie in a hollow, in hollows' radii from its centre. */
const PLACES = [
  [-0.34, -0.26],
  [0.34, -0.2],
  [0.02, 0.36],
  [-0.4, 0.34],
  [0.42, 0.38],
];

const WOOD = /** @type {Colour[]} */ ([
  [126, 78, 42],
  [84, 48, 24],
]);
const HOLLOW = /** @type {Colour[]} */ ([
  [38, 19, 9],
  [70, 38, 18],
]);
const STONE = /** @type {Colour[]} */ ([
  [243, 236, 222],
  [150, 140, 124],
]);

/**
 * @param {{ bleed: boolean }} how `bleed`: to the very edges, for systems that cut
 *   icons to a shape of their own; what matters then stays in the middle
 * @returns {Shape[]}
 */
function shapes({ bleed }) {
  const scale = bleed ? 0.78 : 1;
  /** @param {number} place */
  const at = (place) => SIZE / 2 + (place - SIZE / 2) * scale;
  const half = bleed ? SIZE / 2 : SIZE / 2 - 16;
  const r = 70 * scale;
  const list = [shape(SIZE / 2, SIZE / 2, bleed ? 0 : 96, WOOD, [half, half])];
  STONES.forEach((stones, pit) => {
    const x = at(104 + (pit % 3) * 152);
    const y = at(176 + Math.floor(pit / 3) * 160);
    list.push(shape(x, y, r, HOLLOW));
    for (const [dx, dy] of stones === 1 ? [[0, 0]] : PLACES.slice(0, stones)) {
      list.push(shape(x + dx * r, y + dy * r, r * 0.34, STONE));
    }
  });
  return list;
}

/**
 * @param {number} x @param {number} y @param {number} r
 * @param {Colour[]} colours light, dark
 * @param {[number, number]} [half]
 * @returns {Shape}
 */
function shape(x, y, r, [light, dark], half) {
  return { x, y, r, light, dark, half };
}

/** The icon as SVG, for browsers' tabs and any size. */
export function svgIcon() {
  const list = shapes({ bleed: false });
  const kinds = [WOOD, HOLLOW, STONE];
  const fills = kinds.map(
    ([light, dark], kind) =>
      `<radialGradient id="f${kind}" cx=".35" cy=".3" r=".9"><stop stop-color="${hex(light)}"/>` +
      `<stop offset="1" stop-color="${hex(dark)}"/></radialGradient>`,
  );
  const drawn = list.map(({ x, y, r, half, light }) => {
    const fill = `fill="url(#f${kinds.findIndex(([of]) => of === light)})"`;
    const [cx, cy, radius] = [x, y, r].map(short);
    if (!half) return `<circle cx="${cx}" cy="${cy}" r="${radius}" ${fill}/>`;
    const [w, h] = half;
    return `<rect x="${x - w}" y="${y - h}" width="${2 * w}" height="${2 * h}" rx="${r}" ${fill}/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}"><defs>${fills.join('')}</defs>${drawn.join('')}</svg>\n`;
}

/**
 * The icon as PNG.
 *
 * @param {number} pixels its width
 * @param {{ bleed: boolean }} how
 */
export function pngIcon(pixels, how) {
  const step = SIZE / pixels;
  const image = new Float64Array(4 * pixels * pixels);
  for (const each of shapes(how)) {
    const [w, h] = each.half ?? [each.r, each.r];
    const within = (/** @type {number} */ n) => Math.min(pixels, Math.max(0, n));
    const [left, right] = [(each.x - w) / step - 1, (each.x + w) / step + 1].map(within);
    const [top, bottom] = [(each.y - h) / step - 1, (each.y + h) / step + 1].map(within);
    for (let row = Math.floor(top); row < bottom; row += 1) {
      for (let column = Math.floor(left); column < right; column += 1) {
        const [x, y] = [(column + 0.5) * step, (row + 0.5) * step];
        // A pixel on the rim is covered by as much as lies inside.
        const cover = Math.min(1, Math.max(0, 0.5 - outside(each, x, y) / step));
        if (cover > 0) lay(image, 4 * (row * pixels + column), colourAt(each, x, y), cover);
      }
    }
  }
  return png(
    pixels,
    Uint8Array.from(image, (part) => Math.round(part)),
  );
}

/**
 * Lays a colour over what is there.
 *
 * @param {Float64Array} image @param {number} at @param {number[]} colour @param {number} cover
 */
function lay(image, at, colour, cover) {
  const below = (image[at + 3] / 255) * (1 - cover);
  const alpha = cover + below;
  for (let i = 0; i < 3; i += 1) {
    image[at + i] = (colour[i] * cover + image[at + i] * below) / alpha;
  }
  image[at + 3] = 255 * alpha;
}

/**
 * How far a point lies outside a shape; inside it is negative.
 * @param {Shape} shape @param {number} x @param {number} y
 */
function outside({ x: cx, y: cy, r, half }, x, y) {
  const dx = Math.abs(x - cx) - (half ? half[0] - r : 0);
  const dy = Math.abs(y - cy) - (half ? half[1] - r : 0);
  return Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - r;
}

/** The same light as the SVG's radial fill. @param {Shape} shape @param {number} x @param {number} y */
function colourAt({ x: cx, y: cy, r, half, light, dark }, x, y) {
  const [w, h] = half ?? [r, r];
  const far = Math.hypot((x - cx) / (2 * w) + 0.15, (y - cy) / (2 * h) + 0.2) / 0.9;
  const part = Math.min(1, far);
  return light.map((from, i) => from + (dark[i] - from) * part);
}

/** @param {Colour} colour */
const hex = (colour) => `#${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}`;

/** @param {number} length */
const short = (length) => Number(length.toFixed(1));
