/**
 * Canvases, on the page and in a worker.
 *
 * @typedef {CanvasRenderingContext2D} Context
 */

/** @param {number} width @param {number} height @returns {HTMLCanvasElement}  in a worker one that only does the same */
export function canvasOf(width, height) {
  const size = { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) };
  if (typeof document === 'undefined')
    return /** @type {any} */ (new OffscreenCanvas(size.width, size.height));
  return Object.assign(document.createElement('canvas'), size);
}

/** @param {HTMLCanvasElement} canvas @returns {Context} */
export function contextOf(canvas) {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser gives no 2D drawing context for a canvas.');
  return context;
}
