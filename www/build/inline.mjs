import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { ROOT } from './paths.mjs';

/**
 * Each language file that was left out of the script, by its path.
 * @type {Map<string, unknown>}
 */
export const languages = new Map();

/**
 * What the single file's scripts have instead of the hosted ones: their own
 * ways to get the workers' scripts, the engine, and the languages that the
 * hosted page loads when they are wanted.
 *
 * @type {import('esbuild').Plugin}
 */
export const inline = {
  name: 'inline',
  setup(build) {
    build.onResolve({ filter: /\/parts\.js$/ }, () => ({
      path: join(ROOT, 'www/build/inline/parts.js'),
    }));
    // One engine does for both workers, so that it is in the file but once.
    build.onResolve({ filter: /\/wasm\/rules\.js$/ }, () => ({
      path: join(ROOT, 'www/wasm/daga.js'),
    }));
    build.onLoad({ filter: /www\/languages\/(rules\/)?index\.js$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      const pack = join(ROOT, 'www/build/inline/packed-language.js');
      /** @type {string[]} */
      const files = [];
      const contents = source.replaceAll(/\bimport\('(\.\/[\w-]+\.js)'\)/g, (_, file) => {
        files.push(join(dirname(path), file));
        return `packedLanguage(${JSON.stringify(files.at(-1)?.slice(ROOT.length))})`;
      });
      for (const file of files) languages.set(file.slice(ROOT.length), await plainData(file));
      return { contents: `import { packedLanguage } from ${JSON.stringify(pack)};\n${contents}` };
    });
  },
};

/**
 * @param {string} file a module whose default export is nothing but data
 * @returns {Promise<unknown>}
 */
async function plainData(file) {
  const { default: data } = await import(file);
  if (!isDeepStrictEqual(JSON.parse(JSON.stringify(data)), data))
    throw new Error(`${file} holds more than JSON can carry, so it cannot be packed.`);
  return data;
}
