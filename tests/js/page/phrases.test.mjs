import assert from 'node:assert/strict';
import { test } from 'node:test';
import { english } from '../../../www/languages/index.js';
import { Phrases } from '../../../www/phrases.js';

/** @param {Record<string, any>} texts @param {string} [code] */
const spoken = (texts, code = 'en') => ({
  code,
  name: code,
  dir: /** @type {const} */ ('ltr'),
  status: '',
  texts,
});

/** @param {Record<string, any>} texts @param {string} [code] */
const phrases = (texts, code) => new Phrases(spoken(texts, code));

test('slots are filled, numbers as the language writes them', () => {
  const { say } = phrases({ 'a-key': '{name} has {n}' });
  assert.equal(say('a-key', { name: 'Iman', n: 16384 }), 'Iman has 16,384');
  assert.equal(phrases({ 'a-key': '{n}' }, 'de').say('a-key', { n: 1234.5 }), '1.234,5');
});

test('a slot without a value stays visible', () => {
  assert.equal(phrases({ 'a-key': 'Hello {name}' }).say('a-key'), 'Hello {name}');
});

test('the plural form follows the language', () => {
  const texts = { k: { one: '{n} kamen', few: '{n} kamena', other: '{n} kamenova' } };
  const { say } = phrases(texts, 'hr');
  assert.deepEqual(
    [1, 2, 5, 21].map((n) => say('k', { n })),
    ['1 kamen', '2 kamena', '5 kamenova', '21 kamen'],
  );
});

test('a choice by word or by another number, nested', () => {
  const { say } = phrases({
    k: {
      by: 'who',
      you: {
        by: 'captured',
        0: 'You take nothing',
        one: 'You take {captured}',
        other: 'You take {captured} in all',
      },
      other: 'Somebody takes {captured}',
    },
  });
  assert.equal(say('k', { who: 'you', captured: 0 }), 'You take nothing');
  assert.equal(say('k', { who: 'you', captured: 1 }), 'You take 1');
  assert.equal(say('k', { who: 'you', captured: 4 }), 'You take 4 in all');
  assert.equal(say('k', { who: 'north', captured: 4 }), 'Somebody takes 4');
});

test('a value is never read as a text with slots of its own', () => {
  assert.equal(phrases({ k: '{reason}' }).say('k', { reason: '{n} <b>' }), '{n} <b>');
});

test('another language takes over at once', () => {
  const words = phrases({ k: 'stone' });
  words.use(spoken({ k: 'kivi' }, 'fi'));
  assert.equal(words.say('k'), 'kivi');
  assert.equal(words.language.code, 'fi');
});

test('another language counts and writes numbers in its own way', () => {
  const texts = { k: { one: '{n} one', few: '{n} few', other: '{n} other' } };
  const words = phrases(texts);
  assert.equal(words.say('k', { n: 3001 }), '3,001 other');
  words.use(spoken(texts, 'hr'));
  assert.equal(words.say('k', { n: 3001 }), '3.001 one');
});

test('every key of English is plain, and every choice has a way out', () => {
  for (const [key, text] of Object.entries(english.texts)) {
    assert.match(key, /^[a-z0-9]+(-[a-z0-9]+)*$/);
    check(key, text);
  }
});

/** @param {string} key @param {any} text */
function check(key, text) {
  if (typeof text === 'string') {
    assert.ok(text.trim() !== '', `${key} is empty`);
    return;
  }
  const { by, ...forms } = text;
  for (const form of Object.values(forms)) check(key, form);
  // `value` chooses by a name, which may look like a number's.
  const countsThings = by !== 'value' && ('one' in forms || 'few' in forms);
  assert.ok('other' in forms || !countsThings, `${key} has no form for every other number`);
  assert.ok(by === undefined || typeof by === 'string', `${key} chooses by no name`);
}
