/**
 * The letter of a pit, as the engine's notation has it: small for South,
 * capital for North, from each player's left.
 *
 * @param {number} pit
 * @param {number} pitsPerRow
 */
export function pitLetter(pit, pitsPerRow) {
  return pit < pitsPerRow
    ? String.fromCharCode(97 + pit)
    : String.fromCharCode(65 + pit - pitsPerRow);
}

/**
 * Whose pit has this letter.
 *
 * @param {string} letter
 * @returns {'south' | 'north'}
 */
export function letterSide(letter) {
  return letter === letter.toLowerCase() ? 'south' : 'north';
}
