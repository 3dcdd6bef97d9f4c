import { unpacked } from './data-block.js';

/** @type {Promise<Record<string, unknown>> | undefined} */
let languages;

/**
 * Stands where the hosted page imports a language's file when it is wanted.
 *
 * @param {string} file such as `www/languages/fi.js`
 * @returns {Promise<{ default: any }>} the module, as far as anyone looks
 */
export async function packedLanguage(file) {
  languages ??= unpacked('daga-languages').json();
  return { default: (await languages)[file] };
}
