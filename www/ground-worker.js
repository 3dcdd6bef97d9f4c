/**
 * Paints the ground of a board, which takes a slow phone more than a second,
 * away from the page's own thread.
 */
import { paintGround } from './board/ground.js';
import { placeNamed } from './board/places.js';

addEventListener('message', ({ data: { id, place, layout, look, ratio, width, height } }) => {
  try {
    const sheet = new OffscreenCanvas(width, height);
    // Off the page a context can do all that one on it can.
    const context = /** @type {any} */ (sheet.getContext('2d'));
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    paintGround(context, placeNamed(place), layout, look, ratio);
    const bitmap = sheet.transferToImageBitmap();
    /** @type {any} */ (globalThis).postMessage({ id, bitmap }, [bitmap]);
  } catch {
    // The page paints it itself.
    postMessage({ id, bitmap: null });
  }
});
