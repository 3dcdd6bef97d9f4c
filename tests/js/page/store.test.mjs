import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readSettings } from '../../../www/settings.js';
import { Store } from '../../../www/store.js';

/** @type {any} */
const GAME = {
  variant: { id: 'modiar' },
  state: { ply: 0 },
  seats: { south: 'person', north: 'person' },
  seed: 1,
  paused: false,
};
/** @type {any} */
const TOLD = { side: 'south', pit: 0 };

test('each transition replaces the state and tells both', () => {
  const store = new Store(readSettings(null), []);
  /** @type {any[]} */
  const changes = [];
  store.addEventListener('change', (event) =>
    changes.push(/** @type {CustomEvent} */ (event).detail),
  );
  const before = store.state;
  store.matchOpened(GAME);
  assert.equal(changes[0].before, before);
  assert.equal(changes[0].state, store.state);
  assert.equal(before.match, null);
  assert.ok(Object.isFrozen(store.state));
});

test('every game has an id of its own', () => {
  const store = new Store(readSettings(null), []);
  store.matchOpened(GAME);
  const first = store.state.match?.id;
  store.matchOpened(GAME);
  assert.notEqual(store.state.match?.id, first);
});

test('a move clears the message and is told until it has been shown', () => {
  const store = new Store(readSettings(null), []);
  store.matchOpened(GAME);
  store.messageShown({ key: 'refusal-empty', tone: 'refusal' });
  store.moved(/** @type {any} */ ({ ply: 1 }), TOLD, false);
  assert.equal(store.state.message, null);
  assert.equal(store.state.act, 'sowing');
  store.settled();
  assert.equal(store.state.act, 'idle');
  assert.equal(store.state.sowing, null);
  assert.equal(store.state.match?.told, TOLD);
});

test('a hint and a message take each other’s place: the later one is told', () => {
  const store = new Store(readSettings(null), []);
  store.matchOpened(GAME);
  store.messageShown({ key: 'refused', tone: 'refusal' });
  store.hinted(/** @type {any} */ ({ pit: 2 }));
  assert.equal(store.state.message, null);
  store.messageShown({ key: 'refused', tone: 'refusal' });
  assert.equal(store.state.hint, null);
  assert.deepEqual(store.state.message, { key: 'refused', tone: 'refusal' });
});

test('settling ends a sowing or a question, not a thought', () => {
  const store = new Store(readSettings(null), []);
  store.matchOpened(GAME);
  store.thinking();
  store.settled();
  assert.equal(store.state.act, 'thinking');
  store.thoughtDropped();
  assert.equal(store.state.act, 'idle');
});
