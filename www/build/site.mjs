/**
 * Makes the hosted build in `dist/`: the page, one script, one style sheet, the
 * workers' scripts, what is loaded later, and the engine. With `--plain` the
 * sources go there as they stand, to be read in a browser's tools.
 */
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { bundleScripts, bundleStyles, replaceStyles } from './bundle.mjs';
import { DIST, ROOT } from './paths.mjs';

const STYLE = 'www/daga.css';
const ENGINES = ['www/wasm/daga_bg.wasm', 'www/wasm/rules_bg.wasm'];

await rm(DIST, { recursive: true, force: true });
await (process.argv.includes('--plain') ? copySources() : bundle());

async function copySources() {
  await copy('index.html');
  await copy('www');
  await rm(join(DIST, 'www/build'), { recursive: true });
}

async function bundle() {
  const html = await readFile(join(ROOT, 'index.html'), 'utf8');
  await write('index.html', replaceStyles(html, `<link rel="stylesheet" href="${STYLE}">`));
  await write(STYLE, await bundleStyles(html));
  const scripts = await bundleScripts({
    entryPoints: ['www/main.js', 'www/worker.js', 'www/thinking-worker.js'],
    outbase: '.',
    outdir: DIST,
    chunkNames: 'www/[name]-[hash]',
    format: 'esm',
    splitting: true,
  });
  for (const { path, contents } of scripts) await write(path.slice(DIST.length), contents);
  for (const engine of ENGINES) await copy(engine);
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
