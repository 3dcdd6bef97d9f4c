/**
 * Makes `dist/daga.html`: the whole game in one file that works by double
 * click, from disk, without a single request.
 *
 * The page's modules become one classic script, since browsers refuse modules
 * on `file:`. It, with the workers' scripts in it, the engine and the languages are
 * packed into data blocks, which run nothing by themselves; the modules in `inline/`
 * unpack them. The policy lets exactly these scripts and this style sheet run.
 */
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { bundleScripts, bundleStyles, replaceStyles } from './bundle.mjs';
import { inline, languages } from './inline.mjs';
import { DIST, ROOT } from './paths.mjs';

const page = await readFile(join(ROOT, 'index.html'), 'utf8');
const starter = checkInline('the starter', await bundleScript('www/build/inline/start.js'));
const workers = {
  rules: await bundleScript('www/worker.js'),
  thinking: await bundleScript('www/thinking-worker.js'),
  painting: await bundleScript('www/painting-worker.js'),
};
const script = await bundleScript('www/main.js', { DAGA_WORKERS: JSON.stringify(workers) });
const style = checkInline('the style sheets', await bundleStyles(page));
const engine = await readFile(join(ROOT, 'www/wasm/daga_bg.wasm'));

await writeFile(join(DIST, 'daga.html'), assemble(page));

/**
 * @param {string} html the hosted page
 * @returns {string}
 */
function assemble(html) {
  const policy = [
    "default-src 'none'",
    `script-src '${hash(starter)}' '${hash(script)}' 'wasm-unsafe-eval'`,
    `style-src '${hash(style)}'`,
    'worker-src blob:',
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types daga daga-start',
  ].join('; ');
  const blocks = [
    dataBlock('daga-script', script),
    dataBlock('daga-wasm', engine),
    // They are found in any order; the file must be the same each time.
    dataBlock('daga-languages', JSON.stringify(Object.fromEntries([...languages].sort()))),
    `<script>${starter}</script>`,
  ].join('\n');

  let result = replaceOnce(
    html,
    /<meta http-equiv="Content-Security-Policy"[^>]*>/,
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
  );
  result = replaceOnce(result, /(<script type="module"[^>]*><\/script>\s*)+/, '');
  result = replaceStyles(result, `<style>${style}</style>`);
  result = replaceOnce(result, '</body>', `${blocks}\n</body>`);
  const left = /<(link|img|script)\b[^>]*\b(href|src)="(?!data:|#)[^"]*"[^>]*>/.exec(result);
  if (left) throw new Error(`index.html still refers to another file: ${left[0]}`);
  return result;
}

/**
 * Bundles a module and all it imports into one script.
 *
 * @param {string} entry
 * @param {Record<string, string>} [given] what the build fills in, by name
 * @returns {Promise<string>}
 */
async function bundleScript(entry, given) {
  const [output] = await bundleScripts({
    entryPoints: [entry],
    format: 'iife',
    // Only the swapped modules and the unused half of wasm-bindgen's glue ask for it.
    define: { 'import.meta.url': '""', ...given },
    plugins: [inline],
  });
  return output.text.trim();
}

/**
 * @param {string} name
 * @param {string} text
 * @returns {string} the text, when HTML will take it as it is
 */
function checkInline(name, text) {
  const trap = /<!--|<\/?(script|style)/i.exec(text);
  if (trap) throw new Error(`${name} contains “${trap[0]}”, which HTML would not leave alone.`);
  return text;
}

/**
 * @param {string} id
 * @param {string | Uint8Array} content
 * @returns {string} packed as `inline/data-block.js` unpacks it
 */
function dataBlock(id, content) {
  const packed = gzipSync(content, { level: 9 }).toString('base64');
  return `<script type="text/plain" id="${id}">${packed}</script>`;
}

/**
 * @param {string} text
 * @returns {string} as a Content-Security-Policy names it
 */
function hash(text) {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/**
 * @param {string} text
 * @param {string | RegExp} what must be in the text
 * @param {string} by
 * @returns {string}
 */
function replaceOnce(text, what, by) {
  const result = text.replace(what, () => by);
  if (result === text) throw new Error(`index.html has no ${what}, which the single file needs.`);
  return result;
}
