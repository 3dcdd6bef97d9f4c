/**
 * Fetches and compiles a module of the engine, in whichever thread calls it.
 * The single file replaces this module by `build/inline/load-wasm.js`.
 *
 * @param {string} file in `wasm/`
 * @returns {Promise<WebAssembly.Module>}
 * @throws when WebAssembly is missing or forbidden, or the file does not come.
 */
export async function loadWasm(file) {
  const url = new URL(`./wasm/${file}`, import.meta.url);
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
