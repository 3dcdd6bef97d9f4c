/**
 * Does what nobody waits for when the page has nothing else to do.
 *
 * @param {() => void} work
 * @param {number} [within] ms after which it is done in any case
 */
export function whenIdle(work, within = 3000) {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: within });
  else setTimeout(work, within / 3);
}

/** @returns {Promise<void>} resolves when the page has nothing else to do */
export function idle() {
  return new Promise((resolve) => whenIdle(() => resolve()));
}
