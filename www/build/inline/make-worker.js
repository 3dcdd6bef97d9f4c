/**
 * The single file's way of starting a worker. It has no second file to start
 * one from, so the worker's script and the engine lie in two data blocks of
 * the page. The worker is a classic one: Chromium refuses module workers made
 * from a Blob on `file:`.
 */

import { scriptUrl } from '../../trusted.js';
import { dataBlock, unpacked } from './data-block.js';

/** @type {string | undefined} */
let script;
/** @type {Promise<WebAssembly.Module> | undefined} */
let engine;

/** @returns {Worker} */
export function makeWorker() {
  script ??= URL.createObjectURL(new Blob([dataBlock('daga-worker')], { type: 'text/javascript' }));
  engine ??= unpacked('daga-wasm')
    .arrayBuffer()
    .then((bytes) => WebAssembly.compile(bytes));
  const worker = new Worker(scriptUrl(script), { name: 'engine' });
  engine.then(
    (module) => worker.postMessage({ engine: module }),
    (error) => worker.postMessage({ engine: null, message: String(error?.message ?? error) }),
  );
  return worker;
}
