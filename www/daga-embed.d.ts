/**
 * Types for `daga-embed.js`, which defines `<daga-game>`. It is a classic
 * script with no exports; refer to this file with
 * `/// <reference path="daga-embed.d.ts" />`.
 */

declare namespace Daga {
  type GameId = 'modiar' | 'tihbat' | 'sadeqa-iii' | 'sadeqa-game-91';
  type Side = 'south' | 'north';
  interface BySide<T> {
    south: T;
    north: T;
  }

  interface State {
    game: GameId;
    /** The position as text, which `newGame` takes again. */
    position: string;
    /** The whole game as text, which `newGame` takes, too. */
    record: string;
    /** Moves before the shown position. */
    ply: number;
    /** Moves in the record, with those that were taken back. */
    plies: number;
    turn: Side;
    /** In each pit, South's first, along the sowing direction. */
    seeds: number[];
    captured: BySide<number>;
    /** Letters of the pits that may be played. */
    playable: string[];
    /** The player to move can only pass. */
    mustPass: boolean;
    players: BySide<'person' | 'computer'>;
    outcome: null | {
      winner: Side | null;
      ending: 'no-move' | 'board-empty' | 'repetition';
      clause: string;
      totals: BySide<number>;
    };
  }

  interface Wish {
    game?: GameId;
    /** A position or a game as text. */
    position?: string;
    players?: 'one' | 'two' | 'none';
    /** The person's side, where one person plays. */
    side?: Side;
  }

  interface Settings {
    language?: string;
    look?: 'light' | 'dark' | 'contrast';
    sound?: boolean | 'on' | 'off';
    motion?: boolean | 'on' | 'off';
    speed?: 'slow' | 'normal' | 'fast';
    analysis?: boolean | 'on' | 'off';
    level?: string;
    players?: 'one' | 'two' | 'none';
    side?: Side;
  }

  interface Answer {
    state: State | null;
    settings: Record<string, string | boolean>;
  }

  /** Why a command was refused. Promises reject with an `Error` that has these. */
  interface Refusal {
    code: string;
    message: string;
    /** Where in a text, counted from 1. */
    column?: number;
  }

  interface Move {
    side: Side;
    /** The pit's letter, or `pass`. */
    pit: string;
    captured: number;
    state: State;
  }

  interface Events {
    'daga-ready': CustomEvent<{ state: State }>;
    'daga-move': CustomEvent<Move>;
    /** The position changed otherwise: a new game, a move taken back. */
    'daga-change': CustomEvent<{ state: State }>;
    'daga-end': CustomEvent<{ winner: Side | null; totals: BySide<number>; state: State }>;
    'daga-error': CustomEvent<Refusal>;
  }

  interface GameElement extends HTMLElement {
    /** Address of `daga.html`, if it does not stand beside the script. */
    src: string | null;
    game: string | null;
    position: string | null;
    players: string | null;
    side: string | null;
    level: string | null;
    look: string | null;
    sound: string | null;
    motion: string | null;
    speed: string | null;
    analysis: string | null;
    show: string | null;
    locked: string | null;

    newGame(wish?: Wish): Promise<Answer>;
    /** @param pit its letter, or `pass` */
    play(pit: string): Promise<Answer>;
    undo(): Promise<Answer>;
    set(settings: Settings): Promise<Answer>;
    get(): Promise<Answer>;

    addEventListener<K extends keyof Events>(
      type: K,
      listener: (this: GameElement, event: Events[K]) => any,
      options?: boolean | AddEventListenerOptions,
    ): void;
    addEventListener(
      type: string,
      listener: EventListenerOrEventListenerObject,
      options?: boolean | AddEventListenerOptions,
    ): void;
  }
}

interface HTMLElementTagNameMap {
  'daga-game': Daga.GameElement;
}
