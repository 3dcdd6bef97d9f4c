/**
 * A picture over a part of the board, painted as a whole and then left alone
 * or moved. It is shown as a finished image where the browser can do that: a
 * canvas that could still be painted on would be handed on anew with every
 * frame, whether it has changed or not.
 *
 * @import { Context } from './canvas.js'
 * @import { Box } from './types.js'
 */
import { contextOf } from './canvas.js';

/** Painting off the page and showing it there came at different times. */
const FINISHED =
  typeof OffscreenCanvas === 'function' &&
  'transferToImageBitmap' in OffscreenCanvas.prototype &&
  typeof ImageBitmapRenderingContext === 'function';

export class Pane {
  #canvas;
  /** Made when there is something to paint, for a new size would make it anew. @type {Context | null} */
  #context = null;
  #blank = true;
  /** @type {{ left: number, top: number, ratio: number }} device pixels; device pixels a CSS pixel */
  #place = { left: 0, top: 0, ratio: 1 };

  /** @param {Element} parent @param {string} name */
  constructor(parent, name) {
    this.#canvas = canvasIn(parent, name);
  }

  /**
   * Covers a box, and is empty.
   * @param {Box} box  CSS pixels of the board
   * @param {number} ratio  device pixels a CSS pixel
   */
  cover(box, ratio) {
    const { left, top, width, height } = inPixels(box, ratio);
    resize(this.#canvas, width, height, ratio);
    this.#canvas.style.transform = `translate(${left / ratio}px, ${top / ratio}px)`;
    this.#context = null;
    this.#blank = true;
    this.#place = { left, top, ratio };
  }

  /** @param {(context: Context) => void} paint  in the board's CSS pixels */
  paint(paint) {
    this.#context ??= this.#begin();
    const context = this.#context;
    context.save();
    if (!this.#blank) this.#wipe(context);
    paint(context);
    context.restore();
    this.#blank = false;
    if (FINISHED) {
      const sheet = /** @type {OffscreenCanvas} */ (/** @type {unknown} */ (context.canvas));
      this.show(sheet.transferToImageBitmap());
    }
  }

  /** Takes away what is painted. */
  empty() {
    if (!this.#blank) this.paint(() => {});
    this.#blank = true;
  }

  /** @returns {Context} that paints in the board's CSS pixels */
  #begin() {
    const { left, top, ratio } = this.#place;
    const { width, height } = this.#canvas;
    // Off the page a context can do all that one on it can.
    const sheet = FINISHED ? /** @type {any} */ (new OffscreenCanvas(width, height)) : this.#canvas;
    const context = contextOf(sheet);
    context.setTransform(ratio, 0, 0, ratio, -left, -top);
    return context;
  }

  /** @param {Context} context */
  #wipe(context) {
    const { width, height } = this.#canvas;
    context.save();
    context.resetTransform();
    context.clearRect(0, 0, width, height);
    context.restore();
  }

  /** Shows what has been painted elsewhere. @param {ImageBitmap} bitmap  of its size */
  show(bitmap) {
    this.#blank = false;
    const shown = FINISHED ? this.#canvas.getContext('bitmaprenderer') : null;
    if (shown) {
      shown.transferFromImageBitmap(bitmap);
      return;
    }
    this.#context ??= this.#begin();
    this.#context.save();
    this.#context.resetTransform();
    this.#context.drawImage(bitmap, 0, 0);
    this.#context.restore();
    bitmap.close();
  }

  /** Device pixels. */
  get size() {
    return { width: this.#canvas.width, height: this.#canvas.height };
  }

  /**
   * Moves what is painted.
   * @param {number} x  of its upper left corner, CSS pixels of the board
   * @param {number} y
   * @param {number} angle  about its middle, clockwise, radians
   * @param {number} opacity  0 to 1
   */
  move(x, y, angle, opacity) {
    this.#canvas.style.transform = `translate(${x}px, ${y}px) rotate(${angle}rad)`;
    this.#canvas.style.opacity = String(opacity);
  }

  remove() {
    this.#canvas.remove();
  }
}

/** @param {Element} parent @param {string} name */
export function canvasIn(parent, name) {
  const canvas = document.createElement('canvas');
  canvas.className = `board-canvas board-${name}`;
  parent.append(canvas);
  return canvas;
}

/**
 * @param {HTMLCanvasElement} canvas
 * @param {number} width  device pixels
 * @param {number} height
 * @param {number} ratio  device pixels a CSS pixel
 */
export function resize(canvas, width, height, ratio) {
  canvas.width = width;
  canvas.height = height;
  canvas.style.width = `${width / ratio}px`;
  canvas.style.height = `${height / ratio}px`;
}

/** Every device pixel that the box touches. @param {Box} box @param {number} ratio */
export function inPixels({ x, y, width, height }, ratio) {
  const left = Math.floor(x * ratio);
  const top = Math.floor(y * ratio);
  return {
    left,
    top,
    width: Math.max(1, Math.ceil((x + width) * ratio) - left),
    height: Math.max(1, Math.ceil((y + height) * ratio) - top),
  };
}
