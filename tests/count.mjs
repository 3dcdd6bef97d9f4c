/**
 * Reads a test run's output and prints `<passed> <failed>`, summed over the
 * closing lines of cargo test, Node's runner and Playwright.
 */
import { text } from 'node:stream/consumers';

const CLOSING = [
  { passed: /^test result: .*?(\d+) passed;/gm, failed: /^test result: .*?(\d+) failed;/gm },
  { passed: /^(?:#|ℹ) pass (\d+)$/gm, failed: /^(?:#|ℹ) fail (\d+)$/gm },
  {
    // What passed only when it was tried again has passed.
    passed: /^ {2}(\d+) (?:passed|flaky)(?: \(.*\))?$/gm,
    failed: /^ {2}(\d+) (?:failed|did not run)$/gm,
  },
];

// biome-ignore lint/suspicious/noControlCharactersInRegex: the colours of a terminal
const output = (await text(process.stdin)).replace(/\u001b\[[0-9;]*m/g, '');

/** @param {RegExp} pattern */
function sum(pattern) {
  let total = 0;
  for (const [, number] of output.matchAll(pattern)) total += Number(number);
  return total;
}

const passed = CLOSING.reduce((total, closing) => total + sum(closing.passed), 0);
const failed = CLOSING.reduce((total, closing) => total + sum(closing.failed), 0);
console.log(`${passed} ${failed}`);
