import { defineConfig } from 'vitest/config';
import { BASELINE_WEBASSEMBLY } from './src/cli/server-flags.ts';
import { findPureTests } from './tests/support/pure-tests.ts';

const ROOT = import.meta.dirname;
const TESTS = 'tests/**/*.test.ts';
const FAULT_TESTS = 'tests/faults/**/*.test.ts';
const PURE_TESTS = findPureTests(TESTS, [FAULT_TESTS]);

/**
 * Tests of what the two databases do differently: every run has them on both. Everything else is tested on the embedded
 * one by the walks and the fault tests, and as a whole by `npm run test:embedded`.
 */
const DATABASE_TESTS = [
  // Code that talks to the database directly, and code that reads its catalogue.
  'tests/platform/db/*.test.ts',
  // Counters that many calls change at once, which the embedded database has in line on its only connection.
  'tests/domains/impacts/person-counts.test.ts',
  'tests/platform/http/rate-limits.test.ts',
  // Listening to notifications from transactions.
  'tests/domains/notifications/{heartbeat,stream}.test.ts',
  // Search, order and rank: extensions, collation and the planner.
  'tests/domains/profiles/{directory,search}.test.ts',
  'tests/domains/impacts/{list/list-impacts,review/review-lists}.test.ts',
  'tests/domains/news/lists.test.ts',
  'tests/domains/leaderboard/*.test.ts',
  // Rows that are streamed.
  'tests/domains/administration/export.test.ts',
];

const testDefaults = {
  root: ROOT,
  environment: 'node',
  pool: 'forks',
  // For a machine that is busy with other work: no test is meant to be slow.
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 30_000, interval: 100 } },
} as const;

/** Test files of a worker share loaded modules. That is safe, since each file has its own server and database. */
const shared = {
  ...testDefaults,
  isolate: false,
  execArgv: [BASELINE_WEBASSEMBLY],
  // As many as the cores of the machine that runs them: a third took a third more processor time for the same tests, and
  // saved nothing.
  maxWorkers: 2,
};

export default defineConfig({
  test: {
    root: ROOT,
    reporters: ['default', './tests/support/times-reporter.ts'],
    projects: [
      { extends: false, test: { ...shared, name: 'pure', include: PURE_TESTS } },
      // Uses the PostgreSQL at TEST_DATABASE_URL, or the embedded database if that isn't set.
      { extends: false, test: { ...shared, name: 'server', include: [TESTS], exclude: [...PURE_TESTS, FAULT_TESTS] } },
      {
        extends: false,
        test: {
          ...shared,
          name: 'embedded',
          include: DATABASE_TESTS,
          exclude: PURE_TESTS,
          env: { TEST_DATABASE_URL: '' },
        },
      },
      {
        extends: false,
        test: {
          ...testDefaults,
          name: 'faults',
          // These wait for other processes much of their time.
          maxWorkers: 3,
          include: [FAULT_TESTS],
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
    ],
  },
});
