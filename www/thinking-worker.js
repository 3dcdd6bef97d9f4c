/**
 * The thinker's thread: solves, searches, and chooses the computer's moves,
 * with the whole engine. It may be ended at any moment.
 */
import { answer } from './answers.js';
import { givenWasm } from './given-wasm.js';
import { makeThinking } from './thinking.js';
import { Game, initSync, Solution, Thinker } from './wasm/daga.js';

answer(makeThinking({ Game, Solution, Thinker }), async () => {
  initSync({ module: await givenWasm });
});
