import { initSync } from './wasm/daga.js';

/**
 * The smallest module that uses a simd128 instruction
 * (`i32.const 0; i8x16.splat; i8x16.popcnt; drop`). A browser that calls it
 * valid can run the build of the engine that works on 16 pits at once.
 */
const SIMD_PROBE = new Uint8Array([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 10, 11, 1, 9, 0, 65, 0, 253, 15, 253,
  98, 26, 11,
]);

/**
 * Fetches and starts the engine, in whichever thread calls it. After this the
 * exports of `wasm/daga.js` may be used. The single file replaces this module
 * by `build/inline/load-wasm.js`.
 *
 * @returns {Promise<void>}
 * @throws when WebAssembly is missing or forbidden, or the file does not come.
 */
export async function loadWasm() {
  const file = WebAssembly.validate(SIMD_PROBE) ? 'daga_simd_bg.wasm' : 'daga_bg.wasm';
  const url = new URL(`./wasm/${file}`, import.meta.url);
  initSync({ module: await compile(url) });
}

/**
 * @param {URL} url
 * @returns {Promise<WebAssembly.Module>}
 */
async function compile(url) {
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`The engine did not load: ${url.pathname} answered ${response.status}.`);
  }
  // Streaming insists on the right type; plain file servers often do not send it.
  if (response.headers.get('Content-Type') === 'application/wasm') {
    return WebAssembly.compileStreaming(response);
  }
  return WebAssembly.compile(await response.arrayBuffer());
}
