/**
 * The page in a frame of another page: messages out and in. `EMBEDDING.md`
 * describes them for those who embed.
 *
 * Every message in is checked for its source (only the embedding page), its
 * origin (only those listed, or the embedding page's) and its shape. What is
 * not right is answered with an error and does nothing. Moves, games and
 * positions are for the engine to accept.
 *
 * @typedef {import('./store.js').PageState} PageState
 * @typedef {import('./store.js').Match} Match
 * @typedef {import('./parameters.js').Given} Given
 *
 * @typedef {object} Doings  what a command may do to the page
 * @property {(wish: { variant: string, seats: import('./players.js').Seats }) => Promise<void>} begin
 * @property {(text: string, seats: import('./players.js').Seats) => Promise<void>} load
 * @property {(pit: number | null) => void} play  `null` passes
 * @property {() => void} undo
 * @property {() => void} skip
 * @property {(seats: import('./players.js').Seats) => void} seat
 * @property {(changed: Partial<import('./settings.js').Settings>) => void} change
 */

import { PARAMETERS } from './parameters.js';
import { pitLetter } from './pit-letter.js';
import { undoPly } from './players.js';
import { seatsGiven, settingsGiven } from './wishes.js';

/** The version of the messages; it grows when old ones change their meaning. */
export const PROTOCOL = 1;

/** Parameters that can be set while the page is open. */
const SETTABLE = ['language', 'look', 'sound', 'motion', 'speed', 'analysis', 'level'];
const NEW_GAME = ['game', 'position', 'players', 'side'];

/** Refused, with a code for programs and a sentence for people who write them. */
class Refused extends Error {
  /** @param {string} code @param {string} message */
  constructor(code, message) {
    super(message);
    this.code = code;
  }
}

/**
 * @param {{
 *   store: import('./store.js').Store,
 *   narrator: import('./narration.js').Narrator,
 *   doings: Doings,
 *   hosts: readonly string[] | undefined,
 *   frame?: Window & typeof globalThis,
 * }} parts
 */
export function embed({ store, narrator, doings, hosts, frame = window }) {
  const known = embeddingOrigin(frame);
  /** Told before we know whether anybody may hear it: nothing. */
  const mayTalk = !hosts || known === undefined || hosts.includes(known);
  /** @type {string} */
  let target = known ?? (hosts?.length === 1 ? hosts[0] : hosts ? '' : '*');
  let ready = false;

  /** @param {Record<string, unknown>} message */
  function tell(message) {
    if (mayTalk && target) frame.parent.postMessage({ daga: PROTOCOL, ...message }, target);
  }

  store.addEventListener('change', (event) => {
    const { before, state } = /** @type {CustomEvent} */ (event).detail;
    for (const message of news(before, state)) {
      tell(message);
    }
    if (state.match?.variant !== before.match?.variant) tellHeight();
  });
  const resizing = new ResizeObserver(tellHeight);
  resizing.observe(frame.document.documentElement);
  frame.addEventListener('message', hear);
  const { match, trouble } = store.state;
  if (match) tell(first(match));
  // It may have died while this script was on its way.
  if (trouble) tell(lost(trouble));

  /** @param {PageState} before @param {PageState} state */
  function* news(before, { match, act, trouble }) {
    if (trouble && trouble !== before.trouble) yield lost(trouble);
    if (!match) return;
    if (!ready) {
      yield first(match);
      return;
    }
    const was = before.match;
    const moved = was?.id === match.id && act === 'sowing' && match.state !== was.state;
    if (moved && match.state.lastMove) {
      const { side, name, captured } = match.state.lastMove;
      yield { type: 'move', side, pit: name, captured, state: summary(match) };
    } else if (was?.id !== match.id || was.state.ply !== match.state.ply) {
      yield { type: 'change', state: summary(match) };
    }
    const { outcome } = match.state;
    const over = outcome !== null && act !== 'sowing';
    const wasOver = was?.id === match.id && was.state.outcome !== null && before.act !== 'sowing';
    if (over && !wasOver)
      yield { type: 'end', winner: outcome.winner, totals: outcome.totals, state: summary(match) };
  }

  /** @param {import('./store.js').Trouble} trouble */
  function lost({ message }) {
    return { type: 'error', code: 'engine-lost', message };
  }

  /** @param {Match} match */
  function first(match) {
    ready = true;
    queueMicrotask(tellHeight);
    return { type: 'ready', state: summary(match) };
  }

  let told = 0;
  function tellHeight() {
    const { match } = store.state;
    if (!match) return;
    const height = wishedHeight(frame.innerWidth, match.variant.pitsPerRow);
    if (height === told) return;
    told = height;
    tell({ type: 'height', height });
  }

  /** @param {MessageEvent} event */
  async function hear({ data, origin, source }) {
    // Our own kinds of messages are never answered, or two pages could talk for ever.
    if (!source || source === frame || typeof data?.type === 'string') return;
    const answer = (/** @type {Record<string, unknown>} */ message) =>
      /** @type {Window} */ (source).postMessage(
        { daga: PROTOCOL, id: data?.id, ...message },
        { targetOrigin: origin === 'null' ? '*' : origin },
      );
    try {
      if (source !== frame.parent)
        throw new Refused('bad-source', 'Only the page that holds this frame may send messages.');
      if (hosts ? !hosts.includes(origin) : known !== undefined && origin !== known)
        throw new Refused('bad-origin', `Messages from ${origin} are not allowed here.`);
      target = origin === 'null' ? '*' : origin;
      await obey(data);
      const { match } = store.state;
      answer({ type: 'answer', state: match && summary(match), settings: store.state.settings });
    } catch (error) {
      const { code = 'failed', message, column } = /** @type {any} */ (error);
      answer({ type: 'error', code, message: String(message), column });
    }
  }

  /** @param {any} data */
  async function obey(data) {
    if (data === null || typeof data !== 'object' || typeof data.command !== 'string')
      throw new Refused('bad-message', 'A message is an object with “daga” and “command”.');
    if (data.daga !== PROTOCOL)
      throw new Refused('bad-protocol', `This page speaks version ${PROTOCOL} of the messages.`);
    if (!Object.hasOwn(commands, data.command))
      throw new Refused('unknown-command', `There is no command “${data.command.slice(0, 40)}”.`);
    await commands[data.command](data);
  }

  /** @type {Record<string, (data: any) => Promise<void> | void>} */
  const commands = {
    get() {},

    async new(data) {
      const given = /** @type {Given} */ (checked(data, NEW_GAME));
      const { match, variants } = store.state;
      const seats = seatsGiven(given, match?.seats ?? { south: 'person', north: 'computer' });
      if (given.position !== undefined) {
        await doings.load(given.position, seats);
        return;
      }
      const variant = given.game ?? match?.variant.id ?? variants[0]?.id;
      if (!variants.some(({ id }) => id === variant))
        throw new Refused('bad-game', `There is no game “${variant}”.`);
      await doings.begin({ variant, seats });
    },

    async play({ pit: name }) {
      await settle();
      const { state, seats } = theMatch();
      if (!state.outcome && seats[state.turn] === 'computer')
        throw new Refused('not-your-turn', 'It is the computer’s turn.');
      const pit = name === 'pass' ? null : pitNamed(name, state.seeds.length);
      if (pit === null && !state.mustPass)
        throw new Refused('no-pass', 'A player who can move may not pass.');
      const refusal = state.refusals.find((each) => each.pit === pit);
      if (refusal) {
        const { key, args } = narrator.refusal(refusal, state);
        throw new Refused(refusal.reason, narrator.say(key, args));
      }
      if (pit !== null && !state.legal.includes(pit))
        throw new Refused('must-pass', 'The player to move has to pass.');
      doings.play(pit);
      await until(({ match }) => match?.state.ply !== state.ply);
    },

    async undo() {
      const { state, seats } = theMatch();
      const ply = undoPly(state, seats);
      if (ply === null) throw new Refused('nothing-to-undo', 'No move can be taken back.');
      doings.undo();
      await until(({ match }) => match?.state.ply === ply);
    },

    set(data) {
      const given = /** @type {Given} */ (checked(data, [...SETTABLE, 'players', 'side']));
      const changed = settingsGiven(given, store.state.settings);
      if (Object.keys(changed).length > 0) doings.change(changed);
      if (given.players || given.side) doings.seat(seatsGiven(given, theMatch().seats));
    },
  };

  function theMatch() {
    const { match } = store.state;
    if (!match) throw new Refused('no-game', 'No game is open yet.');
    return match;
  }

  /** A command waits for no stone: what is being shown is cut short. */
  async function settle() {
    if (store.state.act === 'sowing') doings.skip();
    await until(({ act }) => act === 'idle' || act === 'thinking');
  }

  /** @param {(state: PageState) => boolean} fits @returns {Promise<void>} */
  function until(fits) {
    return new Promise((resolve, reject) => {
      const look = () => {
        const { state } = store;
        if (state.trouble) reject(new Refused('engine-lost', state.trouble.message));
        else if (fits(state)) resolve();
        else return;
        store.removeEventListener('change', look);
      };
      store.addEventListener('change', look);
      look();
    });
  }
}

/**
 * The values of a message, read as if they stood in the address.
 *
 * @param {Record<string, unknown>} data
 * @param {readonly string[]} names
 */
function checked(data, names) {
  /** @type {Record<string, unknown>} */
  const given = {};
  const own = ['daga', 'id', 'command'];
  for (const [name, value] of Object.entries(data)) {
    if (own.includes(name) || value === undefined) continue;
    if (!names.includes(name))
      throw new Refused('bad-message', `This command has no “${name.slice(0, 40)}”.`);
    const text = typeof value === 'boolean' ? (value ? 'on' : 'off') : value;
    const read =
      typeof text === 'string'
        ? PARAMETERS[/** @type {keyof Given} */ (name)].read(text)
        : undefined;
    if (read === undefined) throw new Refused('bad-value', `“${name}” does not take this value.`);
    given[name] = read;
  }
  return given;
}

/**
 * What a host may know of the game, as plain data.
 * @param {Match} match
 */
function summary({ variant, state, seats }) {
  const { position, game, ply, plies, turn, captured, outcome } = state;
  return {
    game: variant.id,
    position,
    record: game,
    ply,
    plies,
    turn,
    seeds: Array.from(state.seeds),
    captured,
    playable: Array.from(state.legal, (pit) => pitLetter(pit, variant.pitsPerRow)),
    mustPass: state.mustPass,
    players: seats,
    outcome: outcome && {
      winner: outcome.winner,
      ending: outcome.ending,
      clause: outcome.clause,
      totals: outcome.totals,
    },
  };
}

/** @param {unknown} name @param {number} pits */
function pitNamed(name, pits) {
  const pit = Array.from({ length: pits }, (_, each) => pitLetter(each, pits / 2)).indexOf(
    typeof name === 'string' ? name : '',
  );
  if (pit < 0) throw new Refused('bad-pit', 'A pit is named by one letter: a, b, … or A, B, ….');
  return pit;
}

/**
 * The embedding page's origin, where the browser tells it.
 * @param {Window} frame
 * @returns {string | undefined}
 */
function embeddingOrigin(frame) {
  const [ancestor] = frame.location.ancestorOrigins ?? [];
  if (ancestor) return ancestor === 'null' ? undefined : ancestor;
  try {
    return new URL(frame.document.referrer).origin;
  } catch {
    return undefined;
  }
}

/**
 * How high the frame would best be. It depends on the width alone, so that the
 * frame's height can never call for another height.
 *
 * @param {number} width CSS pixels
 * @param {number} pitsPerRow
 */
function wishedHeight(width, pitsPerRow) {
  const narrow = width < 640;
  const around = narrow ? 260 : 200;
  const long = pitsPerRow > 4;
  const board = narrow
    ? width * (long ? 1.15 : 0.85)
    : Math.min(width, 1000) * (long ? 0.36 : 0.48);
  return Math.round(around + Math.max(narrow ? 300 : 260, Math.min(board, 520)));
}
