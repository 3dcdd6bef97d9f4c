import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Analyst, isLargeTableWanted } from '../../../www/analyst.js';
import { english } from '../../../www/languages/index.js';
import { Narrator } from '../../../www/narration.js';
import { Notes } from '../../../www/notes.js';
import { Phrases } from '../../../www/phrases.js';
import { courseOf, mistakesIn, positionKey } from '../../../www/reports.js';
import { readSettings } from '../../../www/settings.js';
import { Store } from '../../../www/store.js';
import { CANCELLED, Thinker } from '../../../www/thinker.js';
import { SOUTH, TWO } from './table.mjs';
import { Shelf, stateOf, ThinkingWorker } from './thread.mjs';

/** @typedef {import('../../../www/wasm/daga.js').State} State */

const VARIANT = /** @type {any} */ ({ id: 'tihbat', pitsPerRow: 2, seedsPerPit: 7, seeds: 28 });
const narrator = new Narrator(new Phrases(english).say);

/** A thinker that answers when it is told to. */
class Puppet {
  /** @type {{ action: string, state: State, plies?: number[], hear?: any, resolve: any, reject: any }[]} */
  asked = [];
  stopped = 0;
  prepare = async () => {};
  analyse = (/** @type {State} */ state, /** @type {any} */ hear) =>
    this.#ask('analyse', { state, hear });
  hint = (/** @type {State} */ state) => this.#ask('hint', { state });
  review = (/** @type {State} */ state, /** @type {number[]} */ plies, /** @type {any} */ hear) =>
    this.#ask('review', { state, plies, hear });
  stop = () => {
    this.stopped += 1;
    this.asked.at(-1)?.reject(Object.assign(new Error('stopped'), { code: CANCELLED }));
  };
  /** @param {string} action @param {any} what @returns {Promise<any>} */
  #ask(action, what) {
    return new Promise((resolve, reject) => {
      this.asked.push({ action, ...what, resolve, reject });
    });
  }
}

/** @param {{ thinker?: any, settings?: object, state?: State, seats?: any }} [how] */
function setUp({
  thinker = new Puppet(),
  settings = {},
  state = stateOf('tihbat: *'),
  seats = TWO,
} = {}) {
  const store = new Store(readSettings(settings), []);
  const analyst = new Analyst({ thinker, store });
  store.addEventListener('change', () => analyst.follow());
  const open = (/** @type {State} */ given) =>
    store.matchOpened({ variant: VARIANT, state: given, seats, seed: 1, paused: false });
  open(state);
  return { store, analyst, thinker, open };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

/** @param {number} margin @param {string} [known] */
const found = (margin, known = 'exact') => ({
  depth: known === 'exact' ? 0 : 9,
  nodes: 0,
  known,
  moves: [
    {
      pit: 0,
      known,
      worth: { margin, winner: 'south', by: margin },
      depth: null,
      repeats: false,
      sureIn: null,
      line: [],
    },
  ],
});

test('nothing is analysed before it is switched on', async () => {
  const { store, thinker, open } = setUp();
  open(stateOf('tihbat: a *'));
  await settle();
  assert.equal(thinker.asked.length, 0);
  store.settingsChanged({ analysis: true });
  assert.deepEqual(
    thinker.asked.map((/** @type {any} */ { action }) => action),
    ['analyse'],
  );
  store.settingsChanged({ analysis: false });
  assert.equal(thinker.stopped, 1);
});

test('an answer that comes late is kept under its own position and game', async () => {
  const { store, thinker, open } = setUp({ settings: { analysis: true } });
  const late = thinker.asked[0];
  open(stateOf('tihbat: a *'));
  late.hear(found(8));
  late.resolve({ analysis: found(8), outcome: null });
  await settle();
  assert.equal(store.state.reports.size, 0);

  const present = thinker.asked[1];
  const { match } = store.state;
  store.placed(stateOf('tihbat: a A *'), null, false);
  present.hear(found(4));
  assert.deepEqual([...store.state.reports.keys()], ['a']);
  assert.equal(
    store.state.reports.get(
      positionKey(store.state.match?.state ?? /** @type {any} */ (match).state),
    ),
    undefined,
  );
});

test('while the computer thinks the thread is its own', async () => {
  const { store, thinker } = setUp({ settings: { analysis: true }, seats: SOUTH });
  assert.equal(thinker.asked.length, 1);
  store.moved(stateOf('tihbat: a *'), /** @type {any} */ ({}), false);
  store.settled();
  store.thinking();
  await settle();
  assert.equal(thinker.asked.length, 1);
});

test('an attempt that was stopped and followed by another at the same leaves that alone', async () => {
  const { store, thinker } = setUp({ settings: { analysis: true } });
  assert.equal(thinker.asked.length, 1);
  // A move shown again is over at once where something else waits.
  store.asked();
  store.settled();
  assert.equal(thinker.stopped, 1);
  await settle();
  assert.equal(thinker.asked.length, 2);
});

test('a hint asked for twice is sought once', async () => {
  const { analyst, thinker } = setUp({ settings: { analysis: true } });
  const first = analyst.hint();
  assert.equal(await analyst.hint(), null);
  assert.deepEqual(
    thinker.asked.map((/** @type {any} */ { action }) => action),
    ['analyse', 'hint'],
  );
  thinker.asked[1].resolve({ pit: 0 });
  assert.deepEqual(await first, { pit: 0 });
});

test('a hint takes the place of the analysis, which then begins anew', async () => {
  const { store, analyst, thinker } = setUp({ settings: { analysis: true } });
  const hint = analyst.hint();
  assert.deepEqual(
    thinker.asked.map((/** @type {any} */ { action }) => action),
    ['analyse', 'hint'],
  );
  thinker.asked[1].resolve({ pit: 0, facts: [], known: 'exact', worth: null });
  assert.ok(await hint);
  assert.equal(store.state.hint?.pit, 0);
  assert.deepEqual(
    thinker.asked.map((/** @type {any} */ { action }) => action),
    ['analyse', 'hint', 'analyse'],
  );
  store.placed(stateOf('tihbat: a *'), null, false);
  assert.equal(store.state.hint, null);
});

test('a hint that comes after the move is no hint', async () => {
  const { store, analyst, thinker } = setUp();
  const hint = analyst.hint();
  store.placed(stateOf('tihbat: a *'), null, false);
  thinker.asked[0].resolve({ pit: 0, facts: [] });
  assert.equal(await hint, null);
  assert.equal(store.state.hint, null);
});

test('what cannot be found out is told once, and not asked for again', async () => {
  const { store, thinker } = setUp({ settings: { analysis: true } });
  thinker.asked[0].reject(Object.assign(new Error('no memory'), { code: 'thinker-lost' }));
  await settle();
  assert.deepEqual(store.state.message?.args, { message: 'no memory' });
  assert.ok(thinker.asked.slice(1).every((/** @type {any} */ { action }) => action === 'review'));
});

test('a whole game is looked over: its course, its mistakes, its end', async () => {
  const shelf = new Shelf();
  const thinker = new Thinker(() => /** @type {any} */ (new ThinkingWorker(shelf, () => null)));
  const state = stateOf('tihbat: a B b A a *');
  const { store } = setUp({ thinker, settings: { analysis: true }, state });
  for (let i = 0; i < 100 && store.state.reports.size < 6; i += 1) await settle();
  const course = courseOf(store.state.reports, state);
  assert.deepEqual(
    course.map(({ ply }) => ply),
    [0, 1, 2, 3, 4, 5],
  );
  assert.deepEqual(course[0], { ply: 0, lead: -2, exact: true });
  const mistakes = mistakesIn(store.state.reports, state);
  assert.ok(mistakes.length > 0);
  for (const { ply, loss, exact } of mistakes) {
    const turn = state.moves[ply - 1].side === 'south' ? -1 : 1;
    assert.ok(exact);
    assert.equal(course[ply].lead - course[ply - 1].lead, turn * loss);
  }
});

test('the notes at the pits say what the mover gets, and how sure that is', () => {
  /** @type {[string, any][]} */
  const drawn = [];
  const board = {
    annotate: (/** @type {any} */ notes) => void drawn.push(['notes', notes]),
    mark: (/** @type {any} */ pit) => void drawn.push(['mark', pit]),
  };
  const notes = new Notes({ board, narrator });
  const state = stateOf('tihbat: *');
  const { store } = setUp({ settings: { analysis: true }, state });
  const key = positionKey(state, 0);
  for (const [margin, known, text, short, tone] of /** @type {const} */ ([
    [4, 'exact', 'wins by 4', '+4', 'good'],
    [4, 'at-most', 'wins by 4 at most', '≤ +4', 'bound'],
    [4, 'estimate', 'about 4 ahead, looking 0 moves ahead', '+4', 'unsure'],
  ])) {
    store.found([
      [key, { analysis: /** @type {any} */ (found(margin, known)), outcome: null, done: true }],
    ]);
    notes.show(store.state);
    const [, written] = drawn.pop() ?? ['', new Map()];
    const { long: _, ...note } = written.get(0);
    assert.deepEqual(note, { text, short, tone });
  }
  store.settingsChanged({ analysis: false });
  notes.show(store.state);
  assert.deepEqual(drawn.pop(), ['notes', new Map()]);
});

test('a hint gives the three weightiest reasons, each a fact that was found', () => {
  const state = stateOf('modiar: *');
  const hint = /** @type {any} */ ({
    pit: 1,
    known: 'exact',
    depth: null,
    facts: [
      { kind: 'captures', seeds: 6 },
      { kind: 'captures-most', seeds: null },
      { kind: 'leaves-nothing', seeds: null },
      { kind: 'wins', seeds: 4 },
      { kind: 'only-one-that-holds', seeds: null },
    ],
  });
  assert.equal(
    narrator.hint(hint, state),
    'Hint: b – captures 6; with best play it wins by 4; every other move gives that away.',
  );
  assert.equal(
    narrator.hint({ ...hint, known: 'estimate', depth: 8, facts: [] }, state),
    'Hint: b – the best found looking 8 moves ahead.',
  );
});

test('the larger table is for the strongest level, and for whoever looks closely', () => {
  for (const [settings, seats, wanted] of /** @type {const} */ ([
    [{ level: 'master' }, SOUTH, true],
    [{ level: 'master' }, TWO, false],
    [{ level: 'expert' }, SOUTH, false],
    [{ level: 'beginner', analysis: true }, TWO, true],
  ]))
    assert.equal(isLargeTableWanted(setUp({ settings, seats }).store.state), wanted);
});
