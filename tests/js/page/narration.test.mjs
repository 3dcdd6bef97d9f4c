import assert from 'node:assert/strict';
import { test } from 'node:test';
import { english } from '../../../www/languages/index.js';
import { Narrator, tellSteps } from '../../../www/narration.js';
import { Phrases } from '../../../www/phrases.js';
import { pitLetter } from '../../../www/pit-letter.js';
import { redoPly, undoPly, whoIs } from '../../../www/players.js';
import { chance } from '../../chance.mjs';
import { load, playAny } from '../engine.mjs';
import { NORTH, SOUTH, TWO } from './table.mjs';

const daga = await load();
const narrator = new Narrator(new Phrases(english).say);

test('pits are lettered from each player’s left', () => {
  assert.equal([0, 2, 3, 5].map((pit) => pitLetter(pit, 3)).join(''), 'acAC');
  assert.equal(narrator.pit(15, 8), 'North H');
});

test('a capture, a chain and a relay are told by what happened', () => {
  /** @param {any[]} steps */
  const tell = (steps) => narrator.move(tellSteps('south', steps), state, SOUTH);
  const state = new daga.Game('modiar').state();
  const lap = (/** @type {number} */ from, /** @type {number[]} */ ...drops) => ({
    kind: 'lap',
    from,
    seeds: drops.length,
    drops,
  });
  const take = (/** @type {number} */ pit) => ({ kind: 'capture', pit, seeds: 2, by: 'south' });
  assert.equal(tell([lap(2, 2, 3, 4)]), 'You play c: 3 stones, last in North B.');
  assert.equal(tell([lap(2, 2, 3), take(3)]), 'You play c: 2 stones, last in North A, captures 2.');
  assert.equal(
    tell([lap(2, 2, 3), take(3), take(2)]),
    'You play c: 2 stones, last in North A, captures 4 from 2 pits.',
  );
  assert.equal(tell([lap(0, 1), lap(1, 2, 3)]), 'You play a: 2 laps, last in North A.');
  assert.equal(
    narrator.move(
      tellSteps('north', [/** @type {any} */ ({ kind: 'pass', side: 'north' })]),
      state,
      SOUTH,
    ),
    'The computer passes.',
  );
});

test('every ending of seeded games says who won, by what rule, and where the rest went', () => {
  const choose = chance(1);
  for (const { id } of daga.variants()) {
    for (let count = 0; count < 40; count += 1) {
      const game = new daga.Game(id);
      while (!game.state().outcome) playAny(game, choose);
      const sentence = narrator.turn(game.state(), TWO);
      assert.match(sentence, /^(South wins|North wins|A draw), \d+ to \d+\. .*rule [MTS]\d/);
      assert.doesNotMatch(sentence, /[{}]|undefined/);
      game.free();
    }
  }
});

test('one person is “you”, two are South and North', () => {
  assert.equal(whoIs(SOUTH, 'south'), 'you');
  assert.equal(whoIs(SOUTH, 'north'), 'computer');
  assert.equal(whoIs(NORTH, 'north'), 'you');
  assert.equal(whoIs(TWO, 'north'), 'north');
});

test('undo and redo stop at a person’s decisions', () => {
  const game = new daga.Game('modiar');
  game.play(0);
  game.play(4);
  game.play(1);
  assert.equal(undoPly(game.state(), TWO), 2);
  assert.equal(undoPly(game.state(), SOUTH), 2);
  assert.equal(undoPly(game.state(), NORTH), 1);
  assert.equal(redoPly(game.state(), TWO), null);
  assert.equal(redoPly(game.jump(0), SOUTH), 2);
  assert.equal(redoPly(game.jump(0), NORTH), 1);
  assert.equal(redoPly(game.jump(2), NORTH), 3);
  assert.equal(undoPly(game.jump(1), NORTH), null);
});

test('the board is read out in the players’ order, and who is to move', () => {
  const game = new daga.Game('modiar');
  game.play(0);
  assert.equal(
    narrator.board(game.state(), TWO),
    'South’s row, a to c: 2, 8, 8. North’s row, A to C: 8, 8, 8. South 0, North 0. North to move.',
  );
});
