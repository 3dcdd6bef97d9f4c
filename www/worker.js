/**
 * The referee's thread: a table of actions on one game. It has only as much of
 * the engine as playing needs, so that the page can be played soon.
 */
import { answer } from './answers.js';
import { givenWasm } from './given-wasm.js';
import { playExample } from './rules/play-example.js';
import { Game, initSync } from './wasm/rules.js';

/** @type {Game | null} */
let game = null;

/** @returns {Game} */
function theGame() {
  if (!game) throw Object.assign(new Error('No game has been opened yet.'), { code: 'no-game' });
  return game;
}

/** @type {Record<string, (argument: any) => unknown>} */
const actions = {
  open: ({ variant, text, ply }) => {
    const opened = text === undefined ? new Game(variant) : Game.fromText(text);
    const state = ply === undefined ? opened.state() : opened.jump(ply);
    game?.free();
    game = opened;
    return state;
  },
  play: ({ pit, seed }) => {
    const playing = theGame();
    if (seed !== undefined) playing.drawFrom(seed);
    return pit === null ? playing.pass() : playing.play(pit);
  },
  redo: () => theGame().redo(),
  jump: (ply) => theGame().jump(ply),
  replay: (ply) => theGame().replay(ply),
  preview: (pit) => theGame().preview(pit),
  example: (example) => playExample(Game, example),
};

answer(actions, async () => {
  initSync({ module: await givenWasm });
});
