import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestResults } from '../test-report.ts';
import { describeFlaky, nameFlaky } from './flaky.ts';

export const REPORTS = join(import.meta.dirname, '../../../test-results');
const INTERRUPTED_EXIT_CODE = 130;

/** @returns a controller that Ctrl-C aborts: running steps are then ended, with every process they started. */
export function stopOnSignals(): AbortController {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      process.exitCode = INTERRUPTED_EXIT_CODE;
      stop.abort();
    });
  }
  return stop;
}

/**
 * Names the tests that passed only when repeated, here and in `test-results/flaky.md`, and prints the last line of a
 * run, which CI reads.
 */
export function reportResults({ passed, failed, flaky }: TestResults): void {
  if (failed > 0) process.exitCode = 1;
  if (flaky.length > 0) {
    mkdirSync(REPORTS, { recursive: true });
    writeFileSync(join(REPORTS, 'flaky.md'), describeFlaky(flaky));
    process.stdout.write(nameFlaky(flaky));
  }
  if (process.exitCode === INTERRUPTED_EXIT_CODE) process.stdout.write('Interrupted.\n');
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
}
