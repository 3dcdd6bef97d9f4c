import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { esbuild } from './packages.mjs';
import { ROOT } from './paths.mjs';

/** What the page fetches by an address that it makes at run time. */
const FETCHED = ['www/wasm/daga_simd_bg.wasm'];

/**
 * The files that a first visit loads: the page, what it links to, its script
 * and the worker's with everything they import statically. The browser tests
 * hold this list against what the browser really asks for.
 *
 * @returns {Promise<Set<string>>} paths from the top folder
 */
export async function firstVisit() {
  const html = await readFile(join(ROOT, 'index.html'), 'utf8');
  const linked = [...html.matchAll(/<(?:link|script)\b[^>]*\b(?:href|src)="([^":]+)"/g)];
  const files = new Set(['index.html', ...linked.map((match) => match[1]), ...FETCHED]);
  const { metafile } = await esbuild.build({
    absWorkingDir: ROOT,
    entryPoints: ['www/main.js', 'www/worker.js'],
    outdir: 'unused',
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
  });
  const open = ['www/main.js', 'www/worker.js'];
  for (const file of open) {
    files.add(file);
    for (const { path, kind } of metafile.inputs[file].imports) {
      if (kind === 'import-statement' && !open.includes(path)) open.push(path);
    }
  }
  return files;
}
