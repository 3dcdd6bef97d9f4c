/** When tables are made: what thinks is loaded with them. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { prepareTables } from '../../../www/preparation.js';

/** @typedef {import('../../../www/store.js').PageState} PageState */

const TWO = { south: 'person', north: 'person' };
const NORTH_ALONE = { south: 'computer', north: 'person' };

/** @param {{ seats?: object, plies?: number, act?: string, analysis?: boolean, level?: string }} [of] */
function pageState({
  seats = TWO,
  plies = 0,
  act = 'idle',
  analysis = false,
  level = 'player',
} = {}) {
  const match = { variant: { id: 'modiar' }, seats, state: { plies, turn: 'south' } };
  return /** @type {PageState} */ (
    /** @type {unknown} */ ({ match, act, settings: { analysis, level } })
  );
}

/**
 * @param {PageState} before
 * @param {PageState} state
 * @returns {Promise<unknown[]>} what was wanted
 */
async function wantedFor(before, state) {
  /** @type {unknown[]} */
  const wanted = [];
  await prepare(before, storeOf(state), wanted);
  return wanted;
}

/** @param {PageState} state @returns {any} */
const storeOf = (state) => Object.assign(new EventTarget(), { state });

/**
 * @param {PageState} before
 * @param {any} store
 * @param {unknown[]} wanted hears of all that is asked of the thinker
 */
function prepare(before, store, wanted) {
  Object.assign(globalThis, {
    window: globalThis,
    requestIdleCallback: (/** @type {() => void} */ work) => work(),
  });
  return prepareTables(before, store.state, {
    engine: { arrival: Promise.resolve() },
    store,
    thinker: {
      wake: () => void wanted.push('awake'),
      prepare: async (...which) => void wanted.push(which),
    },
  });
}

const NOTHING = /** @type {PageState} */ (
  /** @type {unknown} */ ({ match: null, act: 'idle', settings: {} })
);

test('a game that is only looked at wants no table', async () => {
  assert.deepEqual(await wantedFor(NOTHING, pageState()), []);
  assert.deepEqual(await wantedFor(pageState(), pageState()), []);
});

for (const [what, of] of /** @type {const} */ ([
  ['moves have been played', { plies: 3 }],
  ['the computer is to move', { seats: NORTH_ALONE }],
])) {
  test(`once ${what} the smaller table is wanted, and once only`, async () => {
    assert.deepEqual(await wantedFor(pageState(), pageState(of)), ['awake', ['modiar', false]]);
    assert.deepEqual(await wantedFor(pageState(of), pageState(of)), []);
  });
}

test('analysis wants the larger table, and so does the highest level', async () => {
  assert.deepEqual(await wantedFor(pageState(), pageState({ analysis: true })), [
    'awake',
    ['modiar', true],
  ]);
  const strongest = { seats: NORTH_ALONE, level: 'master' };
  assert.deepEqual(await wantedFor(NOTHING, pageState(strongest)), ['awake', ['modiar', true]]);
});

test('with the first move what thinks is woken, and the table waits until stones are at rest', async () => {
  const store = storeOf(pageState({ act: 'asking' }));
  /** @type {unknown[]} */
  const wanted = [];
  const prepared = prepare(pageState(), store, wanted);
  const turn = (/** @type {PageState} */ state) => {
    store.state = state;
    store.dispatchEvent(new Event('change'));
    return new Promise((resolve) => setTimeout(resolve));
  };
  await turn(pageState({ act: 'asking' }));
  await turn(pageState({ act: 'sowing', plies: 1 }));
  assert.deepEqual(wanted, ['awake']);
  await turn(pageState({ plies: 1 }));
  await prepared;
  assert.deepEqual(wanted, ['awake', ['modiar', false]]);
});
