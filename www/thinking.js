/**
 * What a thread does for the thinker: it solves games, and judges positions by
 * the tables it was given and by searching.
 *
 * @typedef {import('./wasm/daga.js').Analysis} Analysis
 * @typedef {import('./wasm/daga.js').Outcome} Outcome
 * @typedef {import('./wasm/daga.js').Thinker} Mind
 * @typedef {import('./wasm/daga.js').Solution} Solution
 * @typedef {{ game: string, ply: number }} Standing  a game as text, and how far it has come
 * @typedef {{ nodes: number, milliseconds: number }} Limits
 * @typedef {{ analysis: Analysis | null, outcome: Outcome | null }} Findings  of a position; a game that is over has no analysis
 * @typedef {(news: unknown) => void} Tell
 */
import { KeptTables } from './kept-tables.js';

/** What is wrong with a kept table, in the engine's words, if it is only from another version. */
const OUTDATED = 'table-format';

/**
 * @param {Pick<typeof import('./wasm/daga.js'), 'Game' | 'Solution' | 'Thinker'>} engine
 * @param {() => Pick<KeptTables, 'read' | 'write' | 'drop'>} openShelf called when a table is first wanted
 * @returns {Record<string, (argument: any, tell: Tell) => unknown>} actions by name
 */
export function makeThinking({ Game, Solution, Thinker }, openShelf = () => new KeptTables()) {
  /** One for each variant, with what it was given to know. @type {Map<string, Mind>} */
  const minds = new Map();
  /** @type {ReturnType<typeof openShelf> | undefined} */
  let shelf;

  /** @param {string} variant */
  function mindOf(variant) {
    const mind = minds.get(variant) ?? new Thinker();
    minds.set(variant, mind);
    return mind;
  }

  /**
   * @template T
   * @param {Standing} standing
   * @param {(game: import('./wasm/daga.js').Game, state: import('./wasm/daga.js').State, mind: Mind) => T} act
   * @returns {T}
   */
  function at({ game: text, ply }, act) {
    const game = Game.fromText(text);
    try {
      const state = game.jump(ply);
      return act(game, state, mindOf(state.variant));
    } finally {
      game.free();
    }
  }

  /**
   * The table of a variant: the one that was kept, or a new one, which is then
   * kept. It is told as news before it is kept, which may take a while.
   *
   * @param {{ variant: any, seeds: number }} wanted
   * @param {Tell} tell
   * @returns {Promise<boolean>} whether it is kept now
   */
  async function table({ variant, seeds }, tell) {
    const name = `${variant}-${seeds}`;
    shelf ??= openShelf();
    const kept = await shelf.read(name);
    let damaged = false;
    if (kept) {
      try {
        const { milliseconds, bytes } = kept;
        const solution = Solution.fromBytes(variant, bytes);
        tell({ table: about(variant, solution, bytes, milliseconds, 'kept', false) });
        return true;
      } catch (error) {
        damaged = /** @type {any} */ (error).code !== OUTDATED;
        await shelf.drop(name);
      }
    }
    const begun = performance.now();
    const solution = Solution.solve(variant, seeds, (progress) => tell({ progress }));
    const milliseconds = performance.now() - begun;
    const bytes = solution.bytes();
    tell({ table: about(variant, solution, bytes, milliseconds, 'solved', damaged) });
    return shelf.write(name, { bytes, milliseconds });
  }

  /**
   * @param {any} variant
   * @param {Solution} solution
   * @param {Uint8Array} bytes
   * @param {number} milliseconds
   * @param {'kept' | 'solved'} origin
   * @param {boolean} damaged
   */
  function about(variant, solution, bytes, milliseconds, origin, damaged) {
    const game = new Game(variant);
    const start = solution.value(game);
    game.free();
    return { bytes, boards: solution.boards(), start, milliseconds, origin, damaged };
  }

  return {
    table,

    /** @param {{ variant: any, bytes: Uint8Array }} given */
    take({ variant, bytes }) {
      const solution = Solution.fromBytes(variant, bytes);
      mindOf(variant).learn(solution);
      solution.free();
    },

    /** @param {Standing & Limits & { level: any, seed: number }} wish */
    choose({ level, seed, nodes, milliseconds, ...standing }) {
      const inTime = clock(milliseconds);
      return at(standing, (game, _, mind) => mind.choose(game, level, seed, nodes, inTime));
    },

    /**
     * @param {Standing & Limits} wish
     * @param {Tell} tell hears an analysis for each depth
     * @returns {Findings}
     */
    analyse({ nodes, milliseconds, ...standing }, tell) {
      const inTime = clock(milliseconds);
      const watch = (/** @type {Analysis | null} */ found) => {
        if (found) tell(found);
        return inTime();
      };
      return at(standing, (game, { outcome }, mind) => ({
        analysis: outcome ? null : mind.analyse(game, nodes, watch),
        outcome,
      }));
    },

    /**
     * @param {Standing & Limits} wish for a game that is not over
     */
    hint({ nodes, milliseconds, ...standing }) {
      const inTime = clock(milliseconds);
      return at(standing, (game, _, mind) => mind.hint(game, nodes, inTime));
    },

    /**
     * Judges several positions of one game, one after another.
     *
     * @param {Limits & { game: string, plies: number[] }} wish
     * @param {Tell} tell hears the findings of each
     */
    review({ game: text, plies, nodes, milliseconds }, tell) {
      for (const ply of plies) {
        const inTime = clock(milliseconds);
        at({ game: text, ply }, (game, { outcome }, mind) => {
          const analysis = outcome ? null : mind.analyse(game, nodes, inTime);
          tell({ ply, analysis, outcome });
        });
      }
    },
  };
}

/**
 * @param {number} milliseconds
 * @returns {() => boolean} whether there is time left of so much
 */
function clock(milliseconds) {
  const end = performance.now() + milliseconds;
  return () => performance.now() < end;
}
