/** Solves Modiar several times over and tells how long each took, in milliseconds. */
import { initSync, Solution } from '../../www/wasm/daga.js';

const begun = performance.now();
const bytes = await (
  await fetch(new URL('../../www/wasm/daga_bg.wasm', import.meta.url))
).arrayBuffer();
const fetched = performance.now();
initSync({ module: await WebAssembly.compile(bytes) });
const compiled = performance.now() - fetched;
const solved = [];
for (let time = 0; time < 6; time++) {
  const start = performance.now();
  const solution = Solution.solve('modiar', 42, () => {});
  solved.push(performance.now() - start);
  solution.free();
}
postMessage({ fetched: fetched - begun, compiled, solved });
