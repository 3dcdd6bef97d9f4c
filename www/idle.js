/**
 * Does what nobody waits for when the page has nothing else to do.
 * @param {() => void} work
 */
export function whenIdle(work) {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 3000 });
  else setTimeout(work, 1000);
}

/** @returns {Promise<void>} resolves when the page has nothing else to do */
export function idle() {
  return new Promise((resolve) => whenIdle(() => resolve()));
}
