// The same figures as the native benchmark, from WebAssembly under Node:
// `node speed.mjs <folder>`, where bindgen has put the module.
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const REPETITIONS = 31;
const TURN = 10; // milliseconds
const GAMES = 10;

const folder = pathToFileURL(`${resolve(process.argv[2] ?? '')}/`);
const wasm = await import(new URL('daga.js', folder).href);
wasm.initSync({ module: await readFile(new URL('daga_bg.wasm', folder)) });

/**
 * @param {number[]} values
 * @returns {number}
 */
const median = (values) => values.sort((a, b) => a - b)[values.length >> 1];

/**
 * What is done in a second.
 *
 * @param {() => number} work
 */
function rate(work) {
  const begin = performance.now();
  let done = 0;
  while (performance.now() - begin < TURN) done += work();
  return (1000 * done) / (performance.now() - begin);
}

/**
 * @param {string} id
 * @param {string} unit
 * @param {number} scale
 * @param {(engine: boolean) => number} work
 */
function report(id, unit, scale, work) {
  const engine = [];
  const reference = [];
  const ratio = [];
  if (work(true) !== work(false)) throw new Error('both must do the same work');
  for (let repetition = 0; repetition < REPETITIONS; repetition++) {
    const fast = rate(() => work(true));
    const plain = rate(() => work(false));
    engine.push(fast);
    reference.push(plain);
    ratio.push(fast / plain);
  }
  const columns = [median(engine) / scale, median(reference) / scale];
  const [a, b] = columns.map((value) => value.toFixed(2).padStart(9));
  const times = median(ratio).toFixed(1).padStart(9);
  console.log(`${id.padEnd(15)} ${unit.padEnd(13)} ${a} ${b} ${times}×`);
}

console.log(`medians of ${REPETITIONS}                   engine reference     ratio`);
for (const [variant, id] of wasm.ids().entries()) {
  report(id, 'M leaves/s', 1e6, (engine) => wasm.leaves(engine, variant));
  const plies = wasm.play_outs(true, variant, GAMES) / GAMES;
  report(id, 'k play-outs/s', 1e3 * plies, (engine) => wasm.play_outs(engine, variant, GAMES));
}
