import { scriptUrl } from './trusted.js';

/**
 * Starts a worker that runs the engine. The single file replaces this module
 * by `build/inline/make-worker.js`.
 *
 * @returns {Worker} It answers once `load-wasm.js` has brought the engine in;
 *   messages sent before that wait in its queue.
 */
export function makeWorker() {
  return new Worker(scriptUrl(new URL('./worker.js', import.meta.url)), {
    type: 'module',
    name: 'engine',
  });
}
