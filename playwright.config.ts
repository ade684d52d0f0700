import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from './tests/support/chromium.ts';
import { clockEnv } from './tests/support/clock.ts';

/**
 * The day on which the tests run, whatever the real date: the demo community is made for it, and the clocks of servers,
 * pages and tests are set to it. `npm run test:day` sets another day, and the time zone of all three.
 */
const TEST_DAY = '2026-11-18';
/** The pages' time zone. Servers stay in that of the machine, which is seldom the same. */
const PAGE_ZONE = 'Europe/Berlin';

if (process.env['TEST_CLOCK_SHIFT_MS'] === undefined) {
  const { TZ: zone, ...clock } = clockEnv(TEST_DAY, PAGE_ZONE);
  Object.assign(process.env, clock, { TEST_PAGE_ZONE: zone });
}

// Node.js runs TypeScript itself and keeps every line in place. Playwright would still map the lines of each call's
// stack, which took a tenth of the workers' time.
process.env['PW_DISABLE_TS_ESM'] = '1';
if (process.env['TEST_WORKER_INDEX'] !== undefined) {
  Error.stackTraceLimit = 30;
  Reflect.deleteProperty(Error, 'prepareStackTrace');
}

// Finds the browser, and unpacks it if necessary, before the workers load this file.
const executablePath = await findChromium();

export default defineConfig({
  testDir: 'tests/e2e',
  // CONTRIBUTING says why these aren't run daily.
  testIgnore: process.env['FULL'] === '1' ? [] : ['**/{hydration,any-server}.spec.ts'],
  globalSetup: './tests/e2e/support/set-up.ts',
  outputDir: 'test-results/browser',
  reporter: [
    ['list'],
    ['json', { outputFile: 'test-results/browser.json' }],
    ['./tests/e2e/support/times-reporter.ts'],
    // The last, so that its line is the last.
    ['./tests/e2e/support/input-reporter.ts'],
  ],
  // As many as the cores of the machine that runs them, which each worker's browser and server keep busy: a third took
  // an eighth more processor time for the same tests, made each of them last twice as long, and saved nothing.
  workers: 2,
  // The second time records a trace. `src/cli/testing/flaky.ts` says what becomes of a test that passes in it.
  retries: 1,
  forbidOnly: true,
  // For a machine that is busy with other work: no test is meant to be slow.
  timeout: 180_000,
  globalTimeout: 60 * 60_000,
  expect: { timeout: 30_000 },
  use: {
    // Less than a test's time, so that a missing button doesn't use all of it.
    actionTimeout: 60_000,
    browserName: 'chromium',
    launchOptions: { executablePath, args: CHROMIUM_ARGS },
    locale: 'en-GB',
    timezoneId: process.env['TEST_PAGE_ZONE'] ?? process.env['TZ'] ?? PAGE_ZONE,
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
});
