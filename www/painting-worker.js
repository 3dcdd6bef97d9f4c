/**
 * Paints what takes a slow phone long, away from the page's own thread: the
 * ground of a board, and its stones.
 */
import { paintGround } from './board/ground.js';
import { placePainters } from './board/place-painters.js';
import { placeNamed } from './board/places.js';
import { paintStones } from './board/rack.js';

/**
 * @typedef {import('./board/places.js').Place} Place
 * @typedef {import('./board/place-painters.js').PlacePainter} PlacePainter
 * @type {Record<string, (context: any, place: Place, painter: PlacePainter, given: any) => void>}
 */
const paint = { ground: paintGround, stones: paintStones };

addEventListener('message', ({ data: { id, what, place, size, given } }) => {
  try {
    const sheet = new OffscreenCanvas(size.width, size.height);
    // Off the page a context can do all that one on it can.
    const context = /** @type {any} */ (sheet.getContext('2d'));
    context.scale(given.ratio, given.ratio);
    paint[what](context, placeNamed(place), placePainters[place], given);
    const bitmap = sheet.transferToImageBitmap();
    /** @type {any} */ (globalThis).postMessage({ id, bitmap }, [bitmap]);
  } catch {
    // The page paints it itself.
    postMessage({ id, bitmap: null });
  }
});
