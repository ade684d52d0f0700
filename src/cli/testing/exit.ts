import type { TestResults } from '../test-report.ts';

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

/** Prints the last line of a run, which CI reads. */
export function reportResults({ passed, failed }: TestResults): void {
  if (failed > 0) process.exitCode = 1;
  if (process.exitCode === INTERRUPTED_EXIT_CODE) process.stdout.write('Interrupted.\n');
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
}
