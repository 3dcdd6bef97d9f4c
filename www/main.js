/**
 * The composition root: makes every part and wires what a person wants to what
 * the game does. Views are given the state and hand back intents; nothing but
 * this module, and `surroundings.js` for what comes later, knows them all.
 */
import { Announcer } from './announcer.js';
import { Board } from './board/board.js';
import { Choices, FIRST_SEATS } from './choices.js';
import { Conductor } from './conductor.js';
import { byId, el } from './dom.js';
import { Engine } from './engine.js';
import { Faults } from './faults.js';
import { FirstGame } from './first-game.js';
import { takeWorker } from './first-worker.js';
import { idle } from './idle.js';
import { Keeper } from './keeper.js';
import { listenToKeys } from './keys.js';
import { english, languages } from './languages/index.js';
import { makeThinkingWorker } from './make-worker.js';
import { Narrator } from './narration.js';
import { isHosted, keepOffline } from './offline.js';
import { Page } from './page.js';
import { makeViews } from './page-views.js';
import { readParameters } from './parameters.js';
import { Phrases } from './phrases.js';
import { Rescue } from './rescue.js';
import { boardSettings, readSettings } from './settings.js';
import { guardPresses } from './skips.js';
import { SpokenLanguage } from './spoken-language.js';
import { Storage } from './storage.js';
import { Store } from './store.js';
import { watchSystem } from './system.js';
import { Thinker } from './thinker.js';
import { LOST, UNREACHABLE } from './thread.js';
import { variants } from './wasm/beginnings.js';
import { Windows } from './windows.js';
import {
  partsLeftOut,
  seatsGiven,
  settingsGiven,
  settingsLocked,
  settingsToKeep,
} from './wishes.js';
import { Words } from './words.js';

byId('no-start').remove();

// --- the parts ---------------------------------------------------------------

/** What the page's address asks for. */
const { given, faults: misread } = readParameters(location.search);
/** Settings that a visitor may not change. */
const locked = settingsLocked(given);
const framed = window.parent !== window;
// The board asks once how much room the others leave it.
document.documentElement.dataset.without = partsLeftOut(given).join(' ');
// A kiosk's next visitor must find nothing of the last one.
const storage = given.kiosk ? new Storage(() => null) : new Storage();
const earlier = readSettings(storage.read('settings'));
const decided = settingsGiven(given, earlier);
const store = new Store({ ...earlier, ...decided }, variants);
const phrases = new Phrases(english);
const { say } = phrases;
const faults = new Faults(say, misread);
const words = new Words(say);
const narrator = new Narrator(say);
const announcer = new Announcer(byId('announcer'));
const engine = new Engine(takeWorker);
const thinker = new Thinker(makeThinkingWorker);
const system = watchSystem(() => page.dress());
let sowingSince = 0;
guardPresses(
  byId('board'),
  () => store.state.act === 'sowing',
  () => sowingSince,
);
const settingsOfBoard = () => boardSettings(store.state.settings, system);
const board = new Board(byId('board'), { say, settings: settingsOfBoard() });
const page = new Page({ store, system, board, say, kiosk: given.kiosk ?? false });
const conductor = new Conductor({
  engine,
  thinker,
  store,
  board,
  narrator,
  announce: (sentence) => announcer.announce(sentence),
  chance: () => crypto.getRandomValues(new Uint32Array(1))[0],
});
const { openings, walk } = conductor;
const keeper = new Keeper({ storage, store, openings });
const language = new SpokenLanguage({
  phrases,
  languages,
  changed: relabel,
  failed: unreachable,
});
/** Who plays until somebody chooses. */
const seats = seatsGiven(given, FIRST_SEATS);
const choices = new Choices({ store, conductor, keeper, change, begun: toBoard, first: seats });
const rescue = new Rescue({ engine, store, conductor, choices, board });

// --- the views ---------------------------------------------------------------

const windows = new Windows({
  root: byId('windows'),
  store,
  board,
  kiosk: given.kiosk ?? false,
  bring: bringWindows,
  failed: unreachable,
});
const { open } = windows;
const controls = {
  undo: () => walk.undo(),
  redo: () => walk.redo(),
  replay: () => walk.replay(),
  skip: () => conductor.skip(),
  pause: () => conductor.pause(true),
  resume: () => conductor.pause(false),
  hint: () => {
    const { match } = store.state;
    surroundings.then((come) => {
      if (store.state.match === match) come?.hint();
    });
  },
  analysis: () => {
    if (!locked.includes('analysis')) change({ analysis: !store.state.settings.analysis });
  },
};
const views = makeViews({
  locked,
  words,
  narrator,
  store,
  conductor,
  choices,
  rescue,
  windows,
  controls,
});
byId('skip').append(words.text(el('a', { class: 'skip-link', href: '#board' }), 'skip-to-board'));

// --- wiring ------------------------------------------------------------------

store.addEventListener('change', (event) => {
  const { before, state } = /** @type {CustomEvent} */ (event).detail;
  if (state.act === 'sowing' && before.act !== 'sowing') sowingSince = performance.now();
  page.render(views);
  const { message } = state;
  if (message?.tone === 'failure' && message !== before.message)
    announcer.announce(say(message.key, message.args));
  // A position from the address is somebody's example, not the visitor's game.
  if (state.match !== before.match && !given.position) keeper.keep(state.match);
  if (state.settings.level !== before.settings.level) conductor.rethink();
  if (state.settings !== before.settings) {
    storage.write('settings', settingsToKeep(state.settings, earlier, decided));
    page.dress();
  }
});
board.addEventListener('choose', (event) =>
  conductor.choose(/** @type {CustomEvent} */ (event).detail.pit),
);
listenToKeys(
  byId('game'),
  {
    ...controls,
    'new-game': () => open('new-game'),
    keys: () => open('keys'),
    read: () => surroundings.then((come) => come?.read()),
  },
  () => store.state.settings.keys,
);
thinker.addEventListener('solved', (event) =>
  store.solved(/** @type {CustomEvent} */ (event).detail),
);
engine.addEventListener('lost', (event) => {
  const message = String(/** @type {CustomEvent} */ (event).detail);
  store.troubled({ kind: engine.arrived ? 'panic' : 'start', message });
});

const firstLanguage = store.state.settings.language || language.preferred();
language.use(firstLanguage);
page.dress();
page.render(views);
start();
const surroundings = bringSurroundings();
// What nobody waits for must not keep a person waiting for the first move.
engine.arrival.then(async () => {
  await windows.prepare();
  const kept = await keepOffline();
  await idle();
  // What thinks is at hand by now; begun with a move it would share the stones' frames.
  thinker.wake();
  if (kept || !isHosted()) return;
  const rest = await import('./rest.js').catch(() => null);
  await rest?.bringRest();
});

async function start() {
  const first = new FirstGame({ store, conductor, keeper, given, seats, faults });
  try {
    engine.start();
    if (given.kiosk) await openKiosk(first);
    else await first.open();
    if (framed) await answerHost();
  } catch (error) {
    const { code, message } = /** @type {any} */ (error);
    if (code !== LOST) store.troubled({ kind: 'start', message });
  }
}

/** They come when the page is idle for the first time: once a new game's board stands. */
async function bringSurroundings() {
  await idle();
  const script = await import('./surroundings.js').catch(unreachable);
  if (!script) return null;
  return new script.Surroundings({
    engine,
    thinker,
    store,
    board,
    words,
    narrator,
    announcer,
    walk,
    render: (later) => page.render(later),
  });
}

/** A script did not come that is loaded after the page. @param {any} error */
function unreachable(error) {
  console.error(error);
  store.failed({ code: UNREACHABLE });
}

/** The windows come when there is time, or when one is asked for. */
async function bringWindows() {
  const { windowMakers } = await import('./page-windows.js');
  return windowMakers({
    windows,
    given,
    locked,
    faults,
    embeddable: isHosted() && !framed && !given.kiosk,
    engine,
    words,
    phrases,
    openings,
    choices,
    boardSettings: settingsOfBoard,
    change,
  });
}

/** The page stands in a frame: what the page around it may do and hears. */
async function answerHost() {
  const { embed } = await import('./embedding.js');
  embed({
    store,
    narrator,
    hosts: given.host,
    doings: {
      begin: (wish) => openings.begin(wish),
      load: (text, seats) => openings.load(text, seats),
      play: (pit) => (pit === null ? conductor.pass() : conductor.choose(pit)),
      undo: controls.undo,
      skip: controls.skip,
      seat: (seats) => conductor.seat(seats),
      change,
    },
  });
}

/**
 * The page is a kiosk's: it invites, waits, and starts afresh for the next visitor.
 * @param {FirstGame} first
 */
async function openKiosk(first) {
  const { Kiosk } = await import('./kiosk/kiosk.js');
  const kiosk = new Kiosk({
    words,
    store,
    given,
    languages,
    settings: { ...store.state.settings, language: firstLanguage },
    doings: {
      begin: (wish) => openings.begin(wish),
      openGame: first.open,
      focus: () => board.focus(),
      change,
      openSettings: () => open('settings'),
    },
  });
  await kiosk.invite();
}

/** @param {Partial<import('./settings.js').Settings>} changed */
function change(changed) {
  store.settingsChanged(changed);
  if (changed.language) language.use(changed.language);
}

/** Everything is said in another language. */
function relabel() {
  words.refresh();
  board.relabel();
  windows.relabel();
  page.render(views);
  surroundings.then((come) => come?.relabel());
}

/** A game has begun: its board gets the focus. */
function toBoard() {
  board.focus();
  surroundings.then((come) => come?.lookAway());
}
