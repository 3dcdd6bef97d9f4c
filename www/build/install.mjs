/**
 * Makes `dist/` an app that can be installed and works without a network:
 * icons, manifest, service worker; and adds what other people's pages need to
 * hold it. `daga.html` has none of this.
 */
import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleScripts } from './bundle.mjs';
import { pngIcon, svgIcon } from './install/icon.mjs';
import { DIST, ROOT } from './paths.mjs';

/** What the page needs once it is installed, by path in `dist/`. */
const KEPT =
  /^(index\.html|manifest\.webmanifest|icons\/icon\.svg|icons\/icon-192\.png|www\/.*\.(js|css|wasm))$/;
const MANIFEST = {
  id: './',
  name: 'Daga: historic games with stones',
  short_name: 'Daga',
  description: 'Modiar, Tihbat, Sadeqa III and Game 91, historic games of Morocco and Ethiopia.',
  lang: 'en',
  dir: 'ltr',
  start_url: './',
  scope: './',
  display: 'standalone',
  background_color: '#f4eee2',
  theme_color: '#f4eee2',
  categories: ['games', 'education'],
  icons: [
    { src: 'icons/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: 'icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: 'icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};

const LINKS = `<link rel="icon" href="icons/icon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="icons/apple-touch-icon.png">
<link rel="manifest" href="manifest.webmanifest">`;

/** @param {string} folder a hosted build */
async function install(folder) {
  await mkdir(join(folder, 'icons'), { recursive: true });
  const files = {
    'icons/icon.svg': svgIcon(),
    'icons/icon-192.png': pngIcon(192, { bleed: false }),
    'icons/icon-512.png': pngIcon(512, { bleed: false }),
    'icons/maskable-512.png': pngIcon(512, { bleed: true }),
    'icons/apple-touch-icon.png': pngIcon(180, { bleed: true }),
    'manifest.webmanifest': `${JSON.stringify(MANIFEST, null, 2)}\n`,
  };
  for (const [path, content] of Object.entries(files)) await writeFile(join(folder, path), content);
  const page = join(folder, 'index.html');
  const html = await readFile(page, 'utf8');
  const linked = html.replace('<link rel="icon" href="data:,">', LINKS);
  if (linked === html) throw new Error('index.html has no empty icon to replace by the real one.');
  await writeFile(page, linked);
}

/**
 * What stands beside the page for pages of others: the element, its types, and
 * three pages that show how it is used.
 *
 * @param {string} folder
 */
async function addEmbedding(folder) {
  const [script] = await bundleScripts({ entryPoints: ['www/daga-embed.js'], outdir: folder });
  await writeFile(join(folder, 'daga-embed.js'), script.contents);
  await cp(join(ROOT, 'www/daga-embed.d.ts'), join(folder, 'daga-embed.d.ts'));
  await cp(join(ROOT, 'www/examples'), join(folder, 'examples'), { recursive: true });
}

/**
 * Writes the service worker for the files that stand in a folder now, and
 * beside it the one that takes it back.
 *
 * @param {string} folder
 * @returns {Promise<string>} the version
 */
export async function makeServiceWorker(folder) {
  /** @type {Record<string, string>} */
  const files = {};
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name).slice(join(folder, '/').length);
    const name = path.replaceAll('\\', '/');
    if (!entry.isFile() || !KEPT.test(name)) continue;
    const sum = createHash('sha256')
      .update(await readFile(join(folder, path)))
      .digest('base64');
    files[name === 'index.html' ? './' : name] = `sha256-${sum}`;
  }
  const list = JSON.stringify(Object.fromEntries(Object.entries(files).sort()));
  const version = createHash('sha256').update(list).digest('hex').slice(0, 12);
  const [on, off] = await bundleScripts({
    entryPoints: {
      sw: 'www/build/install/service-worker.js',
      'sw-off': 'www/build/install/service-worker-off.js',
    },
    outdir: folder,
    format: 'iife',
    define: { DAGA_VERSION: JSON.stringify(version), DAGA_FILES: list },
  });
  await writeFile(join(folder, 'sw.js'), on.contents);
  await writeFile(join(folder, 'sw-off.js'), off.contents);
  return version;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await install(DIST);
  await addEmbedding(DIST);
  await makeServiceWorker(DIST);
}
