/** Runs steps in lanes, prints their results, and writes their times to `test-results/times.md`. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addResults, readTestReport, type TestResults } from '../test-report.ts';
import { runInLanes } from './lanes.ts';
import { type Outcome, runScript } from './run-script.ts';
import type { Step } from './steps.ts';

const CORES = 2;
export const REPORTS = join(import.meta.dirname, '../../../test-results');
const NOTHING: TestResults = { passed: 0, failed: 0 };

type Finished = Outcome & { step: Step; results: TestResults; isDone: boolean };

/** @returns how many tests passed and failed; a failed step without a count is one failure. */
export async function runSteps(steps: Step[], { isFull, stop }: { isFull: boolean; stop: AbortController }) {
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  const finished: Finished[] = [];
  const underWay: Promise<unknown>[] = [];
  let failure: Finished | null = null;
  const chosen = steps.filter(({ onlyInFull }) => isFull || !onlyInFull);
  await runInLanes(chosen, CORES, async (step) => {
    const running = runStep(step, isFull, stop.signal);
    underWay.push(running);
    const outcome = await running;
    if (stop.signal.aborted) return false;
    finished.push(outcome);
    say(outcome);
    if (!outcome.isDone) {
      failure = outcome;
      stop.abort();
    }
    return outcome.isDone;
  });
  await Promise.all(underWay);
  writeFileSync(join(REPORTS, 'times.md'), asTable(finished));
  if (failure) explain(failure);
  return finished.map(countOf).reduce(addResults, NOTHING);
}

async function runStep(step: Step, isFull: boolean, signal: AbortSignal): Promise<Finished> {
  const { script, says, report } = step;
  const path = join(REPORTS, `${script.startsWith('test:e2e') ? 'browser' : script.replace(':', '-')}.json`);
  process.stdout.write(`${script}: ${says}\n`);
  const env: Record<string, string> = isFull ? { FULL: '1' } : {};
  const outcome = await runScript(script, { args: report?.(path) ?? [], env, signal });
  const results = report && !signal.aborted ? readTestReport(path) : NOTHING;
  const ranTests = results.passed + results.failed > 0;
  const isDone = outcome.code === 0 && results.failed === 0 && (ranTests || !report);
  return { ...outcome, step, results, isDone };
}

const countOf = ({ isDone, results }: Finished): TestResults =>
  isDone || results.failed > 0 ? results : { ...results, failed: 1 };

function say({ step, isDone, results, seconds }: Finished): void {
  const tests = step.report ? `, ${results.passed} tests` : '';
  process.stdout.write(`${step.script} … ${isDone ? 'ok' : 'FAILED'}${tests}, ${seconds.toFixed(1)} s\n`);
}

function explain({ step: { script }, output }: Finished): void {
  process.stdout.write(`\n${output}\n${script} failed. Run it alone with: npm run ${script}\n\n`);
}

function asTable(finished: Finished[]): string {
  const rows = finished.map(({ step, seconds, cpuSeconds, results }) =>
    [step.script, seconds.toFixed(1), cpuSeconds?.toFixed(1) ?? '', step.report ? results.passed : ''].join(' | '),
  );
  const head = ['step | seconds | processor seconds | tests', '--- | ---: | ---: | ---:'];
  return `${[...head, ...rows].map((row) => `| ${row} |`).join('\n')}\n`;
}
