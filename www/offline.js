import { scriptUrl } from './trusted.js';

/**
 * Lets the browser keep the page, so that it opens without a network. Only the
 * hosted page, which has a manifest, and only when it is not in a frame of
 * another page. Where the browser keeps nothing, play goes on without.
 *
 * @returns {Promise<void>}
 */
export async function keepOffline() {
  const hosted = document.querySelector('link[rel=manifest]') !== null;
  if (!hosted || window.parent !== window || !navigator.serviceWorker) return;
  try {
    await navigator.serviceWorker.register(scriptUrl(new URL('sw.js', document.baseURI)), {
      scope: new URL('./', document.baseURI).href,
    });
  } catch (error) {
    console.info('This page will not be kept for use without a network.', error);
  }
}
