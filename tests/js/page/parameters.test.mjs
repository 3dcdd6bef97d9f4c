/** What the page's address may ask for. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { PARAMETERS, readParameters } from '../../../www/parameters.js';
import { readSettings } from '../../../www/settings.js';
import {
  partsLeftOut,
  seatsGiven,
  settingsGiven,
  settingsLocked,
  settingsToKeep,
} from '../../../www/wishes.js';

test('each parameter is read, in the page’s terms', () => {
  const { given, faults } = readParameters(
    '?game=tihbat&position=tihbat+7.7&players=one&side=north&level=expert&language=EN-gb&look=dark' +
      '&sound=1&motion=off&speed=fast&analysis=on&show=controls,moves&locked=look,language' +
      '&host=https://a.example,http://localhost:8000&kiosk=1&idle=90&warning=30&code=2468',
  );
  assert.deepEqual(faults, []);
  assert.deepEqual(given, {
    game: 'tihbat',
    position: 'tihbat 7.7',
    players: 'one',
    side: 'north',
    level: 'expert',
    language: 'en',
    look: 'dark',
    sound: true,
    motion: false,
    speed: 'fast',
    analysis: true,
    show: ['controls', 'moves'],
    locked: ['look', 'language'],
    host: ['https://a.example', 'http://localhost:8000'],
    kiosk: true,
    idle: 90,
    warning: 30,
    code: '2468',
  });
});

test('unknown parameters are ignored', () => {
  assert.deepEqual(readParameters('?utm_source=x&constructor=1&__proto__=2&'), {
    given: {},
    faults: [],
  });
});

test('wrong values are named and not taken', () => {
  const wrong = {
    game: '<b>',
    position: 'x'.repeat(20_001),
    players: '3',
    side: 'South',
    level: 'Très fort',
    language: 'tlh',
    look: 'pink',
    sound: 'yes',
    motion: '',
    speed: 'still',
    analysis: 'true',
    show: 'controls,board',
    locked: 'look;sound',
    host: 'https://a.example/path',
    kiosk: '2',
    idle: '9',
    warning: '19',
    code: '12',
  };
  assert.deepEqual(Object.keys(wrong), Object.keys(PARAMETERS));
  const { given, faults } = readParameters(`?${new URLSearchParams(wrong)}`);
  assert.deepEqual(given, {});
  assert.deepEqual(
    faults.map(({ name }) => name),
    Object.keys(wrong),
  );
  for (const { value } of faults) assert.ok(value.length <= 60);
  for (const host of ['javascript:alert(1)', 'null', '*', 'https://a.example,', 'a.example'])
    assert.equal(PARAMETERS.host.read(host), undefined, host);
  for (const number of ['1e2', '-20', '20.5', 'Infinity', ' 20'])
    assert.equal(PARAMETERS.idle.read(number), undefined, number);
});

test('every parameter stands in the documentation, and nothing else does', async () => {
  const text = await readFile(new URL('../../../www/EMBEDDING.md', import.meta.url), 'utf8');
  const [, table] = /## Parameters\n([\s\S]*?)\n## /.exec(text) ?? [];
  const names = Array.from(table.matchAll(/^\| `(\w+)` \|/gm), ([, name]) => name);
  assert.deepEqual(names.sort(), Object.keys(PARAMETERS).sort());
});

test('settings: the address decides for this visit, and is not remembered', () => {
  const earlier = readSettings({ look: 'light', speed: 'slow', keys: false });
  const decided = settingsGiven({ look: 'dark', motion: false, speed: 'fast' }, earlier);
  assert.deepEqual(decided, { look: 'dark', speed: 'still' });
  const now = { ...earlier, ...decided, sound: true };
  const kept = settingsToKeep(now, earlier, decided);
  assert.deepEqual(kept, { ...earlier, sound: true });
  assert.equal(settingsGiven({ motion: true }, earlier).speed, 'normal');
});

test('who plays', () => {
  const usual = /** @type {const} */ ({ south: 'computer', north: 'computer' });
  assert.equal(seatsGiven({}, usual), usual);
  assert.deepEqual(seatsGiven({ players: 'one' }, usual), { south: 'person', north: 'computer' });
  assert.deepEqual(seatsGiven({ side: 'north' }, usual), { south: 'computer', north: 'person' });
  assert.deepEqual(seatsGiven({ players: 'two', side: 'north' }, usual), {
    south: 'person',
    north: 'person',
  });
  assert.deepEqual(seatsGiven({ players: 'none' }, usual), usual);
});

test('parts left out and settings locked', () => {
  assert.deepEqual(partsLeftOut({}), []);
  assert.deepEqual(partsLeftOut({ show: ['all'] }), []);
  assert.deepEqual(partsLeftOut({ show: ['none'] }), [
    'games',
    'menu',
    'players',
    'controls',
    'moves',
  ]);
  assert.deepEqual(partsLeftOut({ show: ['menu', 'controls'] }), ['games', 'players', 'moves']);
  assert.deepEqual(settingsLocked({ locked: ['look'] }), ['look']);
  const all = settingsLocked({ locked: ['all'] });
  for (const name of ['language', 'level', 'analysis']) assert.ok(all.includes(name), name);
});
