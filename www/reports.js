/**
 * What has been found out about the positions of the game on the table, and
 * what follows from it for the game as a whole.
 *
 * @typedef {import('./wasm/daga.js').State} State
 * @typedef {import('./wasm/daga.js').Side} Side
 * @typedef {import('./wasm/daga.js').Judged} Judged
 * @typedef {import('./thinking.js').Findings} Findings
 * @typedef {Findings & { done: boolean }} Known  `done`: no more is being found out
 * @typedef {ReadonlyMap<string, Known>} Reports  by `positionKey`
 *
 * @typedef {object} Point  where a game is heading at one ply
 * @property {number} ply
 * @property {number} lead   South's seeds minus North's at the end, with best play from here
 * @property {boolean} exact
 *
 * @typedef {object} Mistake
 * @property {number} ply    of the position after the move
 * @property {number} loss   how many seeds the move gave away
 * @property {boolean} exact
 */

/** An estimate must be so much worse before a move is called a mistake. */
const CLEARLY = 4;

/**
 * Tells the positions of one game apart.
 *
 * @param {State} state
 * @param {number} [ply]
 */
export const positionKey = ({ moves }, ply = moves.length) =>
  moves
    .slice(0, ply)
    .map(({ name }) => name)
    .join(' ');

/**
 * @param {Reports} reports
 * @param {State} state
 * @param {number} ply
 */
export const knownAt = (reports, state, ply) => reports.get(positionKey(state, ply));

/**
 * Where the game was heading at each ply that is known.
 *
 * @param {Reports} reports
 * @param {State} state
 * @returns {Point[]}
 */
export function courseOf(reports, state) {
  const plies = Array.from({ length: state.plies + 1 }, (_, ply) => ply);
  return plies.flatMap((ply) => {
    const known = knownAt(reports, state, ply);
    const lead = known && leadOf(known);
    return lead ? [{ ply, ...lead }] : [];
  });
}

/** @param {Known} known */
function leadOf({ analysis, outcome }) {
  if (outcome) return { lead: outcome.totals.south - outcome.totals.north, exact: true };
  const best = analysis?.moves[0];
  if (!best?.worth) return null;
  const { winner, by } = best.worth;
  return { lead: winner === 'north' ? -by : by, exact: analysis?.known === 'exact' };
}

/**
 * The moves that gave something away.
 *
 * @param {Reports} reports
 * @param {State} state
 * @returns {Mistake[]}
 */
export function mistakesIn(reports, state) {
  return state.moves.flatMap(({ pit }, index) => {
    const analysis = knownAt(reports, state, index)?.analysis;
    const loss = analysis && lossOf(analysis, pit);
    return loss ? [{ ply: index + 1, ...loss }] : [];
  });
}

/**
 * @param {import('./wasm/daga.js').Analysis} analysis
 * @param {number | null} pit the one that was played
 */
function lossOf({ known, moves }, pit) {
  const [best] = moves;
  const played = moves.find((judged) => judged.pit === pit);
  if (!best?.worth || !played?.worth) return null;
  const kinds = new Set([known, best.known, played.known]);
  const exact = kinds.size === 1 && kinds.has('exact');
  if (!exact && [...kinds].some((kind) => kind !== 'exact' && kind !== 'estimate')) return null;
  const loss = best.worth.margin - played.worth.margin;
  return loss >= (exact ? 1 : CLEARLY) ? { loss, exact } : null;
}
