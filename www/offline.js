import { scriptUrl } from './trusted.js';

/** Is this the page on a web server, rather than the single file? Only that one has a manifest. */
export function isHosted() {
  return document.querySelector('link[rel=manifest]') !== null;
}

/**
 * Lets the browser keep the page, so that it opens without a network. Only the
 * hosted page, and only when it is not in a frame of another page. Where the
 * browser keeps nothing, play goes on without.
 *
 * @returns {Promise<void>}
 */
export async function keepOffline() {
  if (!isHosted() || window.parent !== window || !navigator.serviceWorker) return;
  try {
    await navigator.serviceWorker.register(scriptUrl(new URL('sw.js', document.baseURI)), {
      scope: new URL('./', document.baseURI).href,
    });
  } catch (error) {
    console.info('This page will not be kept for use without a network.', error);
  }
}
