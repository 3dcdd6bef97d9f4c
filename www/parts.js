/**
 * Where the workers' scripts and the engine are. The single file replaces this
 * module by `build/inline/parts.js`.
 */

/** @type {WorkerType} */
export const TYPE = 'module';

/** As much of the engine as each worker needs. */
const ENGINES = { rules: 'rules_bg.wasm', thinking: 'daga_bg.wasm' };

/**
 * @param {'rules' | 'thinking' | 'painting'} name of a worker
 * @returns {string | URL}
 */
export function workerScript(name) {
  // Written out: what builds the page looks for addresses like these.
  if (name === 'rules') return new URL('./worker.js', import.meta.url);
  if (name === 'painting') return new URL('./painting-worker.js', import.meta.url);
  return new URL('./thinking-worker.js', import.meta.url);
}

/**
 * @param {'rules' | 'thinking'} name of a worker
 * @returns {Promise<WebAssembly.Module>} its engine
 * @throws when WebAssembly is missing or forbidden, or the file does not come.
 */
export async function bringEngine(name) {
  const url = new URL(`./wasm/${ENGINES[name]}`, import.meta.url);
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`${url.pathname} answered ${response.status}.`);
  }
  // Streaming insists on the right type; plain file servers often do not send it.
  if (response.headers.get('Content-Type') === 'application/wasm') {
    return WebAssembly.compileStreaming(response);
  }
  return WebAssembly.compile(await response.arrayBuffer());
}
