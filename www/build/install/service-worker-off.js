/**
 * The way back: put in the place of `sw.js`, this removes the service worker
 * and all it kept from every visitor's browser, and the page comes from the
 * web server again.
 */

/** @type {ServiceWorkerGlobalScope} */
const worker = /** @type {any} */ (self);

worker.addEventListener('install', () => worker.skipWaiting());

worker.addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave() {
  const prefix = `daga|${worker.registration.scope}|`;
  for (const name of await caches.keys()) {
    if (name.startsWith(prefix)) await caches.delete(name);
  }
  const open = await worker.clients.matchAll({ type: 'window' });
  await worker.registration.unregister();
  // Open pages would look for files that are kept no longer.
  await Promise.all(open.map((page) => page.navigate(page.url).catch(() => null)));
}

export {};
