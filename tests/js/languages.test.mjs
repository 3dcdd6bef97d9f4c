import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import test from 'node:test';
import { languages } from '../../www/languages/index.js';
import { loadRules } from '../../www/languages/rules/index.js';
import { Phrases } from '../../www/phrases.js';

/**
 * @typedef {import('../../www/phrases.js').Language} Language
 * @typedef {string | { [form: string]: Text }} Text
 */

/** The numbers that a text of the game can have to count. */
const NUMBERS = Array.from({ length: 201 }, (_, n) => n);
const PLURALS = ['zero', 'one', 'two', 'few', 'many', 'other'];

const all = await Promise.all(languages.map(({ load }) => load()));
const [english, ...others] = all;

/**
 * A choice by number, not by word.
 *
 * @param {Text} text
 * @returns {boolean}
 */
function counts(text) {
  if (typeof text === 'string') return false;
  const forms = Object.keys(text).filter((form) => form !== 'by');
  return forms.every((form) => PLURALS.includes(form) || /^\d+$/.test(form));
}

/** @param {Text} text @returns {[string, Text][]} */
const branches = (text) => Object.entries(text).filter(([form]) => form !== 'by');

/**
 * The slots of a text and all its branches.
 *
 * @param {Text} text
 * @returns {string[]} sorted, each once
 */
function slots(text) {
  const found =
    typeof text === 'string'
      ? [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      : branches(text).flatMap(([, branch]) => slots(branch));
  return [...new Set(found)].sort();
}

/**
 * Goes through a text and the English one side by side.
 *
 * @param {Text} text
 * @param {Text} model
 * @param {string} where
 * @param {Intl.PluralRules} plurals
 */
function compare(text, model, where, plurals) {
  assert.deepEqual(slots(text), slots(model), `${where}: the slots`);
  if (typeof text !== 'string' && counts(text)) {
    checkForms(text, where, plurals);
    for (const [form, branch] of branches(text)) {
      if (typeof branch === 'string') assert.ok(branch.trim(), `${where}.${form} is empty`);
      else compare(branch, model, `${where}.${form}`, plurals);
    }
  } else if (typeof text === 'string') {
    assert.ok(text.trim(), `${where} is empty`);
  } else {
    assert.ok(
      typeof model !== 'string' && !counts(model),
      `${where}: English has no choice by word here`,
    );
    assert.deepEqual(
      Object.keys(text).sort(),
      Object.keys(model).sort(),
      `${where}: the words to choose by`,
    );
    assert.equal(text.by, model.by, `${where}: what chooses`);
    for (const [form, branch] of branches(text))
      compare(branch, model[form], `${where}.${form}`, plurals);
  }
}

/**
 * @param {{ [form: string]: Text }} text
 * @param {string} where
 * @param {Intl.PluralRules} plurals
 */
function checkForms(text, where, plurals) {
  // Where only single numbers are told apart, the grammar has no say.
  const inflected = branches(text).some(([form]) => form !== 'other' && PLURALS.includes(form));
  for (const n of inflected ? NUMBERS : []) {
    const form = plurals.select(n);
    assert.ok(
      n in text || form in text || form === 'other',
      `${where}: no form “${form}”, needed for ${n}`,
    );
  }
  assert.ok('other' in text, `${where}: no form “other”`);
  for (const [form] of branches(text)) {
    assert.ok(
      /^\d+$/.test(form) || NUMBERS.some((n) => plurals.select(n) === form) || form === 'other',
      `${where}: this language has no form “${form}”`,
    );
  }
}

test('there is a file for each language that may be chosen, and no other', async () => {
  const codes = languages.map(({ code }) => code).sort();
  assert.deepEqual(codes, ['ar', 'en', 'fi', 'fr', 'hr', 'rm']);
  for (const folder of ['languages', 'languages/rules']) {
    const files = await readdir(new URL(`../../www/${folder}/`, import.meta.url));
    const found = files.filter((name) => name.endsWith('.js') && name !== 'index.js');
    assert.deepEqual(
      found.sort(),
      codes.map((code) => `${code}.js`),
    );
  }
});

for (const language of all) {
  const plurals = new Intl.PluralRules(language.intl ?? language.code);

  test(`${language.name} says what it is and who checked it`, () => {
    const listed = languages[all.indexOf(language)];
    assert.equal(language.code, listed.code);
    assert.equal(language.name, listed.name);
    assert.equal(language.dir, language.code === 'ar' ? 'rtl' : 'ltr');
    assert.ok(language.status.length > 20);
    assert.deepEqual(Intl.PluralRules.supportedLocalesOf(language.intl ?? language.code).length, 1);
  });

  test(`${language.name} has a form for every number`, () => {
    for (const [key, text] of Object.entries(language.texts)) {
      compare(text, text, `${language.code} ${key}`, plurals);
    }
  });
}

for (const language of others) {
  const plurals = new Intl.PluralRules(language.intl ?? language.code);

  test(`${language.name} has every text of the page, with its slots, and none besides`, () => {
    assert.deepEqual(Object.keys(language.texts).sort(), Object.keys(english.texts).sort());
    for (const [key, model] of Object.entries(english.texts)) {
      compare(language.texts[key], model, `${language.code} ${key}`, plurals);
    }
  });

  test(`${language.name} has every text of the rules and stories, and none besides`, async () => {
    const [texts, model] = await Promise.all([loadRules(language.code), loadRules('en')]);
    assert.deepEqual(shape(texts), shape(model));
  });

  test(`${language.name} is not English left standing`, async () => {
    const same = Object.entries(english.texts).filter(
      ([key, text]) =>
        typeof text === 'string' &&
        /[a-z]{4}.* [a-z]{4}/.test(text) &&
        text === language.texts[key],
    );
    assert.deepEqual(same, []);
    const [{ clauses }, model] = await Promise.all([loadRules(language.code), loadRules('en')]);
    for (const [id, { rule }] of Object.entries(clauses))
      assert.notEqual(rule, model.clauses[id].rule);
  });
}

test('every language counts as its grammar asks', () => {
  /** @type {Record<string, string[]>} */
  const expected = {
    ar: ['لا أحجار', 'حجر واحد', 'حجران', '3 أحجار', '11 حجرًا', '96 حجرًا'],
    en: ['0 stones', '1 stone', '2 stones', '3 stones', '11 stones', '96 stones'],
    fi: ['0 kiveä', '1 kivi', '2 kiveä', '3 kiveä', '11 kiveä', '96 kiveä'],
    fr: ['0 pierre', '1 pierre', '2 pierres', '3 pierres', '11 pierres', '96 pierres'],
    hr: ['0 kamenčića', '1 kamenčić', '2 kamenčića', '3 kamenčića', '11 kamenčića', '96 kamenčića'],
    rm: ['0 craps', '1 crap', '2 craps', '3 craps', '11 craps', '96 craps'],
  };
  for (const language of all) {
    const { say } = new Phrases(language);
    const counted = [0, 1, 2, 3, 11, 96].map((n) =>
      say('seeds', { n, game: 'modiar' }).replace(/[\u2066-\u2069]/g, ''),
    );
    assert.deepEqual(counted, expected[language.code]);
  }
});

test('every language writes numbers as Intl does', () => {
  for (const language of all) {
    const phrases = new Phrases(language);
    const intl = new Intl.NumberFormat(language.intl ?? language.code);
    for (const n of [...Array(1001).keys(), 16384, 6540556, 0.2, -2])
      assert.equal(phrases.number(n), intl.format(n), language.code);
  }
});

/**
 * The keys of a nested text, and whether each leaf is there.
 *
 * @param {any} value
 * @returns {any}
 */
function shape(value) {
  if (typeof value === 'string') return value.trim() ? 'text' : 'empty';
  if (Array.isArray(value)) return value.map(shape);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shape(inner)]));
}
