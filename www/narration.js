/**
 * Turns the engine's steps and outcomes into sentences. It counts what it is
 * told and knows no rule.
 *
 * @typedef {import('./wasm/daga.js').Side} Side
 * @typedef {import('./wasm/daga.js').State} State
 * @typedef {import('./wasm/daga.js').Step} Step
 * @typedef {import('./wasm/daga.js').Refusal} Refusal
 * @typedef {import('./wasm/daga.js').Judged} Judged
 * @typedef {import('./wasm/daga.js').Hint} Hint
 * @typedef {import('./players.js').Seats} Seats
 * @typedef {import('./phrases.js').Phrases['say']} Say
 *
 * @typedef {object} Told  one move, as one would tell it
 * @property {Side} side
 * @property {number | null} pit  `null` for a pass
 * @property {number} seeds       lifted from that pit
 * @property {number} laps
 * @property {number | null} last the pit where the last seed fell
 * @property {number} captured
 * @property {number} pits        how many pits were captured
 */
import { pitLetter } from './pit-letter.js';
import { whoIs } from './players.js';
import { refusalPhrase } from './refusal.js';

/**
 * @param {Side} side who moved
 * @param {readonly Step[]} steps
 * @returns {Told}
 */
export function tellSteps(side, steps) {
  /** @type {Told} */
  const told = { side, pit: null, seeds: 0, laps: 0, last: null, captured: 0, pits: 0 };
  for (const step of steps) {
    if (step.kind === 'lap') {
      if (told.laps === 0) {
        told.pit = step.from;
        told.seeds = step.seeds;
      }
      told.laps += 1;
      told.last = step.drops[step.drops.length - 1];
    } else if (step.kind === 'capture') {
      told.captured += step.seeds;
      told.pits += 1;
    }
  }
  return told;
}

/**
 * What is worth saying about a move, the weightiest first.
 * @type {import('./wasm/daga.js').Fact['kind'][]}
 */
const WEIGHTY = [
  'only-move',
  'repeats',
  'ends',
  'wins',
  'draws',
  'loses',
  'captures',
  'feeds',
  'only-one-that-holds',
  'loses-least',
  'captures-most',
  'leaves-nothing',
];
/** More reasons than these make no hint clearer. */
const REASONS = 3;

/**
 * The facts that make a hint, in the order they were found in.
 * @param {readonly import('./wasm/daga.js').Fact[]} facts
 */
function weightiest(facts) {
  const weight = (/** @type {import('./wasm/daga.js').Fact} */ { kind }) => WEIGHTY.indexOf(kind);
  const chosen = [...facts].sort((a, b) => weight(a) - weight(b)).slice(0, REASONS);
  return facts.filter((fact) => chosen.includes(fact));
}

/**
 * How the game ends for the player to move, if a move comes true.
 *
 * @param {Judged} judged
 * @param {State} state
 * @returns {'win' | 'lose' | 'even'}
 */
export function resultOf({ worth }, { turn }) {
  if (!worth || worth.winner === null) return 'even';
  return worth.winner === turn ? 'win' : 'lose';
}

export class Narrator {
  /** @param {Say} say */
  constructor(say) {
    this.say = say;
  }

  /**
   * @param {number} pit
   * @param {number} pitsPerRow
   */
  pit(pit, pitsPerRow) {
    const side = pit < pitsPerRow ? 'south' : 'north';
    return this.say('pit', { side, letter: pitLetter(pit, pitsPerRow) });
  }

  /**
   * One played move: "You play c: 7 stones, last in North b, captures 4."
   *
   * @param {Told} told
   * @param {State} state
   * @param {Seats} seats
   */
  move(told, state, seats) {
    const who = whoIs(seats, told.side);
    if (told.pit === null) return this.say('told-pass', { who });
    const key = told.captured === 0 ? 'move' : told.pits === 1 ? 'capture' : 'chain';
    return this.say(`told-${key}`, { who, ...this.#course(told, state) });
  }

  /**
   * A move not played yet: "From c: 7 stones, last in North b, would capture 4."
   *
   * @param {Told} told
   * @param {State} state
   */
  foresight(told, state) {
    const key = told.captured === 0 ? 'move' : 'capture';
    return this.say(`foreseen-${key}`, this.#course(told, state));
  }

  /**
   * A hint, with what was found to be true of the move:
   * "Hint: c – captures 4; with best play it wins by 2."
   *
   * @param {Hint} hint
   * @param {State} state
   */
  hint(hint, state) {
    const { pit, known, depth, facts } = hint;
    const reasons = weightiest(facts).map(({ kind, seeds }) =>
      this.say(`hint-${kind}`, { n: seeds ?? 0, game: state.variant }),
    );
    if (known === 'estimate') reasons.push(this.say('hint-estimate', { n: depth ?? 0 }));
    if (known === 'at-least' || known === 'at-most') reasons.push(this.worth(hint, state));
    const joined = reasons.reduce((list, reason) => this.say('hint-more', { list, reason }));
    if (pit === null) return this.say('hint-pass', { reasons: joined });
    const letter = pitLetter(pit, state.seeds.length / 2);
    return this.say('hint-given', { pit: letter, reasons: joined });
  }

  /**
   * What a move leads to, seen from its mover, and how sure that is:
   * "wins by 4", "about even, 9 moves ahead".
   *
   * @param {Judged} judged
   * @param {State} state
   * @param {boolean} [withDepth] is it told how far an estimate looked?
   */
  worth(judged, state, withDepth = true) {
    const { known, worth, depth, repeats } = judged;
    if (!worth) return this.say('worth-unknown');
    const result = resultOf(judged, state);
    const kind = known === 'estimate' ? 'about' : known;
    const plain = this.say(`worth-${kind}`, { result, n: worth.by });
    const tellsDepth = known === 'estimate' && withDepth;
    const said = tellsDepth
      ? this.say('worth-estimate', { worth: plain, depth: depth ?? 0 })
      : plain;
    return repeats ? this.say('worth-repeats', { worth: said }) : said;
  }

  /**
   * The same as a sign where room is scarce: "+4".
   *
   * @param {Judged} judged
   * @param {State} state
   */
  worthSign(judged, state) {
    const { known, worth } = judged;
    if (!worth) return this.say('sign-unknown');
    const sign = this.say('sign', { result: resultOf(judged, state), n: worth.by });
    if (known === 'at-least' || known === 'at-most') return this.say(`sign-${known}`, { sign });
    return sign;
  }

  /**
   * Where the game is heading: "South ahead by 4".
   *
   * @param {import('./reports.js').Point} point
   */
  heading({ lead, exact }) {
    const side = lead > 0 ? 'south' : lead < 0 ? 'north' : 'even';
    return this.say(exact ? 'heading' : 'heading-estimate', { side, n: Math.abs(lead) });
  }

  /** @param {State} state */
  score(state) {
    const totals = state.outcome?.totals ?? state.captured;
    return this.say('told-score', { south: totals.south, north: totals.north });
  }

  /**
   * Who is to move, or how the game ended.
   *
   * @param {State} state
   * @param {Seats} seats
   */
  turn(state, seats) {
    if (state.outcome) return `${this.result(state, seats)}. ${this.ending(state)}`;
    return this.say('told-turn', { who: whoIs(seats, state.turn) });
  }

  /**
   * Who won and by what: "South wins, 22 to 20".
   *
   * @param {State} state
   * @param {Seats} seats
   */
  result(state, seats) {
    if (!state.outcome) return '';
    const { winner, totals } = state.outcome;
    const more = Math.max(totals.south, totals.north);
    const less = Math.min(totals.south, totals.north);
    if (winner === null) return this.say('result-draw', { more, less });
    return this.say('result-win', { who: whoIs(seats, winner), more, less });
  }

  /**
   * How the game ended, and where the seeds left on the board went.
   * @param {State} state
   */
  ending(state) {
    if (!state.outcome) return '';
    const { ending, clause, gathered, left } = state.outcome;
    const sentences = [this.say(`ending-${ending}`, { side: state.turn, clause })];
    if (ending !== 'board-empty') sentences.push(this.#gathered(state, gathered));
    if (left > 0) sentences.push(this.say('gathered-odd', { left }));
    return sentences.join(' ');
  }

  /**
   * Why a pit may not be played.
   *
   * @param {Refusal} refusal
   * @param {State} state
   */
  refusal(refusal, state) {
    return refusalPhrase(refusal, this.pit(refusal.pit, state.seeds.length / 2), state.turn);
  }

  /**
   * The whole board as two sentences, then who is to move; of a game that is
   * over, how it ended.
   *
   * @param {State} state
   * @param {Seats} seats
   */
  board(state, seats) {
    if (state.outcome) return this.turn(state, seats);
    const pits = state.seeds.length / 2;
    const counts = [...state.seeds].map((n) => this.say('number', { n }));
    const board = this.say('told-board', {
      lastSouth: pitLetter(pits - 1, pits),
      lastNorth: pitLetter(2 * pits - 1, pits),
      south: counts.slice(0, pits).join(', '),
      north: counts.slice(pits).join(', '),
    });
    return `${board} ${this.score(state)} ${this.turn(state, seats)}`;
  }

  /**
   * What the sentences about a move have in common.
   *
   * @param {Told} told of a move that is no pass
   * @param {State} state
   */
  #course({ pit, seeds, laps, last, captured, pits }, state) {
    const pitsPerRow = state.seeds.length / 2;
    const counted = this.say('seeds', { n: seeds, game: state.variant });
    return {
      pit: pitLetter(pit ?? 0, pitsPerRow),
      course: this.say('course', { laps, seeds: counted }),
      last: this.pit(last ?? pit ?? 0, pitsPerRow),
      captured,
      pits,
    };
  }

  /**
   * @param {State} state
   * @param {{ south: number, north: number }} gathered
   */
  #gathered(state, gathered) {
    const { south, north } = gathered;
    if (south === 0 && north === 0) return this.say('gathered-none');
    const side = south === 0 ? 'north' : north === 0 ? 'south' : 'both';
    return this.say(`gathered-${side}`, {
      south,
      north,
      southSeeds: this.say('seeds', { n: south, game: state.variant }),
      northSeeds: this.say('seeds', { n: north, game: state.variant }),
    });
  }
}
