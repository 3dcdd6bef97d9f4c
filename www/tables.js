/**
 * Which tables of exact margins are worth building in a browser.
 *
 * @type {Record<string, { seeds: number, more?: number }>}
 *   up to how many seeds: `seeds` in half a second or so, before the computer
 *   plays; `more` in a few seconds and 40 MB, in the background, when asked for
 */
export const TABLES = {
  'modiar': { seeds: 42 },
  'tihbat': { seeds: 28 },
  'sadeqa-iii': { seeds: 8, more: 10 },
  'sadeqa-game-91': { seeds: 8, more: 10 },
};
