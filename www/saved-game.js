import { isSeats } from './players.js';

/**
 * A game as it is kept between visits.
 *
 * @typedef {import('./players.js').Seats} Seats
 * @typedef {{ text: string, ply: number, seats: Seats, seed: number }} SavedGame
 */

/** Seeds of chance are 32-bit numbers. */
const LARGEST_SEED = 0xffff_ffff;

/**
 * One game is kept for each variant, so that looking into another one loses nothing.
 * @param {string} variant
 */
export const savedGameName = (variant) => `game-${variant}`;

/**
 * Checks the shape of a kept value. Whether the text is a game is for the
 * engine to say.
 *
 * @param {unknown} value
 * @returns {SavedGame | null}
 */
export function readSavedGame(value) {
  const saved = /** @type {any} */ (value);
  const sound =
    saved !== null &&
    typeof saved === 'object' &&
    typeof saved.text === 'string' &&
    Number.isInteger(saved.ply) &&
    saved.ply >= 0 &&
    // With any other seed the engine would refuse to play for the computer.
    Number.isInteger(saved.seed) &&
    saved.seed >= 0 &&
    saved.seed <= LARGEST_SEED &&
    isSeats(saved.seats);
  return sound ? saved : null;
}
