/**
 * `npm test` runs the everyday tests. `npm test -- impacts` runs tests of every kind about a domain, a folder, a file
 * or a word, on the embedded database, with the runner's own output. The last line counts the tests.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { addResults, readTestReport, type TestResults } from './test-report.ts';
import { reportResults, stopOnSignals } from './testing/exit.ts';
import { findTests, type Runner, runnerOf } from './testing/find-tests.ts';
import { REPORTS, runSteps } from './testing/run-steps.ts';
import { TESTS, vitestReport } from './testing/steps.ts';

const ROOT = join(import.meta.dirname, '../..');

const COMMANDS: Record<Runner, (report: string) => string[]> = {
  unit: (report) => ['vitest', 'run', '--project', 'pure', '--project', 'server', ...vitestReport(report)],
  faults: (report) => ['vitest', 'run', '--project', 'faults', ...vitestReport(report)],
  browser: () => ['playwright', 'test'],
};

const args = process.argv.slice(2);
const isFull = args.includes('--full');
const subjects = args.filter((arg) => arg !== '--full');
const stop = stopOnSignals();
reportResults(await (subjects.length === 0 ? runSteps(TESTS, { isFull, stop }) : runMatching(subjects)));

async function runMatching(wanted: string[]): Promise<TestResults> {
  const files = readdirSync(join(ROOT, 'tests'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).replaceAll(sep, '/'));
  const named = new Map(wanted.map((subject) => [subject, findTests(subject, files)]));
  const unknown = wanted.filter((subject) => named.get(subject)?.length === 0);
  if (unknown.length > 0) {
    const domains = readdirSync(join(ROOT, 'src/domains')).join(', ');
    process.stderr.write(
      `No tests found for ${unknown.join(' or ')}. Name a file, a part of its path, or a domain: ${domains}.\n`,
    );
    process.exitCode = 1;
    return { passed: 0, failed: 0 };
  }
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  let results: TestResults = { passed: 0, failed: 0 };
  for (const [runner, group] of Map.groupBy([...new Set([...named.values()].flat())].sort(), runnerOf)) {
    if (stop.signal.aborted) break;
    results = addResults(results, await run(runner, group));
  }
  return results;
}

async function run(runner: Runner, files: string[]): Promise<TestResults> {
  const report = join(REPORTS, runner === 'browser' ? 'browser.json' : `${runner}.json`);
  const env = { ...process.env, ...(isFull && { FULL: '1' }) };
  // In the terminal's own process group, so that Ctrl-C reaches the runner itself.
  const child = spawn('npx', [...COMMANDS[runner](report), ...files], {
    env,
    cwd: ROOT,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  const [code]: (number | null)[] = await once(child, 'close');
  const results = readTestReport(report);
  return code !== 0 && results.failed === 0 ? { ...results, failed: 1 } : results;
}
