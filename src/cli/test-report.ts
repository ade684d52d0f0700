/** Counts tests in the JSON reports of both test runners. */
import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod';

export interface TestResults {
  passed: number;
  failed: number;
  /** Tests that passed only when they were repeated; `judgeFlaky` says where they count. */
  flaky: FlakyTest[];
}

export interface FlakyTest {
  /** The file and line, and the titles, as Playwright lists them. */
  name: string;
  /** Why it failed before it passed. */
  error: string;
}

export const NO_TESTS: TestResults = { passed: 0, failed: 0, flaky: [] };

const vitestReport = z
  .object({
    numPassedTests: z.number(),
    numFailedTests: z.number(),
    testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
  })
  .transform(
    ({ numPassedTests, numFailedTests, testResults }): TestResults => ({
      passed: numPassedTests,
      // A file that can't be loaded has failed without a failed test.
      failed:
        numFailedTests +
        testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length,
      flaky: [],
    }),
  );

const playwrightSpec = z.object({
  title: z.string(),
  file: z.string(),
  line: z.number(),
  tests: z.array(
    z.object({
      status: z.string(),
      results: z.array(z.object({ error: z.object({ message: z.string().optional() }).optional() })),
    }),
  ),
});

/** A file, or what `describe` groups within it. */
const playwrightSuite = z.object({
  title: z.string(),
  file: z.string(),
  specs: z.array(playwrightSpec),
  get suites() {
    return z.array(playwrightSuite).optional();
  },
});

const playwrightReport = z
  .object({
    stats: z.object({ expected: z.number(), unexpected: z.number() }),
    errors: z.array(z.unknown()),
    suites: z.array(playwrightSuite),
  })
  .transform(
    ({ stats, errors, suites }): TestResults => ({
      passed: stats.expected,
      failed: stats.unexpected + (stats.unexpected === 0 ? errors.length : 0),
      flaky: suites.flatMap((suite) => flakyTestsOf(suite)),
    }),
  );

function flakyTestsOf(suite: z.infer<typeof playwrightSuite>, groups: readonly string[] = []): FlakyTest[] {
  const titles = suite.title === suite.file ? groups : [...groups, suite.title];
  const own = suite.specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .map(({ results }) => ({
        name: [`tests/e2e/${file}:${line}`, ...titles, title].join(' › '),
        error: results.find(({ error }) => error)?.error?.message ?? '',
      })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => flakyTestsOf(inner, titles))];
}

/** Counts no tests if there is no report: nothing ran. */
export function readTestReport(path: string): TestResults {
  if (!existsSync(path)) return NO_TESTS;
  return z.union([vitestReport, playwrightReport]).parse(JSON.parse(readFileSync(path, 'utf8')));
}

export function addResults(a: TestResults, b: TestResults): TestResults {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, flaky: [...a.flaky, ...b.flaky] };
}
