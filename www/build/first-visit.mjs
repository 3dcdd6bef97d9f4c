import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { esbuild } from './packages.mjs';
import { DIST } from './paths.mjs';

/** What the page fetches by an address that it makes at run time. */
const FETCHED = ['www/worker.js', 'www/wasm/rules_bg.wasm', 'www/painting-worker.js'];

/** What it fetches once the board stands and it has nothing else to do. */
const FOLLOWING =
  /^www\/(thinking-worker\.js|wasm\/daga_bg\.wasm|(surroundings|page-windows|place-painters)-\w+\.js)$/;

/**
 * The files of `dist/` that a first visit loads until the board can be played: the page, what it links to,
 * its script and the worker's with everything they import statically. The
 * browser tests hold this list against what the browser really asks for.
 *
 * @returns {Promise<Set<string>>} paths from the top of `dist/`
 */
export async function firstVisit() {
  const html = await readFile(join(DIST, 'index.html'), 'utf8');
  const linked = html.matchAll(
    /<(?:link rel="(?:stylesheet|icon)"|script\b)[^>]*\b(?:href|src)="([^":]+)"/g,
  );
  const files = new Set(['index.html', ...FETCHED, ...Array.from(linked, ([, file]) => file)]);
  const scripts = [...files].filter((file) => file.endsWith('.js'));
  return new Set([...files, ...(await withImports(scripts))]);
}

/**
 * The files that follow by themselves.
 *
 * @returns {Promise<Set<string>>} paths from the top of `dist/`
 */
export async function following() {
  const first = await firstVisit();
  const all = (await readdir(DIST, { recursive: true })).map((path) => path.replaceAll('\\', '/'));
  const files = all.filter((path) => FOLLOWING.test(path));
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
