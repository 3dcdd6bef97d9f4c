import en from './en.js';

/**
 * The languages a person may choose, each loaded when it is wanted. English is
 * always there: it is what a page shows until another has come.
 *
 * @type {{ code: string, name: string, load: () => Promise<import('../phrases.js').Language> }[]}
 */
export const languages = [{ code: en.code, name: en.name, load: async () => english }];

/** @type {import('../phrases.js').Language} */
export const english = /** @type {any} */ (en);
