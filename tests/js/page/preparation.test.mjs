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
  Object.assign(globalThis, {
    window: globalThis,
    requestIdleCallback: (/** @type {() => void} */ work) => work(),
  });
  await prepareTables(before, state, {
    engine: { arrival: Promise.resolve() },
    store: /** @type {any} */ ({ state }),
    thinker: { prepare: async (...which) => void wanted.push(which) },
  });
  return wanted;
}

const NOTHING = /** @type {PageState} */ (
  /** @type {unknown} */ ({ match: null, act: 'idle', settings: {} })
);

test('a game that is only looked at wants no table', async () => {
  assert.deepEqual(await wantedFor(NOTHING, pageState()), []);
  assert.deepEqual(await wantedFor(pageState(), pageState()), []);
});

for (const [what, of] of /** @type {const} */ ([
  ['the first move is chosen', { act: 'asking' }],
  ['moves have been played', { plies: 3 }],
  ['the computer is to move', { seats: NORTH_ALONE }],
])) {
  test(`once ${what} the smaller table is wanted, and once only`, async () => {
    assert.deepEqual(await wantedFor(pageState(), pageState(of)), [['modiar', false]]);
    assert.deepEqual(await wantedFor(pageState(of), pageState(of)), []);
  });
}

test('analysis wants the larger table, and so does the highest level', async () => {
  assert.deepEqual(await wantedFor(pageState(), pageState({ analysis: true })), [['modiar', true]]);
  const strongest = { seats: NORTH_ALONE, level: 'master' };
  assert.deepEqual(await wantedFor(NOTHING, pageState(strongest)), [['modiar', true]]);
});
