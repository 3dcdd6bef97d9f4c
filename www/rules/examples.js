/**
 * One example for each clause: a position, or a game so far, as text, and the
 * pit that is played from there, which may be a pit that is refused. A `pit`
 * of null is a pass; without `pit` nothing is left to play.
 *
 * @typedef {{ text: string, pit?: number | null }} Example
 */

/** @type {Record<string, Record<string, Example>>} */
const BY_VARIANT = {
  modiar: {
    M1: { text: 'modiar 0,1,3/5,5,4 12-12 S', pit: 1 },
    M2: { text: 'modiar 4,0,0/2,5,5 12-14 S', pit: 0 },
    M3: { text: 'modiar 2,3,0/3,3,3 14-14 S', pit: 0 },
    M4: { text: 'modiar 1,3,3/5,3,3 12-12 S', pit: 1 },
    M5: { text: 'modiar: *', pit: 0 },
    M6: { text: 'modiar 1,2,2/1,0,0 18-18 S', pit: 2 },
    M7: { text: 'modiar 2,2,2/0,0,0 18-18 S', pit: 0 },
    M8: { text: 'modiar 1,0,2/1,1,1 18-18 S', pit: 2 },
    M9: { text: 'modiar 3,1,2/3,1,2 14-16 S: a A c C b *', pit: 4 },
  },
  tihbat: {
    T1: { text: 'tihbat 1,3/4,4 8-8 S', pit: 0 },
    T2: { text: 'tihbat 1,6/1,2 8-10 S', pit: 1 },
    T3: { text: 'tihbat 2,5/2,3 8-8 S', pit: 0 },
    T4: { text: 'tihbat 0,0/3,1 12-12 S', pit: null },
    T5: { text: 'tihbat 0,0/0,0 16-12 S' },
    T6: { text: 'tihbat 1,0/1,0 12-14 S: a *', pit: 2 },
  },
  'sadeqa-iii': sadeqa('sadeqa-iii', 16),
  'sadeqa-game-91': sadeqa('sadeqa-game-91', 0),
};

/**
 * Both Sadeqa games have the same rules. Sadeqa III has 32 stones more; in
 * these examples they have been captured already.
 *
 * @param {string} variant
 * @param {number} more captured by each side
 * @returns {Record<string, Example>}
 */
function sadeqa(variant, more) {
  /** @param {string} board @param {number} south @param {number} north */
  const at = (board, south, north) => `${variant} ${board} ${south + more}-${north + more} S`;
  return {
    S1: { text: at('1,0,2,0,0,0,0,0/0,0,0,0,0,0,0,1', 30, 30), pit: 1 },
    S2: { text: at('0,0,0,0,0,0,0,3/0,0,0,0,1,0,0,0', 30, 30), pit: 7 },
    S3: { text: at('1,2,0,0,0,0,0,0/1,0,0,0,0,0,0,0', 30, 30), pit: 0 },
    S4: { text: at('1,0,0,0,0,0,0,0/0,1,0,0,0,0,3,0', 29, 30), pit: 0 },
    S5: { text: at('1,0,0,0,0,0,0,3/0,0,0,0,0,0,1,0', 29, 30), pit: 0 },
    S6: { text: at('1,0,1,0,2,1,2,0/1,0,1,0,1,0,1,0', 26, 27), pit: 6 },
    S7: { text: `${at('1,1,0,0,0,0,0,0/1,1,1,0,0,0,0,0', 28, 31)}: a C c A e E g *`, pit: 14 },
  };
}

/**
 * @param {string} variant
 * @param {string} clause
 * @returns {Example}
 */
export function exampleOf(variant, clause) {
  const example = BY_VARIANT[variant]?.[clause];
  if (!example)
    throw new Error(`There is no example for clause ${clause} of ${variant}: add one here.`);
  return example;
}
