import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Engine } from '../../../www/engine.js';
import { LOST } from '../../../www/thread.js';
import { beginnings, variants } from '../../../www/wasm/beginnings.js';
import { load } from '../engine.mjs';

/** A worker that answers when it is told to. */
class PuppetWorker extends EventTarget {
  sent = /** @type {any[]} */ ([]);
  ended = false;
  postMessage(/** @type {any} */ message) {
    this.sent.push(message);
  }
  terminate() {
    this.ended = true;
  }
  answer(/** @type {any} */ data) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

function started() {
  /** @type {PuppetWorker[]} */
  const workers = [];
  const engine = new Engine(() => {
    workers.push(new PuppetWorker());
    return /** @type {any} */ (workers.at(-1));
  });
  engine.start();
  return { engine, workers };
}

test('answers find their questions, in any order', async () => {
  const { engine, workers } = started();
  const first = engine.play(1);
  const second = engine.preview(7);
  const [a, b] = workers[0].sent;
  workers[0].answer({ id: b.id, value: 2 });
  workers[0].answer({ id: a.id, value: 'played' });
  assert.equal(await second, 2);
  assert.equal(await first, 'played');
});

test('a refusal keeps its code and what it concerns', async () => {
  const { engine, workers } = started();
  const asked = engine.play(1);
  const error = { code: 'singleton', message: 'A sentence.', pit: 1, clause: 'M1' };
  workers[0].answer({ id: workers[0].sent[0].id, error });
  await assert.rejects(asked, error);
});

test('a panic ends the worker, every question, and says so', async () => {
  const { engine, workers } = started();
  let told = '';
  engine.addEventListener('lost', (event) => {
    told = /** @type {CustomEvent} */ (event).detail;
  });
  const asked = engine.play(1);
  workers[0].answer({ panic: 'index out of bounds' });
  await assert.rejects(asked, { code: LOST });
  await assert.rejects(engine.play(null), { code: LOST });
  assert.equal(told, 'index out of bounds');
  assert.ok(workers[0].ended);
});

test('a fresh worker hears nothing of the old one', async () => {
  const { engine, workers } = started();
  const old = engine.play(1);
  engine.start();
  await assert.rejects(old, { code: LOST });
  const asked = engine.play(null);
  const { id } = workers[1].sent[0];
  workers[0].answer({ id, value: 'late' });
  workers[0].answer({ panic: 'late' });
  workers[1].answer({ id, value: 'in time' });
  assert.equal(await asked, 'in time');
});

test('what is known before the engine has come is what both engines say', async () => {
  for (const daga of [await load(), await load('rules')]) {
    assert.deepEqual(variants, daga.variants());
    const begun = variants.map(({ id }) => [id, new daga.Game(id).state()]);
    assert.deepEqual(beginnings, Object.fromEntries(begun));
  }
});

test('a new game is open before the engine has come, which opens it first of all', async () => {
  const { engine, workers } = started();
  assert.deepEqual(await engine.open({ variant: 'tihbat' }), beginnings.tihbat);
  assert.equal(engine.arrived, false);
  const asked = engine.play(0);
  const [opened, played] = workers[0].sent;
  assert.deepEqual([opened.action, opened.argument], ['open', { variant: 'tihbat' }]);
  workers[0].answer({ id: opened.id, value: beginnings.tihbat });
  workers[0].answer({ id: played.id, value: 'played' });
  assert.equal(await asked, 'played');
  await engine.arrival;
  assert.equal(engine.arrived, true);
});

test('a kept game is open when the engine says so', async () => {
  const { engine, workers } = started();
  const asked = engine.open({ text: 'tihbat: a *', ply: 1 });
  workers[0].answer({ id: workers[0].sent[0].id, value: 'opened' });
  assert.equal(await asked, 'opened');
});

test('an engine that never comes is told of, and opens nothing from then on', async () => {
  const { engine, workers } = started();
  let told = '';
  engine.addEventListener('lost', (event) => {
    told = /** @type {CustomEvent} */ (event).detail;
  });
  await engine.open({ variant: 'tihbat' });
  workers[0].answer({ panic: 'no engine' });
  assert.equal(told, 'no engine');
  assert.equal(engine.arrived, false);
  await assert.rejects(engine.open({ variant: 'tihbat' }), { code: LOST });
});
