/** Counts tests in the JSON reports of both test runners. */
import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod';

export interface TestResults {
  passed: number;
  failed: number;
}

const vitestReport = z
  .object({
    numPassedTests: z.number(),
    numFailedTests: z.number(),
    testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
  })
  .transform(({ numPassedTests, numFailedTests, testResults }) => ({
    passed: numPassedTests,
    // A file that can't be loaded has failed without a failed test.
    failed:
      numFailedTests +
      testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length,
  }));

const playwrightReport = z
  .object({
    stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
    errors: z.array(z.unknown()),
  })
  .transform(({ stats, errors }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + (stats.unexpected === 0 ? errors.length : 0),
  }));

/** Counts no tests if there is no report: nothing ran. */
export function readTestReport(path: string): TestResults {
  if (!existsSync(path)) return { passed: 0, failed: 0 };
  return z.union([vitestReport, playwrightReport]).parse(JSON.parse(readFileSync(path, 'utf8')));
}

export function addResults(a: TestResults, b: TestResults): TestResults {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed };
}
