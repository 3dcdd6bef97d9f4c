/**
 * Pictures painted by a worker. It lives as long as one is wanted.
 *
 * @import { Ground } from './ground.js'
 * @import { Place } from './places.js'
 * @import { Rack } from './rack.js'
 */
import { makePaintingWorker } from '../make-worker.js';

/** @type {Worker | null} */
let worker = null;
let last = 0;
/** @type {Map<number, (bitmap: ImageBitmap | null) => void>} */
const wanted = new Map();

/**
 * @param {Place} place
 * @param {Ground} ground
 * @param {{ width: number, height: number }} size  device pixels
 * @returns {Promise<ImageBitmap | null>}  null where a worker cannot do it
 */
export function distantGround(place, ground, size) {
  return ask('ground', place, size, ground);
}

/**
 * @param {Place} place
 * @param {Rack} rack
 * @returns {Promise<ImageBitmap | null>}  null where a worker cannot do it
 */
export function distantStones(place, rack) {
  return ask('stones', place, rack, rack);
}

/**
 * @param {'ground' | 'stones'} what
 * @param {Place} place
 * @param {{ width: number, height: number }} size
 * @param {Ground | Rack} given
 * @returns {Promise<ImageBitmap | null>}
 */
function ask(what, place, { width, height }, given) {
  return new Promise((resolve) => {
    const id = ++last;
    wanted.set(id, resolve);
    try {
      worker ??= begin();
      worker.postMessage({ id, what, place: place.name, size: { width, height }, given });
    } catch {
      end();
    }
  });
}

function begin() {
  const begun = makePaintingWorker();
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
