/**
 * The engine's thread: a table of actions on one game, and those of thinking.
 * This is the only module that knows the wasm.
 */
import { loadWasm } from './load-wasm.js';
import { playExample } from './rules/play-example.js';
import { makeThinking } from './thinking.js';
import { Game, Solution, Thinker, variants } from './wasm/daga.js';

/** @type {Game | null} */
let game = null;

/** @returns {Game} */
function theGame() {
  if (!game) throw Object.assign(new Error('No game has been opened yet.'), { code: 'no-game' });
  return game;
}

/** @type {Record<string, (argument: any, tell: (news: unknown) => void) => unknown>} */
const actions = {
  variants: () => variants(),
  open: ({ variant, text, ply }) => {
    const opened = text === undefined ? new Game(variant) : Game.fromText(text);
    const state = ply === undefined ? opened.state() : opened.jump(ply);
    game?.free();
    game = opened;
    return state;
  },
  state: () => theGame().state(),
  play: (pit) => theGame().play(pit),
  pass: () => theGame().pass(),
  undo: () => theGame().undo(),
  redo: () => theGame().redo(),
  jump: (ply) => theGame().jump(ply),
  replay: (ply) => theGame().replay(ply),
  preview: (pit) => theGame().preview(pit),
  example: (example) => playExample(Game, example),
  ...makeThinking({ Game, Solution, Thinker }),
};

const ready = loadWasm();

addEventListener('message', async ({ data: { id, action, argument } }) => {
  try {
    await ready;
  } catch (error) {
    postMessage({ panic: error instanceof Error ? error.message : String(error) });
    return;
  }
  try {
    const value = await actions[action](argument, (news) => postMessage({ id, news }));
    postMessage({ id, value });
  } catch (error) {
    answerError(id, /** @type {any} */ (error));
  }
});

/**
 * The engine's own refusals have a code. Anything else is a panic, after which
 * its memory can no longer be trusted.
 *
 * @param {number} id
 * @param {any} error
 */
function answerError(id, error) {
  if (typeof error?.code !== 'string') {
    postMessage({ panic: String(error?.message ?? error) });
    return;
  }
  const { code, message, pit, clause, laps, column, found, expected } = error;
  postMessage({ id, error: { code, message, pit, clause, laps, column, found, expected } });
}
