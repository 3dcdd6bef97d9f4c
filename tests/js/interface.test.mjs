/** The engine as JavaScript sees it: what `www/worker.js` may rely on. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { chance } from '../chance.mjs';
import { load, playAny } from './engine.mjs';

const daga = await load();
const { Game } = daga;
const VARIANTS = daga.variants();
const GAMES = 25;

/** Nothing of which is a pit, a variant, a text or a number of plies. */
const NONSENSE = [
  undefined,
  null,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  -1,
  0.5,
  2 ** 31,
  2 ** 53,
  '',
  'a',
  '\u{1f600}',
  'x'.repeat(100_000),
  {},
  [],
  [1, 2],
  new Uint8Array(3),
  () => 1,
  Symbol('pit'),
  10n ** 30n,
];

/**
 * @param {() => unknown} action
 * @param {string} [code]
 * @returns {Error & { code: string } & Record<string, unknown>}
 */
function refusalOf(action, code) {
  /** @type {any} */
  const thrown = [];
  assert.throws(action, (error) => thrown.push(error) === 1);
  const [error] = thrown;
  assert.equal(error instanceof Error, true, `threw ${String(error)}, which is no Error`);
  assert.match(error.code, /^[a-z]+(-[a-z]+)*$/, `no code: ${error.message}`);
  assert.match(error.message, /^\S+ \S+ \S+/, 'the message says what is wrong');
  if (code) assert.equal(error.code, code);
  return error;
}

test('variants: what a page needs to draw and name them', () => {
  const ids = VARIANTS.map(({ id }) => id);
  assert.deepEqual(ids, ['modiar', 'tihbat', 'sadeqa-iii', 'sadeqa-game-91']);
  for (const { id, pitsPerRow, seedsPerPit, seeds, clauses } of VARIANTS) {
    assert.equal(seeds, 2 * pitsPerRow * seedsPerPit, id);
    assert.equal(new Set(clauses.map((clause) => clause.id)).size, clauses.length);
    for (const { status } of clauses) assert.ok(['recorded', 'ruling', 'partly'].includes(status));
  }
});

test('a new game: all at its start', () => {
  for (const { id, pitsPerRow, seedsPerPit } of VARIANTS) {
    const state = new Game(id).state();
    assert.equal(state.variant, id);
    assert.equal(state.turn, 'south');
    assert.equal(state.ply, 0);
    assert.equal(state.plies, 0);
    assert.deepEqual([...state.seeds], Array(2 * pitsPerRow).fill(seedsPerPit));
    assert.deepEqual(state.captured, { south: 0, north: 0 });
    assert.deepEqual(state.moves, []);
    assert.equal(state.outcome, null);
    assert.equal(state.lastMove, null);
    assert.equal(state.mustPass, false);
    assert.ok(state.seeds instanceof Uint8Array && state.legal instanceof Uint8Array);
  }
});

for (const { id, pitsPerRow, seeds: all } of VARIANTS) {
  describe(id, () => {
    /**
     * Plays games by chance and looks at every position of them.
     * @param {(game: import('./engine.mjs').Game, seed: number, choose: (below: number) => number) => void} look
     */
    function everyPosition(look) {
      for (let seed = 1; seed <= GAMES; seed += 1) {
        const choose = chance(seed);
        const game = new Game(id);
        for (; !game.state().outcome; playAny(game, choose)) look(game, seed, choose);
        look(game, seed, choose);
        game.free();
      }
    }

    test('each pit of the board may be played or is refused, and playing says the same', () => {
      everyPosition((game) => {
        const { legal, refusals, outcome, mustPass, game: text } = game.state();
        const told = [...legal, ...refusals.map(({ pit }) => pit)].sort((a, b) => a - b);
        assert.deepEqual(told, [...Array(2 * pitsPerRow).keys()]);
        assert.equal(legal.length === 0, outcome !== null || mustPass);
        for (const { pit, reason, clause, laps } of refusals) {
          const error = refusalOf(() => game.play(pit), reason);
          assert.deepEqual([error.pit, error.clause, error.laps], [pit, clause, laps]);
        }
        assert.equal(game.state().game, text, 'a refused move changes nothing');
      });
    });

    test('the steps of a move lead from the board before it to the board after it', () => {
      everyPosition((game, _, choose) => {
        const before = game.state();
        if (before.outcome) return;
        const { steps, state } = playAny(game, choose);
        const shown = follow(before, steps);
        const after = state.outcome
          ? { seeds: null, captured: state.outcome.totals, left: state.outcome.left }
          : { seeds: [...state.seeds], captured: state.captured, left: null };
        assert.deepEqual(shown.captured, after.captured);
        if (after.seeds) assert.deepEqual(shown.seeds, after.seeds);
        else assert.equal(sum(shown.seeds), after.left);
        game.undo();
      });
    });

    test('the end tells the winner, and every seed is accounted for', () => {
      for (let seed = 1; seed <= GAMES; seed += 1) {
        const choose = chance(seed);
        const game = new Game(id);
        while (!game.state().outcome) playAny(game, choose);
        const { outcome, captured } = game.state();
        assert.ok(outcome);
        const { totals, gathered, left, winner, clause } = outcome;
        assert.equal(totals.south + totals.north + left, all);
        assert.equal(captured.south + gathered.south, totals.south);
        assert.equal(captured.north + gathered.north, totals.north);
        const more = Math.sign(totals.south - totals.north);
        assert.equal(winner, more === 0 ? null : more > 0 ? 'south' : 'north');
        const { clauses } = /** @type {typeof VARIANTS[0]} */ (VARIANTS.find((v) => v.id === id));
        assert.ok(
          clauses.some((known) => known.id === clause),
          `clause ${clause}`,
        );
        refusalOf(() => game.play(0), 'game-over');
      }
    });

    test('a preview tells what playing would, and changes nothing', () => {
      const game = new Game(id);
      const before = game.state();
      for (const pit of before.legal) {
        const steps = game.preview(pit);
        assert.deepEqual(game.state(), before);
        assert.deepEqual(new Game(id).play(pit).steps, steps);
      }
      refusalOf(() => game.preview(2 * pitsPerRow), 'bad-pit');
      refusalOf(() => game.preview(pitsPerRow), 'other-row');
    });

    test('undo, redo and jump walk through the same positions; replay tells each move again', () => {
      const choose = chance(7);
      const game = new Game(id);
      const states = [game.state()];
      /** @type {unknown[]} */
      const steps = [];
      while (!game.state().outcome) {
        const played = playAny(game, choose);
        steps.push(played.steps);
        states.push(played.state);
      }
      const plies = states.length - 1;
      const seen = states.map(position);
      for (let ply = plies - 1; ply >= 0; ply -= 1)
        assert.deepEqual(position(game.undo()), seen[ply]);
      refusalOf(() => game.undo(), 'nothing-to-undo');
      for (let ply = 1; ply <= plies; ply += 1) {
        const again = game.redo();
        assert.deepEqual(position(again.state), seen[ply]);
        assert.deepEqual(again.steps, steps[ply - 1]);
      }
      refusalOf(() => game.redo(), 'nothing-to-redo');
      for (let ply = 0; ply <= plies; ply += 1)
        assert.deepEqual(position(game.jump(ply)), seen[ply]);
      refusalOf(() => game.jump(plies + 1), 'no-such-ply');
      for (let ply = 1; ply <= plies; ply += 1) {
        const { before, steps: told, state } = game.replay(ply);
        assert.deepEqual(told, steps[ply - 1]);
        assert.deepEqual(position(before), seen[ply - 1]);
        assert.deepEqual(position(state), seen[ply]);
      }
      refusalOf(() => game.replay(0), 'no-such-ply');
      assert.deepEqual(position(game.state()), seen[plies], 'replaying changes nothing');
    });

    test('a game and a position come back from their texts', () => {
      everyPosition((game) => {
        const state = game.state();
        const fromGame = Game.fromText(state.game);
        assert.deepEqual(fromGame.state(), state);
        fromGame.free();
        const fromPosition = Game.fromText(state.position);
        const { seeds, captured, turn, legal } = fromPosition.state();
        assert.deepEqual({ seeds, captured, turn }, pick(state));
        // A game that ended by repetition has no past any more, and goes on.
        if (state.outcome?.ending !== 'repetition') assert.deepEqual(legal, state.legal);
        fromPosition.free();
      });
    });

    test('nonsense is refused with a reason, and the game goes on', () => {
      const game = new Game(id);
      playAny(game, chance(3));
      const { game: text } = game.state();
      for (const value of /** @type {any[]} */ (NONSENSE)) {
        refusalOf(() => game.play(value), 'bad-pit');
        refusalOf(() => game.jump(value), 'no-such-ply');
        refusalOf(() => game.replay(value), 'no-such-ply');
        refusalOf(() => new Game(value));
        refusalOf(() => Game.fromText(value));
      }
      for (const value of /** @type {any[]} */ ([...NONSENSE, 2 ** 32])) {
        // This one is a whole number from which choices can be drawn.
        if (value !== 2 ** 31) refusalOf(() => game.drawFrom(value), 'bad-seed');
      }
      refusalOf(() => game.pass(), 'no-pass');
      assert.equal(game.state().game, text);
    });

    test('damaged texts are refused where they are wrong, or read as another game', () => {
      const choose = chance(11);
      const game = new Game(id);
      for (let ply = 0; ply < 20 && !game.state().outcome; ply += 1) playAny(game, choose);
      for (const text of [game.state().game, game.state().position]) {
        for (let at = 0; at < text.length; at += 1) {
          const letter = String.fromCharCode(32 + choose(95));
          for (const damaged of [
            text.slice(0, at),
            text.slice(0, at) + text.slice(at + 1),
            text.slice(0, at) + letter + text.slice(at + 1),
          ]) {
            try {
              Game.fromText(damaged).free();
            } catch {
              const error = refusalOf(() => Game.fromText(damaged));
              const column = Number(error.column);
              assert.ok(column >= 1 && column <= damaged.length + 1, `${column} in “${damaged}”`);
            }
          }
        }
      }
    });

    test('a freed game is an Error, and others go on', () => {
      const game = new Game(id);
      const other = new Game(id);
      game.free();
      assert.throws(() => game.state(), Error);
      assert.throws(() => game.play(0), Error);
      assert.equal(other.state().ply, 0);
    });
  });
}

test('the whole engine and the rules alone play alike', async () => {
  const rules = await load('rules');
  for (const { id } of VARIANTS) {
    const one = new Game(id);
    const two = new rules.Game(id);
    const choose = chance(5);
    while (!one.state().outcome) {
      const { lastMove } = playAny(one, choose).state;
      if (lastMove?.pit === null) two.pass();
      else two.play(/** @type {number} */ (lastMove?.pit));
      assert.deepEqual(two.state(), one.state());
    }
  }
});

test('Tihbat: who has no counters must pass, and a pass can be taken back', () => {
  const game = Game.fromText('tihbat 0,0/3,1 14-10 S');
  const before = game.state();
  assert.equal(before.mustPass, true);
  assert.equal(before.legal.length, 0);
  refusalOf(() => game.play(0), 'empty');
  const { steps, state } = game.pass();
  assert.deepEqual(steps, [{ kind: 'pass', side: 'south' }]);
  assert.deepEqual(state.lastMove, {
    side: 'south',
    pit: null,
    name: 'pass',
    captured: 0,
    landing: null,
    taken: new Uint8Array(),
  });
  assert.equal(state.turn, 'north');
  assert.deepEqual(position(game.undo()), position(before));
});

/**
 * What a spectator who trusts the steps sees in the end.
 *
 * @param {import('./engine.mjs').State} before
 * @param {import('./engine.mjs').Step[]} steps
 */
function follow(before, steps) {
  const seeds = [...before.seeds];
  const captured = { ...before.captured };
  for (const step of steps) {
    if (step.kind === 'lap') {
      assert.equal(step.seeds, seeds[step.from]);
      assert.equal(step.drops.length, step.seeds);
      seeds[step.from] = 0;
      for (const pit of step.drops) seeds[pit] += 1;
    } else if (step.kind === 'capture' || step.kind === 'gather') {
      assert.equal(step.seeds, seeds[step.pit]);
      seeds[step.pit] = 0;
      captured[step.kind === 'capture' ? step.by : step.to] += step.seeds;
    } else if (step.kind === 'share') {
      assert.equal(2 * step.each + step.left, sum(seeds));
      captured.south += step.each;
      captured.north += step.each;
      seeds.fill(0);
      seeds[0] = step.left;
    }
    assert.equal(
      sum(seeds) + captured.south + captured.north,
      sum([...before.seeds, before.captured.south, before.captured.north]),
    );
  }
  return { seeds, captured };
}

/** @param {number[]} numbers */
function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}

/** @param {import('./engine.mjs').State} state */
function pick({ seeds, captured, turn }) {
  return { seeds, captured, turn };
}

/**
 * A state without what later moves add to it.
 * @param {import('./engine.mjs').State} state
 */
function position({ moves, plies, game, ...rest }) {
  return rest;
}
