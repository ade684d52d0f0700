import { defineConfig } from 'vitest/config';
import { PLAIN_WEBASSEMBLY } from './src/cli/server-flags.ts';
import { findPureTests } from './tests/support/pure-tests.ts';

const ROOT = import.meta.dirname;
const TESTS = 'tests/**/*.test.ts';
const FAULT_TESTS = 'tests/faults/**/*.test.ts';
const PURE_TESTS = findPureTests(TESTS, [FAULT_TESTS]);

/**
 * Run on both databases each time: what the two do each in their own way. Everything else reaches the embedded one by
 * the browser tests and the fault tests each time, and as a whole by `npm run test:embedded`.
 */
const DATABASE_TESTS = [
  // What speaks to the database itself, and what reads its catalogue.
  'tests/platform/{db,jobs}/*.test.ts',
  'tests/app/personal-data.test.ts',
  // Locks, and transactions that break: one has many connections, the other takes turns on one.
  'tests/**/concurrency.test.ts',
  'tests/domains/impacts/person-counts.test.ts',
  'tests/domains/media/whole-or-nothing.test.ts',
  'tests/platform/http/rate-limits.test.ts',
  // Listening to what transactions tell.
  'tests/domains/notifications/{heartbeat,stream}.test.ts',
  // Search, order and rank: extensions, collation and the planner.
  'tests/domains/profiles/{directory,search}.test.ts',
  'tests/domains/{impacts,news}/lists.test.ts',
  'tests/domains/leaderboard/*.test.ts',
  // Rows read while they are sent.
  'tests/domains/administration/export.test.ts',
];

const testDefaults = {
  root: ROOT,
  environment: 'node',
  pool: 'forks',
  maxWorkers: 3,
  // For a machine that does other work beside: nothing here is meant to be slow.
  testTimeout: 180_000,
  hookTimeout: 180_000,
} as const;

/** A worker loads a module once for all its files: each of them has a server and a database of its own. */
const shared = { ...testDefaults, isolate: false, execArgv: [PLAIN_WEBASSEMBLY] };

export default defineConfig({
  test: {
    root: ROOT,
    reporters: ['default', './tests/support/times-reporter.ts'],
    projects: [
      { extends: false, test: { ...shared, name: 'pure', include: PURE_TESTS } },
      // On the PostgreSQL that TEST_DATABASE_URL names, or without it on the embedded database.
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
          include: [FAULT_TESTS],
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
    ],
  },
});
