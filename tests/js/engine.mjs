import { readFile } from 'node:fs/promises';

/**
 * @typedef {typeof import('../../www/wasm/daga.js')} Daga
 * @typedef {import('../../www/wasm/daga.js').Game} Game
 * @typedef {import('../../www/wasm/daga.js').State} State
 * @typedef {import('../../www/wasm/daga.js').Step} Step
 */

/** Both builds of the engine that are shipped, by file name. */
export const BUILDS = ['daga_bg.wasm', 'daga_simd_bg.wasm'];

/**
 * Starts one build of the engine, apart from every other.
 *
 * @param {string} [build]
 * @returns {Promise<Daga>}
 */
export async function load(build = BUILDS[0]) {
  const folder = new URL('../../www/wasm/', import.meta.url);
  /** @type {Daga} */
  const daga = await import(new URL(`daga.js?${build}`, folder).href);
  daga.initSync({ module: await readFile(new URL(build, folder)) });
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
