/**
 * Solves the game on the table, as far as it is worth it: when the page has
 * nothing else to do, for nobody waits for it yet.
 *
 * @typedef {import('./store.js').PageState} PageState
 */
import { isLargeTableWanted } from './analyst.js';
import { whenIdle } from './idle.js';

/**
 * @param {PageState} before
 * @param {PageState} state
 * @param {{
 *   engine: Pick<import('./engine.js').Engine, 'arrival'>,
 *   store: import('./store.js').Store,
 *   thinker: Pick<import('./thinker.js').Thinker, 'prepare'>,
 * }} parts
 */
export async function prepareTables(before, state, { engine, store, thinker }) {
  const id = state.match?.variant.id;
  if (!id) return;
  const large = isLargeTableWanted(state);
  if (id === before.match?.variant.id && large === isLargeTableWanted(before)) return;
  await engine.arrival;
  whenIdle(() => {
    if (store.state.match?.variant.id === id) thinker.prepare(id, large);
  });
}
