/**
 * Grounds painted by a worker. It lives as long as a ground is wanted.
 *
 * @import { Layout } from './layout.js'
 * @import { Place } from './places.js'
 * @import { Look } from './types.js'
 */
import { makeGroundWorker } from '../make-worker.js';

/** @type {Worker | null} */
let worker = null;
let last = 0;
/** @type {Map<number, (bitmap: ImageBitmap | null) => void>} */
const wanted = new Map();

/**
 * @param {Place} place
 * @param {Layout} layout
 * @param {Look} look
 * @param {number} ratio  device pixels a CSS pixel
 * @param {{ width: number, height: number }} size  device pixels
 * @returns {Promise<ImageBitmap | null>}  null where a worker cannot do it
 */
export function distantGround(place, layout, look, ratio, size) {
  return new Promise((resolve) => {
    const id = ++last;
    wanted.set(id, resolve);
    try {
      worker ??= begin();
      worker.postMessage({ id, place: place.name, layout, look, ratio, ...size });
    } catch {
      end();
    }
  });
}

function begin() {
  const begun = makeGroundWorker();
  begun.addEventListener('message', ({ data: { id, bitmap } }) => {
    wanted.get(id)?.(bitmap);
    wanted.delete(id);
    if (wanted.size === 0) end();
  });
  begun.addEventListener('error', (event) => {
    event.preventDefault();
    if (worker === begun) end();
  });
  return begun;
}

function end() {
  worker?.terminate();
  worker = null;
  for (const resolve of wanted.values()) resolve(null);
  wanted.clear();
}
