/**
 * Solves the game on the table, as far as it is worth it: once somebody plays
 * it or wants to see through it, and when the page has nothing else to do, for
 * nobody waits for it yet. No table is begun while stones move.
 *
 * @typedef {import('./store.js').PageState} PageState
 */
import { isLargeTableWanted } from './analyst.js';
import { idle } from './idle.js';

/**
 * @param {PageState} before
 * @param {PageState} state
 * @param {{
 *   engine: Pick<import('./engine.js').Engine, 'arrival'>,
 *   store: import('./store.js').Store,
 *   thinker: Pick<import('./thinker.js').Thinker, 'prepare' | 'wake'>,
 * }} parts
 */
export async function prepareTables(before, state, { engine, store, thinker }) {
  const wanted = tableWanted(state);
  const earlier = tableWanted(before);
  if (!wanted || (wanted.id === earlier?.id && wanted.large === earlier.large)) return;
  await engine.arrival;
  await idle();
  if (tableWanted(store.state)) thinker.wake();
  do {
    await atRest(store);
    await idle();
  } while (isMoving(store));
  // Much may have changed meanwhile.
  const now = tableWanted(store.state);
  if (now?.id === wanted.id) thinker.prepare(now.id, now.large);
}

/** @param {import('./store.js').Store} store */
const isMoving = ({ state }) => state.act === 'asking' || state.act === 'sowing';

/** @param {import('./store.js').Store} store @returns {Promise<void>} resolves when no move is under way */
function atRest(store) {
  return new Promise((resolve) => {
    const look = () => {
      if (isMoving(store)) return;
      store.removeEventListener('change', look);
      resolve();
    };
    store.addEventListener('change', look);
    look();
  });
}

/**
 * @param {PageState} state
 * @returns {{ id: string, large: boolean } | null} of which variant, and whether the larger one
 */
function tableWanted(state) {
  const { match, act, settings } = state;
  if (!match) return null;
  const { seats, variant } = match;
  const { plies, turn } = match.state;
  const played = plies > 0 || act !== 'idle' || seats[turn] === 'computer';
  return played || settings.analysis ? { id: variant.id, large: isLargeTableWanted(state) } : null;
}
