import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NONE, NORTH, playOn, SOUTH, setTable, settle, TWO } from './table.mjs';

/** The store, the engine and the board must tell the same. @param {Awaited<ReturnType<typeof setTable>>} table */
function agree({ engine, board, now }) {
  const told = engine.game?.state();
  assert.deepEqual(now().state, told);
  assert.deepEqual(board.shown, told);
}

test('two people: a move is played, shown, and told in one announcement', async () => {
  const table = await setTable();
  await table.openings.begin({ variant: 'modiar', seats: TWO });
  table.conductor.choose(0);
  await settle();
  assert.equal(table.store.state.act, 'sowing');
  table.board.finish();
  await settle();
  assert.equal(table.store.state.act, 'idle');
  assert.equal(
    table.heard.at(-1),
    'South plays a: 7 stones, last in South a. South 0, North 0. North to move.',
  );
  assert.equal(table.heard.length, 2);
  agree(table);
});

test('a refused pit is answered in words with the rule, and nothing is played', async () => {
  const table = await setTable();
  await table.openings.begin({ variant: 'modiar', seats: TWO });
  table.conductor.choose(4);
  await settle();
  assert.equal(table.store.state.message?.tone, 'refusal');
  assert.match(table.heard.at(-1) ?? '', /^North B is North’s\..*rule M1\.$/);
  assert.equal(table.now().state.ply, 0);
  assert.ok(!table.engine.asked.includes('play'));
});

test('a second press before the engine has answered plays nothing', async () => {
  const table = await setTable();
  await table.openings.begin({ variant: 'modiar', seats: TWO });
  table.conductor.choose(0);
  table.conductor.choose(1);
  table.conductor.choose(2);
  await settle();
  assert.equal(table.now().state.ply, 1);
  assert.equal(table.board.animations, 1);
});

test('a refused pit is answered in words while another move waits for the engine, too', async () => {
  const table = await setTable();
  await table.openings.begin({ variant: 'modiar', seats: TWO });
  const come = table.engine.holdBack();
  table.conductor.choose(0);
  await settle();
  table.conductor.choose(4);
  assert.equal(table.store.state.act, 'asking');
  assert.match(table.heard.at(-1) ?? '', /rule M1\.$/);
  come();
  await settle();
  assert.equal(table.store.state.act, 'sowing');
  assert.equal(table.store.state.message, null);
  table.board.finish();
  await settle();
  agree(table);
});

test('who plays before the engine has come is told what the move waits for', async () => {
  const table = await setTable();
  await table.openings.begin({ variant: 'modiar', seats: TWO });
  table.engine.arrived = false;
  const come = table.engine.holdBack();
  table.conductor.choose(0);
  await settle();
  assert.equal(table.store.state.act, 'asking');
  assert.equal(table.store.state.message?.key, 'rules-coming');
  assert.match(table.heard.at(-1) ?? '', /^The rules are still on their way\./);
  table.engine.arrived = true;
  come();
  await settle();
  assert.equal(table.store.state.act, 'sowing');
  assert.equal(table.store.state.message, null);
  table.board.finish();
  await settle();
  agree(table);
});

test('a press during the sowing skips it and plays nothing', async () => {
  const table = await setTable();
  await table.openings.begin({ variant: 'sadeqa-iii', seats: TWO });
  table.conductor.choose(0);
  await settle();
  table.conductor.choose(9);
  await settle();
  assert.equal(table.store.state.act, 'idle');
  assert.equal(table.now().state.ply, 1);
  agree(table);
});

test('undo in mid-flight, before and after the engine has answered', async () => {
  for (const wait of [false, true]) {
    const table = await setTable();
    await table.openings.begin({ variant: 'modiar', seats: TWO });
    table.conductor.choose(1);
    if (wait) await settle();
    table.walk.undo();
    await settle();
    assert.equal(table.now().state.ply, 0);
    assert.equal(table.store.state.act, 'idle');
    agree(table);
  }
});

test('a new game in mid-flight: the old move never lands in it', async () => {
  const table = await setTable();
  await table.openings.begin({ variant: 'modiar', seats: TWO });
  table.conductor.choose(1);
  table.openings.begin({ variant: 'tihbat', seats: TWO });
  await settle();
  assert.equal(table.now().state.variant, 'tihbat');
  assert.equal(table.now().state.ply, 0);
  agree(table);
});

test('any mix of acts without waiting leaves all three agreed', async () => {
  const table = await setTable();
  await table.openings.begin({ variant: 'sadeqa-iii', seats: TWO });
  const { conductor, walk } = table;
  const acts = [
    () => conductor.choose(table.now().state.legal[0] ?? 0),
    () => walk.undo(),
    () => walk.redo(),
    () => walk.jump(0),
    () => walk.replay(),
    () => walk.jump(99),
    () => conductor.skip(),
    () => conductor.choose(table.now().state.legal[2] ?? 0),
  ];
  for (let i = 0; i < 200; i += 1) {
    acts[(i * 5 + (i >> 3)) % acts.length]();
    if (i % 7 === 0) await settle();
    if (i % 3 === 0) table.board.finish();
  }
  await settle();
  table.board.finish();
  await settle();
  assert.equal(table.store.state.act, 'idle');
  agree(table);
});

test('the computer answers, and undo goes back to the person’s own decision', async () => {
  const table = await setTable();
  await table.openings.begin({ variant: 'modiar', seats: SOUTH });
  table.conductor.choose(0);
  await playOn(table);
  assert.equal(table.now().state.ply, 2);
  table.walk.undo();
  await playOn(table);
  assert.equal(table.now().state.ply, 0);
  table.walk.redo();
  await playOn(table);
  assert.equal(table.now().state.ply, 2);
  assert.equal(table.now().state.plies, 2);
  agree(table);
});

test('undo while the computer thinks: its answer counts for nothing', async () => {
  const table = await setTable();
  await table.openings.begin({ variant: 'modiar', seats: SOUTH });
  table.conductor.choose(0);
  await settle();
  /** @type {(() => void)[]} */
  const thoughts = [];
  table.computer.wait = () => new Promise((resolve) => void thoughts.push(() => resolve()));
  table.board.finish();
  await settle();
  assert.equal(table.store.state.act, 'thinking');
  table.walk.undo();
  await settle();
  for (const end of thoughts) end();
  await settle();
  assert.equal(table.now().state.ply, 0);
  assert.equal(table.now().state.plies, 1);
  assert.equal(table.store.state.act, 'idle');
  agree(table);
});

test('a thought is stopped with what it was for, and thought anew at another level', async () => {
  const table = await setTable();
  await table.openings.begin({ variant: 'modiar', seats: NORTH });
  await Promise.resolve();
  assert.equal(table.store.state.act, 'thinking');
  table.store.settingsChanged({ level: 'master' });
  table.conductor.rethink();
  assert.equal(table.thinker.stopped, 1);
  await playOn(table);
  assert.deepEqual(table.thinker.levels, [2, 5]);
  assert.equal(table.now().state.ply, 1);
  const { stopped } = table.thinker;
  table.conductor.rethink();
  assert.equal(table.thinker.stopped, stopped);
});

test('the computer passes where it can do nothing else', async () => {
  const table = await setTable();
  await table.openings.load('tihbat 0,0/3,1 14-10 S', NORTH);
  await playOn(table);
  assert.deepEqual(
    table.now().state.moves.map(({ pit }) => pit),
    [null],
  );
  assert.equal(table.store.state.message, null);
  agree(table);
});

test('a game switched while the computer thinks gets no move of the other', async () => {
  const table = await setTable();
  await table.openings.begin({ variant: 'modiar', seats: NORTH });
  await Promise.resolve();
  assert.equal(table.store.state.act, 'thinking');
  await table.openings.begin({ variant: 'tihbat', seats: TWO });
  await playOn(table);
  assert.equal(table.now().state.variant, 'tihbat');
  assert.equal(table.now().state.ply, 0);
});

test('the person as North: nothing to undo before the own first decision', async () => {
  const table = await setTable();
  await table.openings.begin({ variant: 'modiar', seats: NORTH });
  await playOn(table);
  assert.equal(table.now().state.ply, 1);
  table.walk.undo();
  await playOn(table);
  assert.equal(table.now().state.ply, 1);
});

test('looking at an earlier move keeps the computer waiting until asked', async () => {
  const table = await setTable();
  await table.openings.begin({ variant: 'modiar', seats: SOUTH });
  table.conductor.choose(0);
  await playOn(table);
  table.walk.jump(1);
  await playOn(table);
  assert.equal(table.now().state.ply, 1);
  table.conductor.pause(false);
  await playOn(table);
  assert.equal(table.now().state.ply, 2);
});

test('two computers play a whole game, and rest when told to', async () => {
  const table = await setTable();
  await table.openings.begin({ variant: 'tihbat', seats: NONE });
  await playOn(table);
  table.conductor.pause(true);
  await playOn(table);
  const { ply } = table.now().state;
  await playOn(table);
  assert.equal(table.now().state.ply, ply);
  table.conductor.pause(false);
  for (let i = 0; i < 200 && !table.now().state.outcome; i += 1) await playOn(table);
  assert.ok(table.now().state.outcome);
  assert.match(table.heard.at(-1) ?? '', /(wins|draw).*rule T[56]/);
  agree(table);
});

test('a side may change hands at any time, also while the computer thinks', async () => {
  const table = await setTable();
  await table.openings.begin({ variant: 'modiar', seats: NORTH });
  table.conductor.seat(TWO);
  await playOn(table);
  assert.equal(table.now().state.ply, 0);
  table.conductor.seat(NORTH);
  await playOn(table);
  assert.equal(table.now().state.ply, 1);
});

test('a game taken up again stands as it stood', async () => {
  const table = await setTable();
  await table.openings.begin({ variant: 'modiar', seats: TWO });
  for (const pit of [0, 5, 1]) {
    table.conductor.choose(pit);
    await settle();
    table.board.finish();
    await settle();
  }
  table.walk.undo();
  await settle();
  const kept = table.now();
  const again = await setTable();
  await again.openings.resume({ text: kept.state.game, ply: kept.state.ply, seats: TWO, seed: 1 });
  assert.deepEqual(again.now().state, kept.state);
});

test('a text that is no game is refused, and the present game goes on', async () => {
  const table = await setTable();
  await table.openings.begin({ variant: 'modiar', seats: TWO });
  table.conductor.choose(0);
  await settle();
  const { id } = table.now();
  await assert.rejects(table.openings.load('modiar what', TWO), { code: /./ });
  assert.equal(table.now().id, id);
  assert.equal(table.now().state.ply, 1);
  await table.openings.load(table.now().state.position, TWO);
  assert.notEqual(table.now().id, id);
  agree(table);
});

test('a computer that fails rests, and plays when it is let try again', async () => {
  const table = await setTable();
  const { choose } = table.thinker;
  table.thinker.choose = () => Promise.reject(new Error('out of luck'));
  await table.openings.begin({ variant: 'modiar', seats: NORTH });
  await settle();
  const { act, match, message } = table.store.state;
  assert.equal(act, 'idle');
  assert.equal(match?.paused, true);
  assert.equal(message?.key, 'trouble-other');

  table.thinker.choose = choose;
  table.conductor.pause(false);
  await playOn(table);
  assert.equal(table.now().state.ply, 1);
  agree(table);
});

test('a computer whose move is refused rests, too', async () => {
  const table = await setTable();
  table.thinker.choose = async () => 5;
  await table.openings.begin({ variant: 'modiar', seats: NORTH });
  await settle();
  assert.equal(table.store.state.act, 'idle');
  assert.equal(table.store.state.match?.paused, true);
  assert.equal(table.store.state.message?.key, 'trouble-other');
});

test('a loaded game that is over shows how it ended, not that it was loaded', async () => {
  const table = await setTable();
  await table.openings.load('modiar 1,0,1/0,1,1 20-18 S', TWO);
  assert.equal(table.store.state.message, null);
  assert.match(table.heard.at(-1) ?? '', /South wins, 22 to 20/);
  await table.openings.load('modiar: a', TWO);
  assert.equal(/** @type {any} */ (table.store.state.message)?.key, 'loaded');
});
