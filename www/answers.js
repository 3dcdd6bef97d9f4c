/**
 * How a worker answers: every request names an action and carries a number,
 * and its answer brings the number back. In between it may send news.
 *
 * @typedef {(argument: any, tell: (news: unknown) => void) => unknown} Action
 */

/**
 * @param {Record<string, Action>} actions by name
 * @param {() => Promise<void>} load brings the engine, once
 */
export function answer(actions, load) {
  const ready = load();
  addEventListener('message', async ({ data: { id, action, argument } }) => {
    try {
      await ready;
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      postMessage({ panic: message, unreachable: true });
      return;
    }
    try {
      const value = await actions[action](argument, (news) => postMessage({ id, news }));
      postMessage({ id, value });
    } catch (error) {
      answerError(id, /** @type {any} */ (error));
    }
  });
}

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
  // Name by name: not every browser lets all of them be enumerated.
  const { code, message, column, found, expected } = error;
  const { ply, mover, pit, reason, clause, laps } = error;
  const text = { column, found, expected };
  const move = { ply, mover, pit, reason, clause, laps };
  postMessage({ id, error: { code, message, ...text, ...move } });
}
