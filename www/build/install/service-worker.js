/**
 * Keeps the page for use without a network. The build writes the version and
 * the list of files in.
 *
 * Each version's files are kept together, checked against the sums in the
 * list, and answered under addresses of their own: the kept page asks for
 * `@<version>/www/…`, and whatever its scripts load from there carries the
 * version on. So several versions can be open side by side, and none can ever
 * get a file of another. A new version is taken in whole or not at all; the
 * next time the page is opened it is the one that is shown. A page that came
 * from the server itself, on a first visit, is answered by the same addresses
 * that the server has.
 *
 * This script itself gives way to its successor when no page is open, as is the
 * browsers' custom; taking over earlier would cut off answers under way. Until
 * then it hands out what its successor has taken in, so both must understand
 * the names below.
 */

/** @type {ServiceWorkerGlobalScope} */
const worker = /** @type {any} */ (self);

/** Filled in by the build. @type {string} */
const VERSION = DAGA_VERSION;
/** The sum of each file, as `fetch` checks it. @type {Record<string, string>} */
const FILES = DAGA_FILES;

/** The page itself, by the name that any web server gives it. */
const PAGE = './';
/** Where the server has the files of one version: nothing else ever has such an address. */
const PARTS = /^www\/[0-9a-f]{8}\//;
/** Real addresses that are answered without a network, too. */
const REAL = /^(icons\/|manifest\.webmanifest$)/;
/** How long a person who reloads waits for a new version, in milliseconds. */
const PATIENCE = 4000;
/** A page that began to open so short a time ago (ms) may not be known to the browser yet. */
const OPENING = 60_000;

/** With a closing slash. Other folders of the same site have their own. */
const { scope } = worker.registration;
const PREFIX = `daga|${scope}|`;
/** Which version is the newest, and which one each open page is of. */
const NOTES = `${PREFIX}notes`;

worker.addEventListener('install', (event) => event.waitUntil(takeIn()));

// A page that was open before is answered from now on, too: what it has still to
// load may be out of reach by then.
worker.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([tidy(), worker.clients.claim()])),
);

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { href, origin, pathname, search, hash } = new URL(request.url);
  if (request.method !== 'GET' || !href.startsWith(scope)) return;
  const path = (origin + pathname).slice(scope.length);
  const [, version, file] = /^@([0-9a-f]+)\/(.+)$/.exec(path) ?? [];
  if (request.mode === 'navigate') {
    if (path === '' || path === 'index.html') event.respondWith(openPage(event));
  } else if (version && search + hash === '') {
    event.respondWith(kept(version, file));
  } else if (PARTS.test(path)) {
    event.respondWith(keptAnywhere(path).then((found) => found ?? fetch(request)));
  } else if (REAL.test(path)) {
    event.respondWith(fetch(request).catch(async () => kept(await newest(), path)));
  }
});

/** Takes in this version, and makes it the newest once it is complete. */
async function takeIn() {
  await note('coming', VERSION);
  const cache = await caches.open(PREFIX + VERSION);
  const paths = [PAGE, ...Object.keys(FILES).filter((path) => path !== PAGE)];
  await Promise.all(
    paths.map(async (path) => {
      // "no-cache": what the browser has already is asked for again only if it changed.
      const answer = await fetch(scope + path, { cache: 'no-cache', integrity: FILES[path] });
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
      const type = answer.headers.get('Content-Type') ?? '';
      const body = path === PAGE ? withVersion(await answer.text()) : await answer.blob();
      await cache.put(
        address(VERSION, path),
        new Response(body, { headers: { 'Content-Type': type } }),
      );
    }),
  );
  await note('newest', VERSION);
}

/**
 * @param {string} html the page
 * @returns {string} the page, asking for this version's files
 */
function withVersion(html) {
  return html.replaceAll('"www/', `"@${VERSION}/www/`);
}

/**
 * The page, in the newest version that is complete. Whoever reloads wants to
 * see what is new, so the server is asked first, if it answers soon.
 *
 * @param {FetchEvent} event
 */
async function openPage(event) {
  if (['no-cache', 'reload'].includes(event.request.cache)) {
    await Promise.race([update().catch(() => {}), later(PATIENCE)]);
  }
  const version = await newest();
  const cache = await caches.open(PREFIX + version);
  const page = await cache.match(address(version, PAGE));
  if (!page) return fetch(event.request);
  if (event.resultingClientId) await note(`open/${event.resultingClientId}`, version);
  event.waitUntil(tidy());
  return page;
}

/** Settles when a new version, if there is one, has been taken in or has failed. */
async function update() {
  await worker.registration.update();
  const coming = worker.registration.installing;
  if (!coming) return;
  await new Promise((resolve) => {
    coming.addEventListener('statechange', resolve, { once: true });
  });
}

/**
 * A file of one version. The browser may have thrown that version away; then a
 * network error is better than another version's file.
 *
 * @param {string} version
 * @param {string} path
 */
async function kept(version, path) {
  const cache = await caches.open(PREFIX + version);
  return (await cache.match(address(version, path))) ?? Response.error();
}

/**
 * A file by the address it has on the server, from whichever version has it.
 *
 * @param {string} path
 */
async function keptAnywhere(path) {
  for (const version of await versions()) {
    const cache = await caches.open(PREFIX + version);
    const found = await cache.match(address(version, path));
    if (found) return found;
  }
  return undefined;
}

/** Those that are kept, whole or not. */
async function versions() {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== NOTES);
  return names.map((name) => name.slice(PREFIX.length));
}

/** Throws away the versions that are neither the newest nor the coming one nor open anywhere. */
async function tidy() {
  /** @type {Set<string | undefined>} */
  const needed = new Set([await newest(), await noted('coming')]);
  const notes = await caches.open(NOTES);
  for (const request of await notes.keys()) {
    const [, client] = /\?open\/(.+)$/.exec(request.url) ?? [];
    if (!client) continue;
    const since = Number((await notes.match(request))?.headers.get('Daga-Since'));
    if (Date.now() - since < OPENING || (await worker.clients.get(client)))
      needed.add(await noted(`open/${client}`));
    else await notes.delete(request);
  }
  for (const version of await versions()) {
    if (!needed.has(version)) await caches.delete(PREFIX + version);
  }
}

/** The newest version that is complete; this script's own may be older. */
async function newest() {
  return (await noted('newest')) ?? VERSION;
}

/** @param {string} version @param {string} path */
function address(version, path) {
  return new URL(`@${version}/${path}`, scope).href;
}

/** @param {string} name @param {string} text */
async function note(name, text) {
  const notes = await caches.open(NOTES);
  const answer = new Response(text, { headers: { 'Daga-Since': String(Date.now()) } });
  await notes.put(`${scope}?${name}`, answer);
}

/** @param {string} name @returns {Promise<string | undefined>} */
async function noted(name) {
  const notes = await caches.open(NOTES);
  return (await notes.match(`${scope}?${name}`))?.text();
}

/** @param {number} ms */
function later(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

export {};
