export type VariantId = 'modiar' | 'tihbat' | 'sadeqa-iii' | 'sadeqa-game-91';
export type Side = 'south' | 'north';

/** One value for each side. */
export interface BySide<T> {
  south: T;
  north: T;
}

/** A clause of the rules and how it is known. */
export interface Clause {
  id: string;
  status: 'recorded' | 'ruling' | 'partly';
}

/** What a page needs to draw a game. */
export interface VariantInfo {
  id: VariantId;
  pitsPerRow: number;
  seedsPerPit: number;
  /** All seeds of the game. */
  seeds: number;
  clauses: Clause[];
}

export type Reason =
  | 'game-over'
  | 'other-row'
  | 'empty'
  | 'singleton'
  | 'endless'
  | 'grand-slam'
  | 'must-feed';

/** A pit that may not be played, and why. */
export interface Refusal {
  pit: number;
  reason: Reason;
  clause: string;
  /** Of an endless sowing: it is back at its beginning after so many laps. Absent if it was still going at the bound. */
  laps?: number;
}

/** One thing that happens on the board. */
export type Step =
  | {
      kind: 'lap';
      from: number;
      seeds: number;
      /** The pits the seeds fall into, in order. */
      drops: Uint8Array;
    }
  | { kind: 'capture'; pit: number; seeds: number; by: Side }
  | { kind: 'pass'; side: Side }
  | { kind: 'gather'; pit: number; seeds: number; to: Side }
  | {
      kind: 'share';
      /** What each side gets of the seeds on the board. */
      each: number;
      /** The odd seed that stays, 0 or 1. */
      left: number;
    };

/** How a game ended. */
export interface Outcome {
  winner: Side | null;
  ending: 'no-move' | 'board-empty' | 'repetition';
  clause: string;
  /** All seeds of each side, gathered ones included. */
  totals: BySide<number>;
  /** What each side got from the board at the end. */
  gathered: BySide<number>;
  /** The odd seed that stays on the board, 0 or 1. */
  left: number;
}

export interface PlayedMove {
  side: Side;
  /** Null for a pass. */
  pit: number | null;
  /** Such as `a`, `C` or `pass`. */
  name: string;
  /** The seeds the move captured. */
  captured: number;
}

/** The move that led to the position that is shown. */
export interface LastMove extends PlayedMove {
  /** The pit its last seed fell into; null for a pass. */
  landing: number | null;
  /** The pits it captured, in order. */
  taken: Uint8Array;
}

/** A game at the ply that is shown. */
export interface State {
  variant: VariantId;
  /** Moves before the position that is shown. */
  ply: number;
  /** All moves, those taken back included. */
  plies: number;
  turn: Side;
  /** Whether the first move, which takes nothing, is still to come. */
  opening: boolean;
  /** The seeds in each pit; at the end of the game, before gathering. */
  seeds: Uint8Array;
  captured: BySide<number>;
  /** The pits that may be played. */
  legal: Uint8Array;
  /** Every other pit of the board, and why it may not. */
  refusals: Refusal[];
  /** Whether the only move is to pass. */
  mustPass: boolean;
  outcome: Outcome | null;
  /** All moves, those taken back included. */
  moves: PlayedMove[];
  lastMove: LastMove | null;
  /** The position that is shown, as text. */
  position: string;
  /** The whole game, as text. */
  game: string;
  /** What the computer's choices are drawn from, if the game has it noted. */
  chance: number | null;
}

/** A move that was made, and where it led. */
export interface Played {
  steps: Step[];
  state: State;
}

/** A move shown again. */
export interface Replayed extends Played {
  before: State;
}

/** A margin with best play on both sides, and how the game ends then. */
export interface Worth {
  /** Seeds the player to move still wins, minus those the opponent wins. */
  margin: number;
  /** Null if the game is drawn. */
  winner: Side | null;
  by: number;
}

/** How far a solution has come. */
export interface Progress {
  /** The seeds on the boards solved last. */
  seeds: number;
  boards: number;
  of: number;
}

/** What is known of a move, seen from the player who makes it. */
export interface Judged {
  /** Null for a pass. */
  pit: number | null;
  /**
   * How sure `worth` is: proved; proved to be no worse or no better; the
   * result of looking `depth` plies ahead; not known.
   */
  known: 'exact' | 'at-least' | 'at-most' | 'estimate' | 'unknown';
  /** Null if it is not known. */
  worth: Worth | null;
  /** Of an estimate: the plies looked ahead. */
  depth: number | null;
  /** Whether the move ends the game by bringing a position back. */
  repeats: boolean;
  /** Of a winning move that a solution knows: the plies until that is sure. */
  sureIn: number | null;
  /** Good play from the move on, the move included; may be short. */
  line: (number | null)[];
}

/** What is known of every move, the best first. */
export interface Analysis {
  /** The plies looked ahead; 0 if a solution knew everything. */
  depth: number;
  /** The positions looked at. */
  nodes: number;
  /** How sure it is that the position is worth what the best move is. */
  known: Judged['known'];
  moves: Judged[];
}

/** Something that is true of a move. What is said of the end is proved. */
export type Fact =
  | { kind: 'only-move' | 'captures-most' | 'leaves-nothing' | 'repeats' | 'ends'; seeds: null }
  | { kind: 'draws' | 'only-one-that-holds' | 'loses-least'; seeds: null }
  | { kind: 'captures' | 'feeds' | 'wins' | 'loses'; seeds: number };

/** The best move, with what can be said of it. */
export interface Hint extends Judged {
  facts: Fact[];
}

/** Every error the engine throws. */
export interface EngineError extends Error {
  /** Stable, such as `grand-slam`, `bad-pit`, `unknown-variant`. */
  code: string;
  pit?: number;
  /** Of an illegal move in a text: which move it is, from 1. */
  ply?: number;
  /** Of an illegal move in a text: whose turn it is. */
  mover?: Side;
  /** Of an illegal move in a text: the reason. */
  reason?: Reason | 'no-pass';
  clause?: string;
  laps?: number;
  /** Of a text: where the word begins that cannot be read, from 1. */
  column?: number;
  /** Of a text: that word; empty at the end of the text. */
  found?: string;
  /** What should be there, where that is a number. */
  expected?: number;
}
