/**
 * The worker that plays by the rules, begun before the rest of the page's
 * script has come: worker and engine are then on their way at the same time.
 */
import { makeWorker } from './make-worker.js';

let worker = begin();

/** @returns {Worker} the one begun already, then new ones */
export function takeWorker() {
  const taken = worker ?? makeWorker();
  worker = null;
  return taken;
}

/** Where this fails it is made again when it is wanted, and fails before somebody who can tell. */
function begin() {
  try {
    const begun = makeWorker();
    begun.addEventListener('error', (event) => {
      if (worker !== begun) return;
      event.preventDefault();
      worker = null;
    });
    return begun;
  } catch {
    return null;
  }
}
