/** Runs steps in parallel, prints their results, and writes their times to `test-results/times.md`. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addResults, NO_TESTS, readTestReport, type TestResults } from '../test-report.ts';
import { REPORTS } from './exit.ts';
import { judgeFlaky } from './flaky.ts';
import { runInParallel } from './run-in-parallel.ts';
import { type Outcome, runScript } from './run-script.ts';
import type { Step } from './steps.ts';

const CORES = 2;

type StepResult = Outcome & { step: Step; results: TestResults; hasPassed: boolean };

/** @returns how many tests passed and failed; a failed step without a count is one failure. */
export async function runSteps(steps: Step[], { isFull, stop }: { isFull: boolean; stop: AbortController }) {
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  const finished: StepResult[] = [];
  const started: Promise<unknown>[] = [];
  let failure: StepResult | null = null;
  const chosen = steps.filter(({ onlyInFull }) => isFull || !onlyInFull);
  await runInParallel(chosen, CORES, async (step) => {
    const running = runStep(step, isFull, stop.signal);
    started.push(running);
    const outcome = await running;
    if (stop.signal.aborted) return false;
    finished.push(outcome);
    printResult(outcome);
    if (!outcome.hasPassed) {
      failure = outcome;
      stop.abort();
    }
    return outcome.hasPassed;
  });
  await Promise.all(started);
  writeFileSync(join(REPORTS, 'times.md'), toMarkdownTable(finished));
  if (failure) printFailure(failure);
  return finished.map(countOf).reduce(addResults, NO_TESTS);
}

async function runStep(step: Step, isFull: boolean, signal: AbortSignal): Promise<StepResult> {
  const { script, description, report } = step;
  const path = join(REPORTS, `${script.startsWith('test:e2e') ? 'browser' : script.replace(':', '-')}.json`);
  process.stdout.write(`${script}: ${description}\n`);
  const env: Record<string, string> = isFull ? { FULL: '1' } : {};
  const outcome = await runScript(script, { args: report?.(path) ?? [], env, signal });
  const results = report && !signal.aborted ? judgeFlaky(readTestReport(path), { isFull }) : NO_TESTS;
  const ranTests = results.passed + results.failed > 0;
  const hasPassed = outcome.code === 0 && results.failed === 0 && (ranTests || !report);
  return { ...outcome, step, results, hasPassed };
}

const countOf = ({ hasPassed, results }: StepResult): TestResults =>
  hasPassed || results.failed > 0 ? results : { ...results, failed: 1 };

function printResult({ step, hasPassed, results, seconds, output }: StepResult): void {
  const tests = step.report ? `, ${results.passed} tests` : '';
  // The last line of the browser tests.
  const repeats = /^input repeated: .+$/m.exec(output)?.[0];
  process.stdout.write(
    `${step.script} … ${hasPassed ? 'ok' : 'FAILED'}${tests}${repeats ? `, ${repeats}` : ''}, ${seconds.toFixed(1)} s\n`,
  );
}

function printFailure({ step: { script }, output }: StepResult): void {
  process.stdout.write(`\n${output}\n${script} failed. Run it alone with: npm run ${script}\n\n`);
}

function toMarkdownTable(finished: StepResult[]): string {
  const rows = finished.map(({ step, seconds, cpuSeconds, results }) =>
    [step.script, seconds.toFixed(1), cpuSeconds?.toFixed(1) ?? '', step.report ? results.passed : ''].join(' | '),
  );
  const head = ['step | seconds | processor seconds | tests', '--- | ---: | ---: | ---:'];
  return `${[...head, ...rows].map((row) => `| ${row} |`).join('\n')}\n`;
}
