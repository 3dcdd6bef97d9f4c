/**
 * The single file's way of starting a worker. It has no second file to start
 * one from, so the worker's script and the engine lie in two data blocks of
 * the page. The worker is a classic one: Chromium refuses module workers made
 * from a Blob on `file:`.
 */

import { scriptUrl } from '../../trusted.js';

/** @type {string | undefined} */
let script;
/** @type {Promise<WebAssembly.Module> | undefined} */
let engine;

/** @returns {Worker} */
export function makeWorker() {
  script ??= URL.createObjectURL(new Blob([dataBlock('daga-worker')], { type: 'text/javascript' }));
  engine ??= unpack(dataBlock('daga-wasm')).then((bytes) => WebAssembly.compile(bytes));
  const worker = new Worker(scriptUrl(script), { name: 'engine' });
  engine.then(
    (module) => worker.postMessage({ engine: module }),
    (error) => worker.postMessage({ engine: null, message: String(error?.message ?? error) }),
  );
  return worker;
}

/**
 * @param {string} id
 * @returns {string}
 */
function dataBlock(id) {
  const element = document.getElementById(id);
  if (!element?.textContent) {
    throw new Error(`This copy of the page is damaged: its part “${id}” is missing.`);
  }
  return element.textContent;
}

/**
 * @param {string} text base64 of gzip
 * @returns {Promise<ArrayBuffer>}
 */
function unpack(text) {
  const packed = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const bytes = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(bytes).arrayBuffer();
}
