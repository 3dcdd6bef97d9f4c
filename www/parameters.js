/**
 * What the page's address may ask for: `?game=tihbat&language=fi&kiosk=1`.
 * `EMBEDDING.md` describes the same table for those who write such addresses,
 * and a test holds the two against each other.
 *
 * Only the form is checked here. Whether a game or a position exists is for
 * the engine to say. Unknown names are ignored: other programs add theirs.
 *
 * @typedef {object} Fault
 * @property {string} name
 * @property {string} value
 * @property {string} wanted
 * @property {string} [choices]
 * @property {(say: import('./phrases.js').Phrases['say']) => string} [reason] in place of choices
 *   a parameter that was not taken; `wanted` names the text `wanted-…`
 * @typedef {{ read: (text: string) => any, wanted: string, choices?: readonly string[] }} Kind
 *   `read` gives `undefined` for a text that will not do
 *
 * @typedef {object} Given
 * @property {string} [game]
 * @property {string} [position]  a game or a position as text
 * @property {'one' | 'two' | 'none'} [players]  how many people play
 * @property {'south' | 'north'} [side]  the person's, where one person plays
 * @property {string} [level]
 * @property {string} [language]
 * @property {string} [look]
 * @property {boolean} [sound]
 * @property {boolean} [motion]
 * @property {string} [speed]
 * @property {boolean} [analysis]
 * @property {string[]} [show]  the parts of the page that are there
 * @property {string[]} [locked]  settings that a visitor may not change
 * @property {string[]} [host]  origins that may send messages
 * @property {boolean} [kiosk]
 * @property {number} [idle]  seconds
 * @property {number} [warning]  seconds
 * @property {string} [code]  digits that open the settings of a kiosk
 */
import { languages } from './languages/index.js';
import { LEVELS } from './levels.js';

/** Parts of the page that an address can leave out; headline and board are always there. */
export const PARTS = /** @type {const} */ (['games', 'menu', 'players', 'controls', 'moves']);

/** Settings that an address can lock. */
export const LOCKABLE = /** @type {const} */ ([
  'language',
  'look',
  'sound',
  'speed',
  'turned',
  'facing',
  'preview',
  'keys',
  'level',
  'analysis',
]);

/** A game of Sadeqa takes about four characters a move; this is room for a very long one. */
const LONGEST_TEXT = 20_000;

/** @type {Record<keyof Given, Kind>} */
export const PARAMETERS = {
  game: matching(/^[a-z0-9-]{1,40}$/, 'word'),
  position: { read: (text) => (text.length <= LONGEST_TEXT ? text : undefined), wanted: 'text' },
  players: oneOf('one', 'two', 'none'),
  side: oneOf('south', 'north'),
  level: oneOf(...LEVELS),
  language: {
    read: (text) => codes().find((code) => code === text.toLowerCase().split('-')[0]),
    wanted: 'one-of',
    get choices() {
      return codes();
    },
  },
  look: oneOf('light', 'dark', 'contrast'),
  sound: onOrOff(),
  motion: onOrOff(),
  speed: oneOf('slow', 'normal', 'fast'),
  analysis: onOrOff(),
  show: listOf(['all', 'none', ...PARTS]),
  locked: listOf(['all', ...LOCKABLE]),
  host: { read: readOrigins, wanted: 'origins' },
  kiosk: onOrOff(),
  idle: seconds(10, 3600, 'idle'),
  warning: seconds(20, 600, 'warning'),
  code: matching(/^\d{3,8}$/, 'code'),
};

/**
 * @param {string} search the part of the address from `?` on
 * @returns {{ given: Given, faults: Fault[] }}
 */
export function readParameters(search) {
  const asked = new URLSearchParams(search);
  /** @type {Record<string, any>} */
  const given = {};
  /** @type {Fault[]} */
  const faults = [];
  for (const [name, { read, wanted, choices }] of Object.entries(PARAMETERS)) {
    const value = asked.get(name);
    if (value === null) continue;
    const taken = read(value);
    if (taken === undefined)
      faults.push({ name, value: value.slice(0, 60), wanted, choices: choices?.join(', ') });
    else given[name] = taken;
  }
  return { given, faults };
}

const codes = () => languages.map(({ code }) => code);

/** @param {...string} choices @returns {Kind} */
function oneOf(...choices) {
  return {
    read: (text) => (choices.includes(text) ? text : undefined),
    wanted: 'one-of',
    choices,
  };
}

/** @param {readonly string[]} choices @returns {Kind} */
function listOf(choices) {
  return {
    read(text) {
      const words = text.split(',').map((word) => word.trim());
      return words.every((word) => choices.includes(word)) ? words : undefined;
    },
    wanted: 'list-of',
    choices,
  };
}

/** @returns {Kind} */
function onOrOff() {
  /** @type {Record<string, boolean>} */
  const meaning = { 1: true, on: true, 0: false, off: false };
  return {
    read: (text) => (Object.hasOwn(meaning, text) ? meaning[text] : undefined),
    wanted: 'one-of',
    choices: ['on', 'off'],
  };
}

/** @param {RegExp} form @param {string} wanted @returns {Kind} */
function matching(form, wanted) {
  return { read: (text) => (form.test(text) ? text : undefined), wanted };
}

/** @param {number} least @param {number} most @param {string} wanted @returns {Kind} */
function seconds(least, most, wanted) {
  return {
    read(text) {
      const n = Number(text);
      return /^\d+$/.test(text) && n >= least && n <= most ? n : undefined;
    },
    wanted,
  };
}

/** @param {string} text @returns {string[] | undefined} */
function readOrigins(text) {
  const origins = text.split(',').map((each) => each.trim());
  return origins.every(isOrigin) ? origins : undefined;
}

/** @param {string} text */
function isOrigin(text) {
  try {
    return /^https?:/.test(text) && new URL(text).origin === text;
  } catch {
    return false;
  }
}
