/**
 * Prints how large everything is that is shipped, and fails when the first
 * visit or the single file is over its budget. 1 KB is 1000 bytes.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { firstVisit } from './first-visit.mjs';
import { DIST } from './paths.mjs';

/**
 * @typedef {{ raw: number, gzip: number, brotli: number }} Size in bytes
 */

const BUDGETS = [
  { what: 'first visit', measure: /** @type {const} */ ('gzip'), bytes: 150_000 },
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
const sum = { raw: 0, gzip: 0, brotli: 0 };
for (const file of first) {
  const size = sizes.get(file);
  if (!size) throw new Error(`The page needs ${file}, but it is not in dist/.`);
  sum.raw += size.raw;
  sum.gzip += size.gzip;
  sum.brotli += size.brotli;
}

console.log('\nBytes                                      raw      gzip    brotli');
for (const [file, size] of [...sizes].sort())
  print(first.has(file) ? `* ${file}` : `  ${file}`, size);
print('* first visit, all together', sum);
sizes.set('first visit', sum);

for (const { what, measure, bytes } of BUDGETS) {
  const size = sizes.get(what)?.[measure] ?? Number.NaN;
  if (!(size <= bytes)) {
    console.error(`Too large: ${what} has ${size} bytes (${measure}), its budget is ${bytes}.`);
    process.exitCode = 1;
  }
}

/**
 * @param {string} name
 * @param {Size} size
 */
function print(name, { raw, gzip, brotli }) {
  const numbers = [raw, gzip, brotli].map((bytes) => String(bytes).padStart(10)).join('');
  console.log(name.padEnd(36) + numbers);
}
