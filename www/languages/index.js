import en from './en.js';

/**
 * The languages a person may choose, each loaded when it is wanted. English is
 * always there: it is what a page shows until another has come.
 *
 * @type {{ code: string, name: string, load: () => Promise<import('../phrases.js').Language> }[]}
 */
export const languages = [
  { code: en.code, name: en.name, load: async () => english },
  { code: 'ar', name: 'العربية', load: () => from(import('./ar.js')) },
  { code: 'fi', name: 'Suomi', load: () => from(import('./fi.js')) },
  { code: 'fr', name: 'Français', load: () => from(import('./fr.js')) },
  { code: 'hr', name: 'Hrvatski', load: () => from(import('./hr.js')) },
  { code: 'rm', name: 'Rumantsch', load: () => from(import('./rm.js')) },
];

/** @type {import('../phrases.js').Language} */
export const english = /** @type {any} */ (en);

/**
 * @param {Promise<{ default: any }>} module a language file
 * @returns {Promise<import('../phrases.js').Language>}
 */
async function from(module) {
  return (await module).default;
}
