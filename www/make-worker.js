import { bringEngine, TYPE, workerScript } from './parts.js';
import { scriptUrl } from './trusted.js';

/**
 * Starts a worker that plays by the rules, or one that thinks. The page brings
 * its engine, once for all workers of a kind, so that it need not be fetched
 * and compiled again for each; `given-wasm.js` receives it. Messages sent
 * before that wait.
 *
 * @returns {Worker}
 */
export function makeWorker() {
  return start('rules');
}

/** @returns {Worker} */
export function makeThinkingWorker() {
  return start('thinking');
}

/** @returns {Worker} one that paints, and needs no engine */
export function makePaintingWorker() {
  return new Worker(scriptUrl(workerScript('painting')), { type: TYPE, name: 'painting' });
}

/** @type {Map<string, Promise<WebAssembly.Module>>} */
const engines = new Map();

/** @param {'rules' | 'thinking'} name */
function start(name) {
  const worker = new Worker(scriptUrl(workerScript(name)), { type: TYPE, name });
  const engine = engines.get(name) ?? bringEngine(name);
  engines.set(name, engine);
  engine.then(
    (module) => worker.postMessage({ engine: module }),
    (error) => {
      // The next worker may have more luck.
      engines.delete(name);
      worker.postMessage({ engine: null, message: String(error?.message ?? error) });
    },
  );
  return worker;
}
