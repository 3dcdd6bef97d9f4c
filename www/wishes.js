/**
 * What an address asked for, in the page's own terms: settings, seats, and the
 * parts that are left out.
 *
 * @typedef {import('./parameters.js').Given} Given
 * @typedef {import('./players.js').Seats} Seats
 * @typedef {import('./settings.js').Settings} Settings
 */
import { LOCKABLE, PARTS } from './parameters.js';

/** Names that a parameter and the setting it sets share. */
const SHARED = /** @type {const} */ (['language', 'look', 'sound', 'analysis', 'level']);

/**
 * The settings that the address decides for this visit. Those that this
 * program does not have are left out.
 *
 * @param {Given} given
 * @param {Settings} known
 * @returns {Partial<Settings>}
 */
export function settingsGiven(given, known) {
  /** @type {Record<string, any>} */
  const settings = {};
  for (const name of SHARED) {
    if (name in known && given[name] !== undefined) settings[name] = given[name];
  }
  if (given.speed !== undefined) settings.speed = given.speed;
  if (given.motion === false) settings.speed = 'still';
  else if (given.motion && given.speed === undefined) settings.speed = 'normal';
  return settings;
}

/**
 * The settings to keep for later visits: what the address decided is not the
 * person's choice, so there the earlier choice stays.
 *
 * @param {Settings} now
 * @param {Settings} earlier
 * @param {Partial<Settings>} decided
 * @returns {Settings}
 */
export function settingsToKeep(now, earlier, decided) {
  const kept = /** @type {Record<string, any>} */ ({ ...now });
  for (const name of Object.keys(decided)) kept[name] = /** @type {any} */ (earlier)[name];
  return /** @type {Settings} */ (kept);
}

/**
 * @param {Given} given
 * @param {Seats} usual
 * @returns {Seats}
 */
export function seatsGiven({ players, side }, usual) {
  if (players === 'two') return { south: 'person', north: 'person' };
  if (players === 'none') return { south: 'computer', north: 'computer' };
  if (players === undefined && side === undefined) return usual;
  return side === 'north'
    ? { south: 'computer', north: 'person' }
    : { south: 'person', north: 'computer' };
}

/**
 * @param {Given} given
 * @returns {string[]} parts of the page that are not there
 */
export function partsLeftOut({ show }) {
  if (!show || show.includes('all')) return [];
  return PARTS.filter((part) => !show.includes(part));
}

/**
 * @param {Given} given
 * @returns {readonly string[]} settings that a visitor may not change
 */
export function settingsLocked({ locked = [] }) {
  return locked.includes('all') ? LOCKABLE : locked;
}
