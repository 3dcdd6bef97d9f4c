/**
 * @typedef {import('../wasm/daga.js').State} State
 * @typedef {import('../wasm/daga.js').Refusal} Refusal
 * @typedef {import('../wasm/daga.js').Played} Played
 *
 * @typedef {object} Shown  what the engine makes of an example
 * @property {State} before
 * @property {Played} [played]  absent when the pit is refused, or nothing is left to play
 * @property {Refusal} [refusal]
 */

/**
 * Plays an example in a game of its own, which leaves every other untouched.
 *
 * @param {typeof import('../wasm/daga.js').Game} Game
 * @param {import('./examples.js').Example} example
 * @returns {Shown}
 */
export function playExample(Game, { text, pit }) {
  const game = Game.fromText(text);
  try {
    const before = game.state();
    if (pit === undefined) return { before };
    if (pit === null) return { before, played: game.pass() };
    const refusal = before.refusals.find((refused) => refused.pit === pit);
    return refusal ? { before, refusal } : { before, played: game.play(pit) };
  } finally {
    game.free();
  }
}
