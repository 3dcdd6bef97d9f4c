/**
 * Prints how large everything is that is shipped, and fails when the first
 * visit or the single file is over its budget. 1 KB is 1000 bytes.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { firstVisit, following, thinking, wanted } from './first-visit.mjs';
import { DIST } from './paths.mjs';

/**
 * @typedef {{ raw: number, gzip: number, brotli: number }} Size in bytes
 */

const VISIT = 'first visit, without what follows behind';
const VISIT_WASM = 'the WebAssembly in it';
const BUDGETS = [
  { what: VISIT, measure: /** @type {const} */ ('gzip'), bytes: 150_000 },
  { what: VISIT_WASM, measure: /** @type {const} */ ('gzip'), bytes: 60_000 },
  { what: 'daga.html', measure: /** @type {const} */ ('raw'), bytes: 350_000 },
];

/** @type {Map<string, Size>} */
const sizes = new Map();
const entries = await readdir(DIST, { recursive: true, withFileTypes: true });
for (const entry of entries.filter((found) => found.isFile())) {
  const path = join(entry.parentPath, entry.name);
  const content = await readFile(path);
  sizes.set(path.slice(DIST.length).replaceAll('\\', '/'), {
    raw: content.length,
    gzip: gzipSync(content, { level: 9 }).length,
    brotli: brotliCompressSync(content).length,
  });
}

const first = await firstVisit();
const later = await following();
const behind = await thinking();
const asked = await wanted();

console.log('\nBytes                                                raw      gzip    brotli');
for (const [file, size] of [...sizes].sort()) print(`${markOf(file)} ${file}`, size);
print('* until the board can be played', sum(first));
print('+ what follows when the page is idle', sum(later));
print('> what thinks, behind everything else', sum(behind));
print('- what comes when it is asked for', sum(asked));
const visit = [...first, ...later];
sizes.set(VISIT, sum(visit));
sizes.set(VISIT_WASM, sum(visit.filter((file) => file.endsWith('.wasm'))));

console.log('\nBudgets');
for (const { what, measure, bytes } of BUDGETS) {
  const size = sizes.get(what)?.[measure] ?? Number.NaN;
  console.log(`${what}: ${size} of ${bytes} bytes (${measure})`);
  if (!(size <= bytes)) {
    console.error(`Too large: ${what} has ${size} bytes (${measure}), its budget is ${bytes}.`);
    process.exitCode = 1;
  }
}

/** @param {string} file */
function markOf(file) {
  if (first.has(file)) return '*';
  if (later.has(file)) return '+';
  if (behind.has(file)) return '>';
  return asked.has(file) ? '-' : ' ';
}

/**
 * @param {Iterable<string>} files
 * @returns {Size}
 */
function sum(files) {
  const all = { raw: 0, gzip: 0, brotli: 0 };
  for (const file of files) {
    const size = sizes.get(file);
    if (!size) throw new Error(`The page needs ${file}, but it is not in dist/.`);
    all.raw += size.raw;
    all.gzip += size.gzip;
    all.brotli += size.brotli;
  }
  return all;
}

/**
 * @param {string} name
 * @param {Size} size
 */
function print(name, { raw, gzip, brotli }) {
  const numbers = [raw, gzip, brotli].map((bytes) => String(bytes).padStart(10)).join('');
  console.log(name.padEnd(46) + numbers);
}
