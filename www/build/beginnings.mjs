/**
 * Asks the engine, once it is built, for what it will always answer the same:
 * which games there are and how each begins. The page has that in its script,
 * and need not wait for the engine before it shows a board.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from './paths.mjs';

const WASM = join(ROOT, 'www/wasm');

/** @type {typeof import('../wasm/rules.js')} */
const rules = await import(join(WASM, 'rules.js'));
rules.initSync({ module: await readFile(join(WASM, 'rules_bg.wasm')) });
const variants = rules.variants();
const beginnings = Object.fromEntries(variants.map(({ id }) => [id, new rules.Game(id).state()]));

await writeFile(
  join(WASM, 'beginnings.js'),
  `// Made by www/build/beginnings.mjs.

/** @type {import('./daga.js').VariantInfo[]} */
export const variants = ${literal(variants)};

/** @type {Record<string, import('./daga.js').State>} by variant */
export const beginnings = ${literal(beginnings)};
`,
);

/**
 * @param {unknown} value plain, with byte arrays
 * @returns {string} as JavaScript
 */
function literal(value) {
  if (value instanceof Uint8Array) return `new Uint8Array([${value}])`;
  if (Array.isArray(value)) return `[${value.map(literal)}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  return `{${Object.entries(value).map(([name, each]) => `${JSON.stringify(name)}:${literal(each)}`)}}`;
}
