import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from './tests/support/chromium.ts';
import { clockEnv } from './tests/support/clock.ts';

/**
 * The day on which the tests run, whatever day it is: the demo community is made for it, and servers, pages and tests
 * have its clock. `npm run test:day` names another day, and the time zone of all three.
 */
const TEST_DAY = '2026-11-18';
/** Servers stay in that of the machine, which is seldom that of the page. */
const PAGE_ZONE = 'Europe/Berlin';

if (process.env['TEST_CLOCK_SHIFT_MS'] === undefined) {
  const { TZ: zone, ...clock } = clockEnv(TEST_DAY, PAGE_ZONE);
  Object.assign(process.env, clock, { TEST_PAGE_ZONE: zone });
}

// Node.js reads TypeScript itself, with every line in its place. Mapping the lines of each call's stack all the same took
// a tenth of what the workers need.
process.env['PW_DISABLE_TS_ESM'] = '1';
if (process.env['TEST_WORKER_INDEX'] !== undefined) {
  Error.stackTraceLimit = 30;
  Reflect.deleteProperty(Error, 'prepareStackTrace');
}

// Found, and unpacked where it must be, before the workers read this file again.
const executablePath = await findChromium();

export default defineConfig({
  testDir: 'tests/e2e',
  // CONTRIBUTING says why they aren't for every day.
  testIgnore: process.env['FULL'] === '1' ? [] : ['**/{hydration,any-server}.spec.ts'],
  globalSetup: './tests/e2e/support/set-up.ts',
  outputDir: 'test-results/browser',
  reporter: [
    ['list'],
    ['json', { outputFile: 'test-results/browser.json' }],
    ['./tests/e2e/support/times-reporter.ts'],
  ],
  // One more than the two cores of the machine these are made for: tests wait for a fifth of their time.
  workers: 3,
  // The second try is there to be traced: what passes only then has failed.
  retries: 1,
  failOnFlakyTests: true,
  forbidOnly: true,
  // For a machine that does other work beside: nothing here is meant to be slow.
  timeout: 180_000,
  globalTimeout: 60 * 60_000,
  expect: { timeout: 30_000 },
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath, args: CHROMIUM_ARGS },
    locale: 'en-GB',
    timezoneId: process.env['TEST_PAGE_ZONE'] ?? process.env['TZ'] ?? PAGE_ZONE,
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
});
