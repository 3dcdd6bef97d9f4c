import assert from 'node:assert/strict';
import test from 'node:test';
import { languages } from '../../www/languages/index.js';
import { Phrases } from '../../www/phrases.js';
import { tellTextFault } from '../../www/text-fault.js';
import { load } from './engine.mjs';

const { Game } = await load();
const all = await Promise.all(languages.map((language) => language.load()));

/** A text with each fault that a text can have. */
const FAULTY = {
  'text-too-long': `modiar: ${'a '.repeat(40_000)}`,
  'text-not-ascii': 'modiar: é',
  'unknown-variant': 'chess: e4',
  'bad-board': 'modiar seven',
  'bad-row': 'modiar 7,7/7,7,7 0-0 S',
  'bad-captured': 'modiar 7,7,7/7,7,7 none S',
  'bad-chance': 'modiar chance=often: a',
  'bad-turn': 'modiar 7,7,7/7,7,7 0-0 W',
  'unexpected-word': 'modiar 7,7,7/7,7,7 0-0 S opening twice',
  'bad-move': 'modiar: z',
  'illegal-move': 'modiar: A',
  'wrong-result': 'modiar: a 30-12',
  'seed-total': 'modiar 7,7,7/7,7,7 1-0 S',
  'odd-capture': 'modiar 7,7,7/7,6,6 1-1 S',
  'no-opening-rule': 'tihbat 7,7/7,7 0-0 S opening',
  'north-opens': 'modiar 7,7,7/7,7,7 0-0 N opening',
};

/** @param {string} text */
function faultOf(text) {
  try {
    Game.fromText(text).free();
  } catch (error) {
    return /** @type {any} */ (error);
  }
  throw new Error(`Nothing is wrong with “${text}”.`);
}

for (const [code, text] of Object.entries(FAULTY)) {
  test(`${code}: every language says what is wrong and where`, () => {
    const error = faultOf(text);
    assert.equal(error.code, code);
    for (const language of all) {
      assert.ok(code in language.texts['text-fault'], `${language.code} has no words for ${code}`);
      const told = tellTextFault(new Phrases(language).say, error);
      assert.doesNotMatch(told, /[{}]|undefined/);
      if (error.found) assert.ok(told.includes(error.found), told);
      if (error.expected) assert.ok(told.includes(String(error.expected)), told);
    }
  });
}

const ILLEGAL = {
  'modiar: a c': 'M1',
  'modiar 1,2,2/1,0,0 18-18 S: c': 'M6',
  'tihbat: a pass': 'T4',
  'tihbat 1,0/1,0 12-14 S: a A a': 'T6',
};

for (const [text, clause] of Object.entries(ILLEGAL)) {
  test(`“${text}”: every language says which move is wrong, and names ${clause}`, () => {
    const error = faultOf(text);
    const words = text.slice(text.indexOf(':') + 2).split(' ');
    assert.deepEqual([error.ply, error.clause], [words.length, clause]);
    for (const language of all) {
      const told = tellTextFault(new Phrases(language).say, error);
      assert.doesNotMatch(told, /[{}]|undefined/);
      for (const part of [words.at(-1), words.length, error.column, clause])
        assert.ok(told.includes(String(part)), told);
    }
  });
}

test('an illegal move is told with the reason it has at the board', () => {
  const english = new Phrases(all[0]);
  assert.equal(
    tellTextFault(english.say, faultOf('modiar: a c')),
    '“c”, sign 11: move 2 is not allowed. ' +
      'South c is South’s. North chooses from North’s row: rule M1.',
  );
});

test('a text that ends too soon is told so', () => {
  const english = new Phrases(all[0]);
  assert.equal(
    tellTextFault(english.say, faultOf('modiar 7,7,7/7,7,7 0-0')),
    'at the end of the text: S or N should say here who is to move.',
  );
});

test('an error that is not about a text keeps its own words', () => {
  const english = new Phrases(all[0]);
  assert.equal(tellTextFault(english.say, new Error('The engine is away.')), 'The engine is away.');
});
