/** How strongly the computer plays, the weakest first: the engine's levels 1 to 5 by name. */
export const LEVELS = /** @type {const} */ (['beginner', 'learner', 'player', 'expert', 'master']);

/** @typedef {typeof LEVELS[number]} LevelName */

/** @type {LevelName} */
export const FIRST_LEVEL = 'learner';

/**
 * The engine's number of a level.
 * @param {LevelName} name
 */
export const levelNumber = (name) => LEVELS.indexOf(name) + 1;
