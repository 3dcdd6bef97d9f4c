import { defineConfig } from '@playwright/test';
import { CHROMIUM, FIREFOX } from './browser/installed.mjs';

/** Nothing that calls home, and nothing that a machine without a screen lacks. */
const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** @type {import('@playwright/test').Project['use']} */
const chromium = {
  browserName: 'chromium',
  launchOptions: { executablePath: CHROMIUM, args: CHROMIUM_ARGUMENTS },
};

/** @type {import('@playwright/test').Project['use']} */
const firefox = {
  browserName: 'firefox',
  channel: 'moz-firefox',
  launchOptions: {
    executablePath: FIREFOX,
    // A person's Firefox has it on; without it `file:` would be too lenient here.
    firefoxUserPrefs: { 'security.fileuri.strict_origin_policy': true },
  },
};

const browsers = Object.entries({ chromium, ...(FIREFOX && { firefox }) });

/**
 * What is about layout, words or looks is looked at once: it is the same
 * script in the single file, and Firefox is asked about behaviour.
 *
 * @type {Record<string, RegExp[]>}
 */
const ONCE = {
  'chromium file': [/languages/, /rules/, /kiosk/, /axe/, /spacing/, /vision/],
  'firefox hosted': [/board/, /page/, /rules/, /kiosk-day/, /axe/, /spacing/, /vision/],
  'firefox file': [/languages/, /rules/, /kiosk/, /page/, /safe/, /axe/, /spacing/, /vision/],
};

/**
 * Every test runs in Chromium against `dist/` on a server. Against `daga.html`
 * from disk, and in Firefox, run those that could differ there. A test tagged
 * `@hosted` or `@file` needs that one, or is long and the same in the other;
 * `@room` asks whether words have room, of Chromium alone.
 *
 * @type {import('@playwright/test').PlaywrightTestConfig<{ source: string }>}
 */
const config = {
  testDir: './browser',
  outputDir: './browser/results',
  reporter: [['list']],
  forbidOnly: process.env.CI === 'true',
  // A machine that others use too may be slow for a while; a second failure counts.
  retries: process.env.CI === 'true' ? 1 : 0,
  timeout: 180_000,
  workers: 2,
  fullyParallel: true,
  // A click on what is covered or hidden says so, long before the test's own time is up.
  use: { locale: 'en-GB', screenshot: 'only-on-failure', actionTimeout: 30_000 },
  projects: browsers.flatMap(([name, use]) => [
    project(`${name} hosted`, {
      grepInvert: name === 'firefox' ? /@file|@room/ : /@file/,
      use: { ...use, source: 'hosted' },
    }),
    project(`${name} file`, { grepInvert: /@hosted/, use: { ...use, source: 'file' } }),
  ]),
};

/**
 * @param {string} name
 * @param {import('@playwright/test').Project<{ source: string }>} rest
 */
function project(name, rest) {
  return { name, testIgnore: ONCE[name] ?? [], ...rest };
}

export default defineConfig(config);
