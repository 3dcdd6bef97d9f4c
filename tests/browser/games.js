/** What the tests expect of each game: how it begins, and nothing of its rules. */
export const GAMES = [
  { variant: 'modiar', pits: 6, each: 7 },
  { variant: 'tihbat', pits: 4, each: 7 },
  { variant: 'sadeqa-iii', pits: 16, each: 6 },
  { variant: 'sadeqa-game-91', pits: 16, each: 4 },
];

/** @param {import('./table.js').Sight} sight */
export function seedsIn({ pits, captured }) {
  return pits.reduce((sum, { seeds }) => sum + seeds, captured.south + captured.north);
}
