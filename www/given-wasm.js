/**
 * The engine, compiled by the page and handed over in the worker's first
 * message (see `make-worker.js`). Listening starts as soon as this module
 * runs, before the worker's own listeners, which never see that message.
 *
 * @type {Promise<WebAssembly.Module>}
 */
export const givenWasm = new Promise((resolve, reject) => {
  /** @param {MessageEvent} event */
  function take(event) {
    if (event.data?.engine === undefined) return;
    event.stopImmediatePropagation();
    removeEventListener('message', take);
    if (event.data.engine) resolve(event.data.engine);
    else reject(new Error(`The engine did not load: ${event.data.message}`));
  }
  addEventListener('message', take);
});
