/** What becomes of tests that pass only when they are repeated. */
import { stripVTControlCharacters } from 'node:util';
import type { FlakyTest, TestResults } from '../test-report.ts';

/** How many of them a daily run may have: one or two tell of a busy machine, more of a fault. `--full` allows none. */
const MAX_FLAKY = 2;

/** Counts tests that passed only when repeated among the passed or, if there are too many, among the failed. */
export function judgeFlaky(results: TestResults, { isFull }: { isFull: boolean }): TestResults {
  const { flaky } = results;
  if (flaky.length > (isFull ? 0 : MAX_FLAKY)) return { ...results, failed: results.failed + flaky.length };
  return { ...results, passed: results.passed + flaky.length };
}

/** The lines that name them at the end of a run; none without such tests. */
export function nameFlaky(flaky: readonly FlakyTest[]): string {
  if (flaky.length === 0) return '';
  const title =
    flaky.length === 1 ? '1 test passed only when repeated:' : `${flaky.length} tests passed only when repeated:`;
  return `${[title, ...flaky.map(({ name }) => `  ${name}`)].join('\n')}\n`;
}

/** What `test-results/flaky.md` says of them. */
export function describeFlaky(flaky: readonly FlakyTest[]): string {
  const parts = flaky.map(({ name, error }) => `## ${name}\n\n\`\`\`\n${stripVTControlCharacters(error)}\n\`\`\`\n`);
  return ['# Tests that passed only when repeated\n', ...parts].join('\n');
}
