/**
 * The single file has no second file to start a worker from, so the workers'
 * scripts are part of the page's own and the engine lies in a data block.
 */
import { unpacked } from './data-block.js';

/** Chromium refuses module workers made from a Blob on `file:`. @type {WorkerType} */
export const TYPE = 'classic';

/** @type {Map<string, string>} */
const addresses = new Map();
/** @type {Promise<WebAssembly.Module> | undefined} */
let engine;

/**
 * @param {'rules' | 'thinking' | 'painting'} name of a worker
 * @returns {string | URL}
 */
export function workerScript(name) {
  const address =
    addresses.get(name) ??
    URL.createObjectURL(new Blob([DAGA_WORKERS[name]], { type: 'text/javascript' }));
  addresses.set(name, address);
  return address;
}

/**
 * The whole engine for both, so that it is in the file but once.
 *
 * @returns {Promise<WebAssembly.Module>}
 */
export function bringEngine() {
  engine ??= unpacked('daga-wasm')
    .arrayBuffer()
    .then((bytes) => WebAssembly.compile(bytes));
  return engine;
}
