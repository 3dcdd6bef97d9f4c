/**
 * Makes the hosted build in `dist/`: the page, one script, one style sheet, the
 * workers' scripts, what is loaded later, and the engine. With `--plain` the
 * sources go there as they stand, to be read in a browser's tools.
 */
import { cp, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { bundleScripts, bundleStyles, replaceStyles } from './bundle.mjs';
import { withImports } from './first-visit.mjs';
import { DIST, ROOT } from './paths.mjs';
import { setApart } from './version.mjs';

const STYLE = 'www/daga.css';
const ENTRIES = ['www/first-worker.js', 'www/main.js'];
const WORKERS = ['www/worker.js', 'www/thinking-worker.js', 'www/painting-worker.js'];
const ENGINES = ['www/wasm/daga_bg.wasm', 'www/wasm/rules_bg.wasm'];

/**
 * Keeps what the page needs at once in one piece. Otherwise whatever it shares
 * with parts that are loaded later would become a small file of its own, for
 * each set of such parts. So these import the page's script, which has long
 * been there when they come.
 *
 * @type {import('esbuild').Plugin}
 */
const onePiece = {
  name: 'one-piece',
  setup(build) {
    /** @type {Set<string>} */
    const later = new Set();
    build.onResolve({ filter: /^\./ }, ({ kind, path, resolveDir }) => {
      if (kind === 'dynamic-import') later.add(join(resolveDir, path));
      return undefined;
    });
    build.onLoad({ filter: /\.js$/ }, async ({ path }) => {
      if (!later.has(path)) return undefined;
      const source = await readFile(path, 'utf8');
      // Mere data shares nothing.
      if (!/^import\b/m.test(source)) return undefined;
      return { contents: `${source}\nimport ${JSON.stringify(join(ROOT, ENTRIES[1]))};` };
    });
  },
};

await rm(DIST, { recursive: true, force: true });
await (process.argv.includes('--plain') ? copySources() : bundle());

async function copySources() {
  await copy('index.html');
  await copy('www');
  await rm(join(DIST, 'www/build'), { recursive: true });
}

async function bundle() {
  const html = await readFile(join(ROOT, 'index.html'), 'utf8');
  await write(STYLE, await bundleStyles(html));
  await joinScripts({
    entryPoints: ENTRIES,
    chunkNames: 'www/[name]-[hash]',
    splitting: true,
    plugins: [onePiece],
  });
  // Each worker's script in one piece: it has a request less to wait for.
  await joinScripts({ entryPoints: WORKERS });
  for (const engine of ENGINES) await copy(engine);
  const page = replaceStyles(html, `<link rel="stylesheet" href="${STYLE}">`);
  await write('index.html', await announce(page));
  await setApart(DIST);
}

/** @param {import('esbuild').BuildOptions} options */
async function joinScripts(options) {
  const where = { outbase: '.', outdir: DIST, format: /** @type {const} */ ('esm') };
  for (const { path, contents } of await bundleScripts({ ...options, ...where }))
    await write(path.slice(DIST.length), contents);
}

/**
 * Lets the browser fetch all scripts that the page needs at once without
 * waiting for those that import them: first what begins the worker, then the
 * largest, as a browser may ask an old server for six files at a time only.
 *
 * @param {string} html
 * @returns {Promise<string>}
 */
async function announce(html) {
  const [first, main] = ENTRIES;
  const begin = await withImports([first]);
  const rest = (await withImports([main])).filter((script) => !begin.includes(script));
  const sizes = await Promise.all(rest.map(async (path) => (await stat(join(DIST, path))).size));
  const largest = rest
    .map((path, at) => ({ path, size: sizes[at] }))
    .sort((one, other) => other.size - one.size)
    .map(({ path }) => path);
  const links = [...begin, ...largest].map((path) => `<link rel="modulepreload" href="${path}">\n`);
  return html.replace('<script type="module"', `${links.join('')}$&`);
}

/** @param {string} path from the top folder, there and here */
function copy(path) {
  return cp(join(ROOT, path), join(DIST, path), { recursive: true });
}

/**
 * @param {string} path from the top folder of `dist/`
 * @param {string | Uint8Array} content
 */
async function write(path, content) {
  await mkdir(dirname(join(DIST, path)), { recursive: true });
  await writeFile(join(DIST, path), content);
}
