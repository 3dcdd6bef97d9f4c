import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { esbuild } from './packages.mjs';
import { DIST } from './paths.mjs';
import { partsFolder } from './version.mjs';

/** What the page fetches by an address that it makes at run time. */
const FETCHED = ['worker.js', 'wasm/rules_bg.wasm', 'painting-worker.js'];

/** What it fetches once the board stands and it has nothing else to do. */
const FOLLOWING = /^(surroundings|page-windows|place-painters)-\w+\.js$/;

/** What it fetches once it is kept, or somebody plays. */
const THINKING = /^(thinking-worker\.js|wasm\/daga_bg\.wasm)$/;

/** What it fetches when it is wanted, or beforehand where the browser does not keep the page. */
const WANTED = /^(rest|rules-page|embed|ar|en|fi|fr|hr|rm)-\w+\.js$/;

/**
 * The files of `dist/` that a first visit loads until the board can be played:
 * the page, what it links to, its script and the workers' with everything they
 * import statically. The browser tests hold this list, and those below,
 * against what the browser really asks for.
 *
 * @returns {Promise<Set<string>>} paths from the top of `dist/`
 */
export async function firstVisit() {
  const html = await readFile(join(DIST, 'index.html'), 'utf8');
  const parts = await partsFolder(DIST);
  const linked = html.matchAll(
    /<(?:link rel="(?:stylesheet|icon)"|script\b)[^>]*\b(?:href|src)="([^":]+)"/g,
  );
  const fetched = FETCHED.map((file) => parts + file);
  const files = new Set(['index.html', ...fetched, ...Array.from(linked, ([, file]) => file)]);
  const scripts = [...files].filter((file) => file.endsWith('.js'));
  return new Set([...files, ...(await withImports(scripts))]);
}

/**
 * The files that follow by themselves.
 *
 * @returns {Promise<Set<string>>} paths from the top of `dist/`
 */
export function following() {
  return beyondFirst(FOLLOWING);
}

/**
 * The files that think: they come once the page is kept, or when somebody plays
 * or asks what a move is worth.
 *
 * @returns {Promise<Set<string>>} paths from the top of `dist/`
 */
export function thinking() {
  return beyondFirst(THINKING);
}

/**
 * The files that come when they are wanted: other languages, lessons, the way to embed.
 *
 * @returns {Promise<Set<string>>} paths from the top of `dist/`
 */
export function wanted() {
  return beyondFirst(WANTED);
}

/** @param {RegExp} names */
async function beyondFirst(names) {
  const first = await firstVisit();
  const parts = await partsFolder(DIST);
  const all = await readdir(join(DIST, parts), { recursive: true });
  const files = all
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => names.test(path))
    .map((path) => parts + path);
  const scripts = await withImports(files.filter((file) => file.endsWith('.js')));
  return new Set([...files, ...scripts].filter((file) => !first.has(file)));
}

/**
 * @param {string[]} entries scripts of `dist/`
 * @returns {Promise<string[]>} those, and all that they import statically
 */
export async function withImports(entries) {
  const scripts = [...entries];
  const { metafile } = await esbuild.build({
    absWorkingDir: DIST,
    entryPoints: scripts,
    outdir: 'unused',
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
  });
  for (const script of scripts) {
    for (const { path, kind } of metafile.inputs[script].imports) {
      if (kind === 'import-statement' && !scripts.includes(path)) scripts.push(path);
    }
  }
  return scripts;
}
