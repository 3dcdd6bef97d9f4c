import assert from 'node:assert/strict';
import test from 'node:test';
import { exampleOf } from '../../www/rules/examples.js';
import { playExample } from '../../www/rules/play-example.js';
import { load } from './engine.mjs';

/** @typedef {import('../../www/rules/play-example.js').Shown} Shown */

const { Game, variants } = await load();

/** @param {Shown} shown */
const steps = ({ played }) => played?.steps ?? [];
/** @param {Shown} shown */
const captures = (shown) => steps(shown).filter((step) => step.kind === 'capture');
/** @param {Shown} shown */
const laps = (shown) => steps(shown).filter((step) => step.kind === 'lap');
/** @param {Shown} shown @returns {number[]} */
const drops = (shown) => laps(shown).flatMap((lap) => [...lap.drops]);
/** @param {Shown} shown @param {string} clause */
const refused = ({ refusal }, clause) => refusal?.clause === clause;
/** @param {Shown} shown @param {string} clause */
const ended = ({ before, played }, clause) =>
  !before.outcome && played?.state.outcome?.clause === clause;
/** @param {Shown} shown @param {number} pit the seeds that lie there before the capture */
const landed = ({ before, ...shown }, pit) =>
  before.seeds[pit] * (laps({ before, ...shown })[0].from === pit ? 0 : 1) +
  drops({ before, ...shown }).filter((drop) => drop === pit).length;

/**
 * What must be seen in the example of each clause.
 * @type {Record<string, (shown: Shown) => boolean>}
 */
const SHOWS = {
  M1: (shown) => refused(shown, 'M1') && shown.refusal?.reason === 'singleton',
  M2: (shown) => drops(shown)[0] === laps(shown)[0].from && captures(shown).length === 0,
  M3: (shown) => captures(shown).length === 1 && [2, 4, 6].includes(captures(shown)[0].seeds),
  M4: (shown) => captures(shown).length >= 2,
  M5: (shown) => {
    const last = drops(shown).at(-1) ?? -1;
    return shown.before.opening && landed(shown, last) === 2 && captures(shown).length === 0;
  },
  M6: (shown) => refused(shown, 'M6'),
  M7: (shown) => refused(shown, 'M7') && shown.before.legal.length > 0,
  M8: (shown) => ended(shown, 'M8') && steps(shown).some(({ kind }) => kind === 'gather'),
  M9: (shown) => ended(shown, 'M9') && steps(shown).some(({ kind }) => kind === 'share'),
  T1: (shown) => {
    const [lap] = laps(shown);
    return lap.seeds === 1 && drops(shown)[0] === lap.from && captures(shown).length === 0;
  },
  T2: (shown) => {
    const { from } = laps(shown)[0];
    return drops(shown)[0] === from && drops(shown).filter((pit) => pit === from).length === 2;
  },
  T3: (shown) => captures(shown).length === 1 && captures(shown)[0].pit < 2,
  T4: (shown) => shown.before.mustPass && steps(shown)[0].kind === 'pass',
  T5: ({ before, played }) => !played && before.outcome?.clause === 'T5',
  T6: (shown) => ended(shown, 'T6') && steps(shown).some(({ kind }) => kind === 'share'),
  S1: (shown) => refused(shown, 'S1') && shown.refusal?.reason === 'empty',
  S2: (shown) =>
    laps(shown).length === 1 &&
    !drops(shown).includes(laps(shown)[0].from) &&
    captures(shown).length === 0,
  S3: (shown) => laps(shown).length >= 2,
  S4: (shown) =>
    captures(shown).length === 1 && captures(shown)[0].pit === 15 - (drops(shown).at(-1) ?? -1),
  S5: (shown) =>
    ended(shown, 'S5') &&
    steps(shown).some((step) => step.kind === 'gather' && step.to === 'south'),
  S6: (shown) => refused(shown, 'S6') && shown.refusal?.laps === 128,
  S7: (shown) =>
    ended(shown, 'S7') && steps(shown).some((step) => step.kind === 'share' && step.left === 1),
};

for (const { id, clauses } of variants()) {
  for (const { id: clause } of clauses) {
    test(`the example of ${clause} in ${id} shows the clause`, () => {
      const shown = playExample(Game, exampleOf(id, clause));
      assert.equal(shown.before.variant, id);
      assert.ok(
        SHOWS[clause](shown),
        JSON.stringify(shown, (_, value) => (value instanceof Uint8Array ? [...value] : value)),
      );
    });
  }
}

test('an example that is missing says where to add it', () => {
  assert.throws(() => exampleOf('modiar', 'M99'), /M99 of modiar: add one here/);
});
