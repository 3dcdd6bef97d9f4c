/**
 * Why a text is no game, in the person's language. The engine names the fault,
 * the word and where it stands; a fault that has no words yet is told in the
 * engine's own.
 *
 * @param {import('./phrases.js').Phrases['say']} say
 * @param {any} error what the engine threw
 * @returns {string}
 */
export function tellTextFault(say, { code, message, column, found, expected }) {
  if (typeof column !== 'number') return message;
  const fault = say('text-fault', { code, message, expected: expected ?? 0 });
  return say('text-fault-there', { found: found ?? '', column, fault });
}
