/**
 * The canvas that goes with what is flying, painted anew with every frame. It
 * is as large as that needs, because the browser hands on the whole of it.
 *
 * @import { Context } from './canvas.js'
 * @import { Box } from './types.js'
 */

import { contextOf } from './canvas.js';
import { canvasIn, inPixels, resize } from './pane.js';

/** It grows by this many device pixels, not each time a little. */
const STEP = 64;

export class Air {
  #canvas;
  #context;
  #ratio = 1;
  #blank = true;

  /** @param {Element} parent */
  constructor(parent) {
    this.#canvas = canvasIn(parent, 'air');
    this.#context = contextOf(this.#canvas);
  }

  /**
   * Goes where the box is, and is empty there.
   * @param {Box} box  CSS pixels of the board
   * @param {number} ratio  device pixels a CSS pixel
   * @returns {Context}  to paint with, in the board's CSS pixels
   */
  over(box, ratio) {
    const { left, top, width, height } = inPixels(box, ratio);
    const { width: wide, height: high } = this.#canvas;
    if (ratio === this.#ratio && width <= wide && height <= high) this.empty();
    else resize(this.#canvas, Math.max(wide, steps(width)), Math.max(high, steps(height)), ratio);
    this.#ratio = ratio;
    this.#canvas.style.transform = `translate(${left / ratio}px, ${top / ratio}px)`;
    this.#context.setTransform(ratio, 0, 0, ratio, -left, -top);
    this.#blank = false;
    return this.#context;
  }

  /** Takes everything away. */
  empty() {
    if (this.#blank) return;
    const { width, height } = this.#canvas;
    this.#context.resetTransform();
    this.#context.clearRect(0, 0, width, height);
    this.#blank = true;
  }

  /** Lets go of the room that a long flight took. */
  shrink() {
    resize(this.#canvas, 1, 1, this.#ratio);
    this.#blank = true;
  }
}

/** @param {number} length  device pixels */
const steps = (length) => Math.ceil(length / STEP) * STEP;
