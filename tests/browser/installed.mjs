/**
 * Where the browsers are that the tests drive. As a command,
 * `node installed.mjs <browser>` fails when that one is not installed.
 */
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * @param {...string} names commands, the best first
 * @returns {string | undefined} the path of the first that is installed
 */
function find(...names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const paths = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return paths.find((path) => {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

export const CHROMIUM = find('chromium', 'chromium-browser', 'google-chrome');
export const FIREFOX = find('firefox-esr');
/** WebKit needs a display; the tests give it one of their own. */
const WEBKIT = find('xvfb-run') && find('xauth') && find('WebKitWebDriver');

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const path = { chromium: CHROMIUM, firefox: FIREFOX, webkit: WEBKIT }[process.argv[2]];
  process.exitCode = path ? 0 : 1;
}
