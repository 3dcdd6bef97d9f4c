/**
 * Why a text is no game, in the person's language. The engine names the fault,
 * the word and where it stands, and of a move that is not allowed also which
 * it is and the rule; a fault that has no words yet is told in the engine's
 * own.
 *
 * @typedef {import('./phrases.js').Phrases['say']} Say
 */
import { letterSide } from './pit-letter.js';
import { refusalPhrase } from './refusal.js';

/** Reasons that mean something else in a text than at the board. */
const IN_TEXTS = ['game-over', 'no-pass'];

/**
 * @param {Say} say
 * @param {any} error what the engine threw
 * @returns {string}
 */
export function tellTextFault(say, error) {
  const { code, message, column, found, expected, ply } = error;
  if (typeof column !== 'number') return message;
  const why = ply === undefined ? '' : tellIllegalMove(say, error);
  const fault = say('text-fault', { code, message, expected: expected ?? 0, ply: ply ?? 0, why });
  return say('text-fault-there', { found: found ?? '', column, fault });
}

/**
 * @param {Say} say
 * @param {any} error
 */
function tellIllegalMove(say, { found, mover, ...refusal }) {
  const { reason, clause } = refusal;
  if (IN_TEXTS.includes(reason)) return say('text-refusal', { reason, clause });
  const pit = say('pit', { side: letterSide(found), letter: found });
  const { key, args } = refusalPhrase(refusal, pit, mover);
  return say(key, args);
}
