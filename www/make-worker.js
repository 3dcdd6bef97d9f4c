import { scriptUrl } from './trusted.js';

/**
 * Starts a worker that plays by the rules, or one that thinks. The single file
 * replaces this module by `build/inline/make-worker.js`. A worker answers once
 * `load-wasm.js` has brought its engine; messages sent before that wait.
 *
 * @returns {Worker}
 */
export function makeWorker() {
  return start(new URL('./worker.js', import.meta.url), 'rules');
}

/** @returns {Worker} */
export function makeThinkingWorker() {
  return start(new URL('./thinking-worker.js', import.meta.url), 'thinking');
}

/**
 * @param {URL} script
 * @param {string} name
 */
function start(script, name) {
  return new Worker(scriptUrl(script), { type: 'module', name });
}
