/**
 * The rules and stories, loaded when somebody opens them.
 *
 * @typedef {object} GameText
 * @property {string[]} story paragraphs
 * @property {string} setup   the board and its seeds
 * @property {string} record  what a clause that is simply recorded goes back to
 * @property {string[]} sources
 *
 * @typedef {object} ClauseText
 * @property {string} title
 * @property {string} rule
 * @property {string} [why]   what is recorded and what is our ruling; absent where all is recorded
 * @property {string} watch   what the example shows
 *
 * @typedef {object} RulesText
 * @property {Record<string, GameText>} games  by variant
 * @property {Record<'rows' | 'way' | 'aim' | 'first' | 'firstWhy', string>} common
 * @property {Record<string, ClauseText>} clauses  by id
 */

/** @type {Record<string, () => Promise<{ default: RulesText }>>} */
const LOADERS = {
  en: () => import('./en.js'),
  ar: () => import('./ar.js'),
  fi: () => import('./fi.js'),
  fr: () => import('./fr.js'),
  hr: () => import('./hr.js'),
  rm: () => import('./rm.js'),
};

/**
 * @param {string} code of a language
 * @returns {Promise<RulesText>}
 */
export async function loadRules(code) {
  const { default: texts } = await LOADERS[code]();
  return texts;
}
