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
 * @returns {Promise<boolean>} whether it now needs its web server no more
 */
export async function keepOffline() {
  if (!isHosted() || window.parent !== window || !navigator.serviceWorker) return false;
  try {
    const { active, installing, waiting } = await navigator.serviceWorker.register(
      scriptUrl(new URL('sw.js', document.baseURI)),
      { scope: new URL('./', document.baseURI).href },
    );
    // The first one takes on the pages that are open; who reloads by force goes past it.
    if (active) return navigator.serviceWorker.controller !== null;
    return await takesOn(installing ?? waiting);
  } catch (error) {
    console.info('This page will not be kept for use without a network.', error);
    return false;
  }
}

/** @param {ServiceWorker | null} coming @returns {Promise<boolean>} */
function takesOn(coming) {
  return new Promise((resolve) => {
    const look = () => {
      if (!coming || coming.state === 'redundant') resolve(false);
      else if (coming.state === 'activated') resolve(true);
    };
    coming?.addEventListener('statechange', look);
    look();
  });
}
