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
 * Every test runs in each browser, against `dist/` on a server and against
 * `daga.html` from disk. A test tagged `@hosted` or `@file` needs that one.
 *
 * @type {import('@playwright/test').PlaywrightTestConfig<{ place: string }>}
 */
const config = {
  testDir: './browser',
  outputDir: './browser/results',
  reporter: [['list']],
  forbidOnly: process.env.CI === 'true',
  timeout: 120_000,
  workers: 2,
  fullyParallel: true,
  use: { locale: 'en-GB', screenshot: 'only-on-failure' },
  projects: browsers.flatMap(([name, use]) => [
    { name: `${name} hosted`, grepInvert: /@file/, use: { ...use, place: 'hosted' } },
    { name: `${name} file`, grepInvert: /@hosted/, use: { ...use, place: 'file' } },
  ]),
};

export default defineConfig(config);
