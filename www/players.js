/**
 * Who plays which side, and what that means for turns and taking back.
 *
 * @typedef {import('./wasm/daga.js').Side} Side
 * @typedef {import('./wasm/daga.js').State} State
 * @typedef {'person' | 'computer'} Kind
 * @typedef {{ south: Kind, north: Kind }} Seats
 * @typedef {'you' | 'computer' | Side} Who
 */

/** @type {readonly Kind[]} */
const KINDS = ['person', 'computer'];
/** @type {readonly Side[]} */
export const SIDES = ['south', 'north'];

/**
 * @param {unknown} value
 * @returns {value is Seats}
 */
export function isSeats(value) {
  const seats = /** @type {any} */ (value);
  return (
    seats !== null &&
    typeof seats === 'object' &&
    SIDES.every((side) => KINDS.includes(seats[side]))
  );
}

/**
 * How to speak of a side: as "you" and "the computer" when one person plays
 * it, by its name otherwise.
 *
 * @param {Seats} seats
 * @param {Side} side
 * @returns {Who}
 */
export function whoIs(seats, side) {
  if (seats.south === seats.north) return side;
  return seats[side] === 'person' ? 'you' : 'computer';
}

/** @param {Seats} seats */
export const nobodyPlays = (seats) => seats.south === 'computer' && seats.north === 'computer';

/**
 * Is this position one where a person decides? Not where only a pass is left
 * in a game that has been played further, nor where the computer moves.
 *
 * @param {State} state
 * @param {Seats} seats
 * @param {number} ply
 */
function isDecision(state, seats, ply) {
  const move = state.moves[ply];
  return move !== undefined && seats[move.side] === 'person' && move.pit !== null;
}

/**
 * The ply that Undo goes back to: the last position in which a person decided.
 * Where only computers play, one move back.
 *
 * @param {State} state
 * @param {Seats} seats
 * @returns {number | null} `null` when there is nothing to take back
 */
export function undoPly(state, seats) {
  if (nobodyPlays(seats)) return state.ply > 0 ? state.ply - 1 : null;
  for (let ply = state.ply - 1; ply >= 0; ply -= 1) {
    if (isDecision(state, seats, ply)) return ply;
  }
  return null;
}

/**
 * The ply that Redo goes on to: the next position in which a person decided,
 * or the last one.
 *
 * @param {State} state
 * @param {Seats} seats
 * @returns {number | null} `null` when no move has been taken back
 */
export function redoPly(state, seats) {
  if (state.ply >= state.plies) return null;
  if (nobodyPlays(seats)) return state.ply + 1;
  for (let ply = state.ply + 1; ply < state.plies; ply += 1) {
    if (isDecision(state, seats, ply)) return ply;
  }
  return state.plies;
}
