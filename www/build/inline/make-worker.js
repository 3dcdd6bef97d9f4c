/**
 * The single file's way of starting a worker. It has no second file to start
 * one from, so the workers' scripts and the engine lie in data blocks of
 * the page. The workers are classic ones: Chromium refuses module workers made
 * from a Blob on `file:`.
 */

import { scriptUrl } from '../../trusted.js';
import { dataBlock, unpacked } from './data-block.js';

/** @type {Promise<WebAssembly.Module> | undefined} */
let engine;

/** @returns {Worker} */
export function makeWorker() {
  return start('daga-worker', 'rules');
}

/** @returns {Worker} */
export function makeThinkingWorker() {
  return start('daga-thinking-worker', 'thinking');
}

/** @type {Map<string, string>} */
const scripts = new Map();

/**
 * @param {string} block
 * @param {string} name
 */
function start(block, name) {
  const script =
    scripts.get(block) ??
    URL.createObjectURL(new Blob([dataBlock(block)], { type: 'text/javascript' }));
  scripts.set(block, script);
  engine ??= unpacked('daga-wasm')
    .arrayBuffer()
    .then((bytes) => WebAssembly.compile(bytes));
  const worker = new Worker(scriptUrl(script), { name });
  engine.then(
    (module) => worker.postMessage({ engine: module }),
    (error) => worker.postMessage({ engine: null, message: String(error?.message ?? error) }),
  );
  return worker;
}
