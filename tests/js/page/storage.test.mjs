import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readSavedGame } from '../../../www/saved-game.js';
import { boardSettings, readSettings } from '../../../www/settings.js';
import { Storage } from '../../../www/storage.js';

/** A browser's storage in memory. @param {Record<string, string>} [items] */
function shelf(items = {}) {
  const map = new Map(Object.entries(items));
  const api = {
    getItem: (/** @type {string} */ key) => map.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ value) => void map.set(key, value),
    removeItem: (/** @type {string} */ key) => void map.delete(key),
    map,
  };
  return /** @type {globalThis.Storage & { map: Map<string, string> }} */ (
    /** @type {unknown} */ (api)
  );
}

test('what is written is read back, under our prefix', () => {
  const items = shelf();
  const storage = new Storage(() => items);
  storage.write('last', 'tihbat');
  assert.equal(storage.read('last'), 'tihbat');
  assert.deepEqual([...items.map.keys()], ['daga-1-last']);
  assert.equal(storage.read('never'), null);
});

test('what is not JSON is dropped, and nothing else', () => {
  const items = shelf({ 'daga-1-game-modiar': '{{{', 'daga-1-game-tihbat': '{"text":"x"}' });
  const storage = new Storage(() => items);
  assert.equal(storage.read('game-modiar'), null);
  assert.deepEqual([...items.map.keys()], ['daga-1-game-tihbat']);
});

test('a browser that keeps nothing does no harm', () => {
  const forbidden = new Storage(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  forbidden.write('last', 'modiar');
  forbidden.drop('last');
  assert.equal(forbidden.read('last'), null);

  const full = shelf();
  full.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const storage = new Storage(() => full);
  storage.write('last', 'modiar');
  assert.equal(storage.read('last'), null);
});

test('only a whole saved game is taken up', () => {
  const whole = {
    text: 'modiar: a',
    ply: 1,
    seed: 7,
    seats: { south: 'person', north: 'computer' },
  };
  assert.equal(readSavedGame(whole), whole);
  for (const damage of [
    { text: 7 },
    { ply: -1 },
    { ply: 1.5 },
    { seed: 'x' },
    { seed: -5 },
    { seed: 2 ** 32 },
    { seats: null },
    { seats: { south: 'person' } },
    { seats: { south: 'person', north: 'cat' } },
  ]) {
    assert.equal(readSavedGame({ ...whole, ...damage }), null, JSON.stringify(damage));
  }
  for (const nonsense of [null, 7, 'modiar', []]) assert.equal(readSavedGame(nonsense), null);
});

test('settings that are none fall back one by one', () => {
  const settings = readSettings({ speed: 'fast', look: 'pink', facing: 'yes', language: 3 });
  assert.equal(settings.speed, 'fast');
  assert.equal(settings.look, 'auto');
  assert.equal(settings.facing, false);
  assert.equal(settings.language, '');
  assert.deepEqual(readSettings('rubbish'), readSettings(null));
});

test('what is left to the system is decided by it', () => {
  const calm = { dark: false, contrast: false, still: false, far: false };
  const settings = readSettings(null);
  assert.equal(boardSettings(settings, calm).speed, 'normal');
  assert.equal(boardSettings(settings, { ...calm, still: true }).speed, 'still');
  assert.equal(boardSettings(settings, { ...calm, dark: true }).look, 'dark');
  assert.equal(boardSettings(settings, { ...calm, dark: true, contrast: true }).look, 'contrast');
  assert.equal(
    boardSettings({ ...settings, look: 'light' }, { ...calm, dark: true }).look,
    'light',
  );
  assert.equal(
    boardSettings({ ...settings, speed: 'slow' }, { ...calm, still: true }).speed,
    'slow',
  );
  assert.equal(boardSettings({ ...settings, turned: 'never' }, calm).turned, false);
});
