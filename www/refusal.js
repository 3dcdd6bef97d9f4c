/**
 * Why a pit may not be played, as a phrase.
 *
 * @typedef {import('./wasm/daga.js').Refusal} Refusal
 */

/**
 * @param {Pick<Refusal, 'reason' | 'clause' | 'laps'>} refusal
 * @param {string} pit as the person's language calls it
 * @param {import('./players.js').Side} mover
 * @returns {{ key: string, args: import('./phrases.js').Args }}
 */
export function refusalPhrase({ reason, clause, laps }, pit, mover) {
  const cycle = reason === 'endless' && laps !== undefined;
  return {
    key: cycle ? 'refusal-endless-cycle' : `refusal-${reason}`,
    args: { pit, clause, laps: laps ?? 0, mover },
  };
}
