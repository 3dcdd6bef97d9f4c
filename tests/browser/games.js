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

/** The languages by their codes; English last, for then tests can read the page again. */
export const LANGUAGES = ['ar', 'fi', 'fr', 'hr', 'rm', 'en'];

/** A game of each that has begun. */
export const BEGUN = {
  modiar: 'modiar: c A b C c *',
  tihbat: 'tihbat: a A b B a *',
  'sadeqa-iii': 'sadeqa-iii: c D f A *',
  'sadeqa-game-91': 'sadeqa-game-91: f G a E g E d B *',
};

/** A short game of each, played to its end. */
export const ENDED = {
  modiar: 'modiar: a B b A c B c 7-35',
  tihbat: 'tihbat: b A a A a A a 13-15',
  'sadeqa-iii':
    'sadeqa-iii: h D g G f H e E c F h D f E f G a H b A d B e C a D b E g A f F g A 39-57',
  'sadeqa-game-91':
    'sadeqa-game-91: f G a E g E d B h C d A f E d H b F h E f D b F e G c H h B e A f 40-24',
};
