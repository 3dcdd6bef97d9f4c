/**
 * The hand that sows is seen by its shadow: it comes from its owner's side
 * of the board and hides no stone; what it holds lies as a heap.
 */
import { whenIdle } from '../idle.js';
import { canvasOf, contextOf } from './canvas.js';
import { lie } from './heap.js';

/** Pixels of the sprite for one cell of the board: a soft shadow needs few. */
const UNIT = 64;

/** The same of its pane, for a CSS pixel. */
const RATIO = 0.5;
const HALF = 1.5;

/**
 * @typedef {object} Hand
 * @property {number} x  what it holds lies over this spot, CSS pixels
 * @property {number} y
 * @property {number} angle  0 reaches up the screen, growing clockwise, radians
 * @property {number} presence  0 away to 1 there
 */

/** The heap that a hand holds looks like no pit's. */
const HEAP = 4001;

/**
 * Where stone `i` of a handful lies, from its middle. The last is the lowest.
 *
 * @param {number} i
 * @param {number} count
 * @param {number} r  of a pit, CSS pixels
 */
export function inHand(i, count, r) {
  const { x, y, scale } = lie(HEAP, count - 1 - i, count, r * 0.62, r * 0.2);
  return { x: x * 0.9, y: y * 0.9, scale: Math.min(1, scale) };
}

/** @type {HTMLCanvasElement | null} */
let sprite = null;

/** A right hand that reaches upwards and holds something between its fingertips. */
function paint() {
  const canvas = canvasOf(2 * HALF * UNIT, 2 * HALF * UNIT);
  const context = contextOf(canvas);
  context.scale(UNIT, UNIT);
  context.translate(HALF, HALF);
  const away = 10;
  context.shadowColor = 'rgba(20,9,2,1)';
  context.shadowBlur = 0.045 * UNIT;
  context.shadowOffsetX = away * UNIT;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.translate(-away, 0);
  // One shape, so that no part darkens another.
  const shape = canvasOf(canvas.width, canvas.height);
  const ink = contextOf(shape);
  ink.scale(UNIT, UNIT);
  ink.translate(HALF, HALF);
  ink.lineCap = 'round';
  ink.lineJoin = 'round';
  /** @param {number} width @param {number[]} points */
  const limb = (width, ...points) => {
    ink.lineWidth = width;
    ink.beginPath();
    ink.moveTo(points[0], points[1]);
    if (points.length === 6) ink.quadraticCurveTo(points[2], points[3], points[4], points[5]);
    else ink.lineTo(points[2], points[3]);
    ink.stroke();
  };
  // Fingers, bent over what they hold, and the thumb against them.
  limb(0.11, -0.2, 0.1, -0.3, -0.2, -0.15, -0.34);
  limb(0.12, -0.07, 0.06, -0.13, -0.32, -0.03, -0.45);
  limb(0.115, 0.07, 0.08, 0.1, -0.28, 0.1, -0.41);
  limb(0.1, 0.19, 0.14, 0.3, -0.12, 0.24, -0.26);
  limb(0.125, -0.16, 0.34, -0.46, 0.22, -0.42, -0.1);
  limb(0.38, -0.01, 0.18, 0.02, 0.34);
  limb(0.27, 0.02, 0.34, 0.08, 0.75);
  limb(0.33, 0.1, 0.78, 0.3, 1.8);
  context.drawImage(shape, -HALF, -HALF, 2 * HALF, 2 * HALF);

  // The arm fades towards its owner.
  context.setTransform(UNIT, 0, 0, UNIT, HALF * UNIT, HALF * UNIT);
  context.shadowColor = 'transparent';
  context.globalCompositeOperation = 'destination-out';
  const fade = context.createLinearGradient(0, 0.25, 0, 1.25);
  fade.addColorStop(0, 'rgba(0,0,0,0)');
  fade.addColorStop(1, '#000');
  context.fillStyle = fade;
  context.fillRect(-HALF, 0.25, 2 * HALF, HALF);
  return canvas;
}

/** The shadow on a pane of its own, painted when there is time, then moved. */
export class HandShadow {
  #pane;
  #half = 0;
  #painted = false;
  #there = false;

  /** @param {import('./pane.js').Pane} pane */
  constructor(pane) {
    this.#pane = pane;
  }

  /** @param {number} cell  CSS pixels */
  fit(cell) {
    this.#half = HALF * cell * 1.25;
    this.#painted = false;
    this.#away();
  }

  /** Has the shadow painted and the handful laid before they are wanted, when there is time. */
  prepare() {
    whenIdle(() => this.#paint());
    whenIdle(() => inHand(0, 1, 1));
  }

  /**
   * @param {Hand | null} hand  null: it is away
   * @param {number} height  above the board, CSS pixels
   */
  show(hand, height) {
    if (!hand || hand.presence <= 0) {
      if (this.#there) this.#away();
      return;
    }
    this.#paint();
    this.#there = true;
    const x = hand.x + height * 0.5 - this.#half;
    const y = hand.y + height * 0.62 - this.#half;
    this.#pane.move(x, y, hand.angle, 0.25 * hand.presence);
  }

  #paint() {
    if (this.#painted) return;
    this.#painted = true;
    sprite ??= paint();
    const shadow = sprite;
    const size = 2 * this.#half;
    this.#pane.cover({ x: 0, y: 0, width: size, height: size }, RATIO);
    this.#pane.paint((context) => context.drawImage(shadow, 0, 0, size, size));
  }

  #away() {
    this.#there = false;
    this.#pane.move(0, 0, 0, 0);
  }
}
