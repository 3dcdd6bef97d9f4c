import { FIRST_LEVEL, LEVELS } from './levels.js';

/**
 * What a person may set, each with its choices; the first is where it starts,
 * where nothing else is said below. `auto` means: as the system or the size of
 * the screen asks.
 */
export const CHOICES = /** @type {const} */ ({
  speed: ['auto', 'slow', 'normal', 'fast', 'still'],
  look: ['auto', 'light', 'dark', 'contrast'],
  turned: ['auto', 'always', 'never'],
  facing: [false, true],
  preview: [true, false],
  sound: [false, true],
  keys: [true, false],
  level: LEVELS,
  analysis: [false, true],
});

/** @type {Record<string, string>} */
const FIRST = { level: FIRST_LEVEL };

/** @type {Record<typeof CHOICES.turned[number], 'auto' | boolean>} */
const TURNED = { auto: 'auto', always: true, never: false };

/**
 * @typedef {{ [Name in keyof typeof CHOICES]: typeof CHOICES[Name][number] } & { language: string }} Settings
 */

/**
 * Settings from whatever was kept: every value that is not one of the choices
 * falls back to the first.
 *
 * @param {unknown} kept
 * @returns {Settings}
 */
export function readSettings(kept) {
  const from = /** @type {Record<string, any>} */ (
    kept !== null && typeof kept === 'object' ? kept : {}
  );
  const settings = /** @type {any} */ ({});
  for (const [name, choices] of Object.entries(CHOICES)) {
    const known = /** @type {readonly any[]} */ (choices);
    settings[name] = known.includes(from[name]) ? from[name] : (FIRST[name] ?? known[0]);
  }
  settings.language = typeof from.language === 'string' ? from.language : '';
  return settings;
}

/**
 * What the board is told, with every `auto` decided but the one it decides itself.
 *
 * @param {Settings} settings
 * @param {{ dark: boolean, contrast: boolean, still: boolean, far: boolean }} system what the system asks for
 */
export function boardSettings(settings, system) {
  return {
    speed: settings.speed === 'auto' ? (system.still ? 'still' : 'normal') : settings.speed,
    look: settings.look === 'auto' ? systemLook(system) : settings.look,
    turned: TURNED[settings.turned],
    facing: settings.facing,
    preview: settings.preview,
    sound: settings.sound,
    kiosk: system.far,
  };
}

/** @param {{ dark: boolean, contrast: boolean }} system */
function systemLook(system) {
  if (system.contrast) return 'contrast';
  return system.dark ? 'dark' : 'light';
}
