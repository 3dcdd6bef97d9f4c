import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Engine } from '../../../www/engine.js';
import { LOST } from '../../../www/thread.js';

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
