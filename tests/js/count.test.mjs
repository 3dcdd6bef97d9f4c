/** The count that closes a test run, on what the runners really print. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const COUNT = fileURLToPath(new URL('../count.mjs', import.meta.url));

/** @param {string} output */
function count(output) {
  return spawnSync(process.execPath, [COUNT], { input: output, encoding: 'utf8' }).stdout.trim();
}

test('cargo test: every binary counts', () => {
  const output = `
test result: ok. 12 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.00s
test result: FAILED. 3 passed; 2 failed; 1 ignored; 0 measured; 0 filtered out; finished in 0.00s`;
  assert.equal(count(output), '15 2');
});

test('Node’s runner, in both of its forms', () => {
  assert.equal(count('# tests 9\n# pass 7\n# fail 2\n'), '7 2');
  assert.equal(count('ℹ tests 9\nℹ pass 8\nℹ fail 1\n'), '8 1');
});

test('Playwright, in colour; what did not run has not passed', () => {
  const output =
    '\u001b[31m  2 failed\u001b[39m\n  1 did not run\n\u001b[32m  14 passed (12.3s)\u001b[39m\n';
  assert.equal(count(output), '14 3');
  assert.equal(count('  1 flaky\n    a test\n  13 passed (9.8s)\n'), '14 0');
});

test('a run without a closing line counts nothing', () => {
  assert.equal(count('error: could not compile\n'), '0 0');
});
