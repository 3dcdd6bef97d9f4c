/**
 * The composition root: makes every part and wires what a person wants to what
 * the game does. Views are given the state and hand back intents; nothing but
 * this module knows them all.
 *
 * @typedef {import('./players.js').Seats} Seats
 */
import { Analyst, isLargeTableWanted } from './analyst.js';
import { Announcer } from './announcer.js';
import { Board } from './board/board.js';
import { el } from './dom.js';
import { Engine } from './engine.js';
import { takeWorker } from './first-worker.js';
import { Keeper } from './keeper.js';
import { listenToKeys } from './keys.js';
import { english, languages } from './languages/index.js';
import { makeThinkingWorker } from './make-worker.js';
import { Match } from './match.js';
import { Narrator } from './narration.js';
import { Notes } from './notes.js';
import { isHosted, keepOffline } from './offline.js';
import { readParameters } from './parameters.js';
import { Phrases } from './phrases.js';
import { Preview } from './preview.js';
import { boardSettings, readSettings } from './settings.js';
import { guardPresses } from './skips.js';
import { Storage } from './storage.js';
import { Store } from './store.js';
import { watchSystem } from './system.js';
import { Thinker } from './thinker.js';
import { LOST } from './thread.js';
import { makeAnalysis } from './views/analysis.js';
import { makeCaption } from './views/caption.js';
import { makeControls } from './views/controls.js';
import { makeFaults } from './views/faults.js';
import { makeKeys } from './views/keys.js';
import { makeMasthead } from './views/masthead.js';
import { makeMenu } from './views/menu.js';
import { makeMoves } from './views/moves.js';
import { makeNewGame } from './views/new-game.js';
import { makePlate } from './views/plate.js';
import { makeRules } from './views/rules.js';
import { makeSettings } from './views/settings.js';
import { makeText } from './views/text.js';
import { makeTrouble } from './views/trouble.js';
import { makeTurn } from './views/turn.js';
import {
  partsLeftOut,
  seatsGiven,
  settingsGiven,
  settingsLocked,
  settingsToKeep,
} from './wishes.js';
import { Words } from './words.js';

/** Who plays when nobody has chosen yet. */
const FIRST_SEATS = /** @type {Seats} */ ({ south: 'person', north: 'computer' });
const FIRST_VARIANT = 'modiar';
/** What the bar offers, and what is left of it where a visitor may change nothing for the next. */
const WINDOWS = ['new-game', 'rules', 'settings', 'text', 'keys'];
const KIOSK_WINDOWS = ['new-game', 'rules'];

place('no-start').remove();
/** What the page's address asks for. */
const { given, faults } = readParameters(location.search);
const framed = window.parent !== window;
// A kiosk's next visitor must find nothing of the last one.
const storage = given.kiosk ? new Storage(() => null) : new Storage();
const earlier = readSettings(storage.read('settings'));
const decided = settingsGiven(given, earlier);
const store = new Store({ ...earlier, ...decided });
const phrases = new Phrases(english);
/** The language asked for last. */
let wantedLanguage = '';
const words = new Words(phrases.say);
const narrator = new Narrator(phrases.say);
const announcer = new Announcer(place('announcer'));
const engine = new Engine(takeWorker);
const thinker = new Thinker(makeThinkingWorker);
const system = watchSystem(() => dress());
const boardRoot = place('board');
let sowingSince = 0;
guardPresses(
  boardRoot,
  () => store.state.act === 'sowing',
  () => sowingSince,
);
const board = new Board(boardRoot, {
  say: phrases.say,
  settings: boardSettings(store.state.settings, system),
});
const match = new Match({
  engine,
  thinker,
  store,
  board,
  narrator,
  announce: (sentence) => announcer.announce(sentence),
  chance: () => crypto.getRandomValues(new Uint32Array(1))[0],
});

const keeper = new Keeper({ storage, store, match });
const preview = new Preview({ engine, store, board });
const analyst = new Analyst({ thinker, store });
const notes = new Notes({ board, narrator });

// --- the views ---------------------------------------------------------------

const closed = () => keepFocus();
const places = given.kiosk ? KIOSK_WINDOWS : WINDOWS;
const menu = makeMenu(words, { places, open, closed });
const newGame = makeNewGame(words, { begin: beginAt, closed });
const rules = makeRules(words, {
  example: (example) => engine.example(example),
  boardSettings: () => boardSettings(store.state.settings, system),
  language: () => phrases.language.code,
  // A kiosk has no printer, and the browser's print window would lead out of it.
  mayPrint: !given.kiosk,
  closed,
});
const settings = makeSettings(words, {
  change: changeSettings,
  languageStatus: () => phrases.language.status,
  closed,
  locked: settingsLocked(given),
});
const faultList = makeFaults(words, faults);
settings.dialog.append(faultList.element);
const text = makeText(words, {
  load: (given) => match.load(given, seats()),
  copy: (copied) => navigator.clipboard.writeText(copied),
  closed,
});
const keys = makeKeys(words, { closed });
if (isHosted() && !framed && !given.kiosk) {
  const way = el('button', { type: 'button', class: 'quiet', onclick: openEmbed });
  text.dialog.append(el('div', { class: 'dialog-foot' }, words.text(way, 'embed')));
}
/**
 * @type {Record<string, {
 *   dialog: HTMLDialogElement,
 *   prepare?: (state: import('./store.js').PageState) => void,
 *   first?: () => HTMLElement | null | undefined,
 * }>}
 */
const windows = { menu, 'new-game': newGame, rules, settings, text, keys };
place('windows').append(...Object.values(windows).map(({ dialog }) => dialog));

const controls = {
  undo: () => match.undo(),
  redo: () => match.redo(),
  replay: () => match.replay(),
  skip: () => match.skip(),
  pause: () => match.pause(true),
  resume: () => match.pause(false),
  hint: giveHint,
  analysis: () => changeSettings({ analysis: !store.state.settings.analysis }),
};
const views = [
  makeMasthead(place('masthead'), words, { places, chooseGame, open }),
  makeTurn(place('turn'), words, narrator, {
    pass: () => match.pass(),
    resume: controls.resume,
    toLast: () => match.jump(Number.POSITIVE_INFINITY),
    again: () => begin({ variant: variant(), seats: seats() }),
  }),
  makePlate(place('south'), 'south', words, { seat }),
  makePlate(place('north'), 'north', words, { seat }),
  makeControls(place('controls'), words, controls),
  makeCaption(place('caption'), words),
  makeAnalysis(place('analysis'), words, narrator),
  makeMoves(place('moves'), words, narrator, {
    jump: (ply) => match.jump(ply),
    step: (by) => match.jump((store.state.match?.state.ply ?? 0) + by),
  }),
  makeTrouble(place('trouble'), words, {
    restart,
    reload: () => location.reload(),
    newGame: startAfresh,
  }),
];
place('skip').append(words.text(el('a', { class: 'skip-link', href: '#board' }), 'skip-to-board'));

// --- wiring ------------------------------------------------------------------

store.addEventListener('change', (event) => {
  const { before, state } = /** @type {CustomEvent} */ (event).detail;
  if (state.act === 'sowing' && before.act !== 'sowing') sowingSince = performance.now();
  render();
  // A position from the address is somebody's example, not the visitor's game.
  if (state.match !== before.match && !given.position) keeper.keep(state.match);
  if (state.match !== before.match || state.act !== before.act) preview.drop();
  notes.show(state);
  analyst.follow();
  prepareTables(before, state);
  if (state.settings.level !== before.settings.level) match.rethink();
  if (state.settings !== before.settings) {
    storage.write('settings', settingsToKeep(state.settings, earlier, decided));
    dress();
  }
});
board.addEventListener('choose', (event) =>
  match.choose(/** @type {CustomEvent} */ (event).detail.pit),
);
board.addEventListener('attend', (event) =>
  preview.attend(/** @type {CustomEvent} */ (event).detail.pit),
);
listenToKeys(
  place('game'),
  {
    ...controls,
    'new-game': () => open('new-game'),
    keys: () => open('keys'),
    read: () => {
      const { match: game } = store.state;
      if (game) announcer.announce(narrator.board(game.state, game.seats));
    },
  },
  () => store.state.settings.keys,
);
thinker.addEventListener('solved', (event) =>
  store.solved(/** @type {CustomEvent} */ (event).detail),
);
engine.addEventListener('lost', (event) => {
  const message = String(/** @type {CustomEvent} */ (event).detail);
  store.troubled({ kind: store.state.match ? 'panic' : 'start', message });
});

const firstLanguage = store.state.settings.language || preferredLanguage();
useLanguage(firstLanguage);
document.documentElement.dataset.without = partsLeftOut(given).join(' ');
dress();
render();
start().then(keepOffline);

/** Opens the page's first game: the one asked for, the last one played, or a new one. */
async function start() {
  try {
    engine.start();
    store.engineReady(await engine.variants());
    if (given.kiosk) await openKiosk();
    else await openGame();
    if (framed) await answerHost();
  } catch (error) {
    const { code, message } = /** @type {any} */ (error);
    if (code !== LOST) store.troubled({ kind: 'start', message });
  }
}

/** The game that the address asks for, or the one that was played last. */
async function openGame() {
  const { variants } = store.state;
  const asked = variants.find(({ id }) => id === given.game)?.id;
  if (given.game && !asked)
    faultList.add({
      name: 'game',
      value: given.game,
      wanted: 'one-of',
      choices: variants.map(({ id }) => id).join(', '),
    });
  const who = seatsGiven(given, FIRST_SEATS);
  if (given.position) {
    try {
      await match.load(given.position, who);
      return;
    } catch (error) {
      const { code, message } = /** @type {any} */ (error);
      if (code === LOST) throw error;
      faultList.add({
        name: 'position',
        value: given.position.slice(0, 60),
        wanted: 'reason',
        choices: message,
      });
    }
  }
  await keeper.takeUp(asked ?? keeper.last() ?? FIRST_VARIANT, who);
  if (given.players || given.side) await match.seat(who);
}

/** The page stands in a frame: what the page around it may do and hears. */
async function answerHost() {
  const { embed } = await import('./embedding.js');
  embed({
    store,
    narrator,
    hosts: given.host,
    doings: {
      begin: (wish) => match.begin(wish),
      load: (text, who) => match.load(text, who),
      play: (pit) => (pit === null ? match.pass() : match.choose(pit)),
      undo: controls.undo,
      skip: controls.skip,
      seat: (who) => match.seat(who),
      change: changeSettings,
    },
  });
}

/** The page is a kiosk's: it invites, waits, and starts afresh for the next visitor. */
async function openKiosk() {
  const { Kiosk } = await import('./kiosk/kiosk.js');
  const kiosk = new Kiosk({
    words,
    store,
    given,
    languages,
    settings: { ...store.state.settings, language: firstLanguage },
    doings: {
      begin: (wish) => match.begin(wish),
      openGame,
      focus: () => board.focus(),
      change: changeSettings,
      openSettings: () => open('settings'),
    },
  });
  await kiosk.invite();
}

/**
 * Solves the game on the table, as far as it is worth it: when the page has
 * nothing else to do, for nobody waits for it yet.
 *
 * @param {import('./store.js').PageState} before
 * @param {import('./store.js').PageState} state
 */
function prepareTables(before, state) {
  const id = state.match?.variant.id;
  if (!id) return;
  const large = isLargeTableWanted(state);
  if (id === before.match?.variant.id && large === isLargeTableWanted(before)) return;
  whenIdle(() => {
    if (variant() === id) thinker.prepare(id, large);
  });
}

/** @param {() => void} work */
function whenIdle(work) {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 3000 });
  else setTimeout(work, 1000);
}

/** One pit and why, in words, on the board and aloud. */
async function giveHint() {
  try {
    const hint = await analyst.hint();
    const game = store.state.match;
    if (hint && game) announcer.announce(narrator.hint(hint, game.state));
  } catch (error) {
    const message = String(/** @type {any} */ (error)?.message ?? error);
    store.messageShown({ key: 'trouble-other', args: { message }, tone: 'refusal' });
  }
}

/** After a panic: a fresh engine, and the game as it stood. */
async function restart() {
  const { match: game } = store.state;
  if (!game) return;
  try {
    engine.start();
    store.engineReady(await engine.variants());
    const { state, seats: who, seed } = game;
    await match.resume({ text: state.game, ply: state.ply, seats: who, seed });
    board.focus();
  } catch (error) {
    store.troubled({
      kind: 'again',
      message: String(/** @type {any} */ (error)?.message ?? error),
    });
  }
}

/** After a panic that comes back: a fresh engine and a new game. */
async function startAfresh() {
  const wish = { variant: variant(), seats: seats() };
  engine.start();
  store.engineReady(await engine.variants());
  await begin(wish);
}

/** @param {{ variant: string, seats: Seats, level: import('./levels.js').LevelName }} wish */
async function beginAt({ level, ...wish }) {
  changeSettings({ level });
  await begin(wish);
}

/** @param {{ variant: string, seats: Seats }} wish */
async function begin(wish) {
  await match.begin(wish).catch(unlessLost);
  board.focus();
  preview.drop();
}

/**
 * Another game is chosen in the bar: the one begun there goes on, if there is one.
 * @param {string} id
 */
async function chooseGame(id) {
  if (id === store.state.match?.variant.id) return;
  await keeper.takeUp(id, seats()).catch(unlessLost);
}

/**
 * A dead engine is told by its own event, wherever it was noticed.
 * @param {any} error
 */
function unlessLost(error) {
  if (error?.code !== LOST) throw error;
}

function variant() {
  return store.state.match?.variant.id ?? FIRST_VARIANT;
}

function seats() {
  return store.state.match?.seats ?? FIRST_SEATS;
}

/**
 * @param {import('./players.js').Side} side
 * @param {import('./players.js').Kind} kind
 * @param {import('./levels.js').LevelName} [level] the computer's
 */
function seat(side, kind, level) {
  if (level) changeSettings({ level });
  match.seat({ ...seats(), [side]: kind });
}

/** @param {string} name */
function open(name) {
  const { dialog, prepare, first } = windows[name];
  prepare?.(store.state);
  // Set only now: in a frame it would take the focus from the page around it.
  dialog.querySelector('h2')?.setAttribute('autofocus', '');
  if (!dialog.open) dialog.showModal();
  first?.()?.focus();
}

/** The window for embedding, loaded when it is first wanted. */
async function openEmbed() {
  if (!windows.embed) {
    const { makeEmbed } = await import('./views/embed.js');
    windows.embed = makeEmbed(words, {
      copy: (lines) => navigator.clipboard.writeText(lines),
      closed,
    });
    place('windows').append(windows.embed.dialog);
  }
  text.dialog.close();
  open('embed');
}

/** When a window's opener has gone, the focus goes to the board. */
function keepFocus() {
  if (document.activeElement === document.body) board.focus();
}

/** @param {Partial<import('./settings.js').Settings>} changed */
function changeSettings(changed) {
  store.settingsChanged(changed);
  if (changed.language) useLanguage(changed.language);
}

/** @param {string} code */
async function useLanguage(code) {
  const wanted = languages.find((language) => language.code === code);
  if (!wanted) return;
  wantedLanguage = code;
  try {
    const language = await wanted.load();
    // Another may have been chosen while this one was on its way.
    if (wantedLanguage !== code) return;
    phrases.use(language);
  } catch (error) {
    const message = String(/** @type {any} */ (error)?.message ?? error);
    store.messageShown({ key: 'trouble-other', args: { message }, tone: 'refusal' });
    return;
  }
  document.documentElement.lang = phrases.language.code;
  document.documentElement.dir = phrases.language.dir;
  words.refresh();
  board.relabel();
  rules.relabel();
  render();
  notes.relabel(store.state);
}

function preferredLanguage() {
  const wanted = navigator.languages.map((tag) => tag.split('-')[0]);
  return (
    wanted.find((code) => languages.some((language) => language.code === code)) ?? english.code
  );
}

/** Applies the settings to the page and the board. */
function dress() {
  const decided = boardSettings(store.state.settings, system);
  const { dataset } = document.documentElement;
  dataset.look = decided.look;
  dataset.motion = decided.speed === 'still' ? 'still' : 'moving';
  board.settings = given.kiosk ? { ...decided, kiosk: true } : decided;
}

function render() {
  const { state } = store;
  const focused = document.activeElement;
  for (const view of views) view.render(state);
  // A button that has gone must not take the focus with it.
  if (state.trouble === null && place('game').contains(focused) && !isShown(focused)) board.focus();
  const game = state.match;
  document.title = game
    ? phrases.say('page-title', { game: phrases.say(`game-${game.variant.id}`) })
    : phrases.say('title');
  document.documentElement.dataset.game = game?.variant.id ?? '';
  place('game').hidden = state.trouble !== null;
  const enabled =
    game !== null &&
    state.act === 'idle' &&
    !game.state.outcome &&
    game.seats[game.state.turn] === 'person';
  if (board.enabled !== enabled) board.enabled = enabled;
}

/** @param {Element | null} element */
function isShown(element) {
  return (element?.getClientRects().length ?? 0) > 0;
}

/** @param {string} id */
function place(id) {
  const element = document.getElementById(id);
  if (!element) throw new Error(`index.html has no element #${id}.`);
  return element;
}
