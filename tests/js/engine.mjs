import { readFile } from 'node:fs/promises';

/**
 * @typedef {typeof import('../../www/wasm/daga.js')} Daga
 * @typedef {import('../../www/wasm/daga.js').Game} Game
 * @typedef {import('../../www/wasm/daga.js').State} State
 * @typedef {import('../../www/wasm/daga.js').Step} Step
 */

/**
 * Starts a module of the engine: the whole, or `rules`, what playing needs.
 *
 * @param {string} [name]
 * @returns {Promise<Daga>}
 */
export async function load(name = 'daga') {
  const folder = new URL('../../www/wasm/', import.meta.url);
  /** @type {Daga} */
  const daga = await import(new URL(`${name}.js`, folder).href);
  daga.initSync({ module: await readFile(new URL(`${name}_bg.wasm`, folder)) });
  return daga;
}

/**
 * Makes one move, chosen by chance, or passes where nothing else is allowed.
 *
 * @param {Game} game
 * @param {(below: number) => number} choose
 * @returns {import('../../www/wasm/daga.js').Played}
 */
export function playAny(game, choose) {
  const { legal, mustPass } = game.state();
  return mustPass ? game.pass() : game.play(legal[choose(legal.length)]);
}
