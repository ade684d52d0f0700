/**
 * `npm test` runs the everyday tests. `npm test -- impacts` runs tests of every kind about a domain, a folder, a file
 * or a word, and `npm test -- --changed` those that the working change concerns; `--changed=main` counts from where the
 * branch left main. Both run on the embedded database, with the runner's own output. The last line counts the tests.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { addResults, NO_TESTS, readTestReport, type TestResults } from './test-report.ts';
import { listChanged } from './testing/changed-files.ts';
import { findConcerned, listDomains } from './testing/concerned-tests.ts';
import { REPORTS, reportResults, stopOnSignals } from './testing/exit.ts';
import { findTests, type Runner, runnerOf } from './testing/find-tests.ts';
import { judgeFlaky } from './testing/flaky.ts';
import { runSteps } from './testing/run-steps.ts';
import { TESTS, vitestReport } from './testing/steps.ts';

const ROOT = join(import.meta.dirname, '../..');
/** Without a value, or with the commit or branch from which the change counts. */
const CHANGED = /^--changed(?:=(.+))?$/;

const COMMANDS: Record<Runner, (report: string) => string[]> = {
  unit: (report) => ['vitest', 'run', '--project', 'pure', '--project', 'server', ...vitestReport(report)],
  faults: (report) => ['vitest', 'run', '--project', 'faults', ...vitestReport(report)],
  // Those of the walks have tests only in `--full`.
  browser: () => ['playwright', 'test', ...(changed ? ['--pass-with-no-tests'] : [])],
};

const args = process.argv.slice(2);
const isFull = args.includes('--full');
const changed = args.map((arg) => CHANGED.exec(arg)).find(Boolean);
const subjects = args.filter((arg) => arg !== '--full' && !CHANGED.test(arg));
const stop = stopOnSignals();
reportResults(await runWanted());

async function runWanted(): Promise<TestResults> {
  if (changed) return runFiles(findChanged(changed[1] ?? null));
  return subjects.length === 0 ? runSteps(TESTS, { isFull, stop }) : runFiles(findNamed(subjects));
}

function listFiles(): string[] {
  return readdirSync(join(ROOT, 'tests'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).replaceAll(sep, '/'));
}

function findChanged(since: string | null): string[] {
  const files = listChanged(ROOT, since);
  const concerned = findConcerned(files, listFiles());
  process.stdout.write(`${files.length} files have changed, which concern ${concerned.length} files of tests.\n`);
  return concerned;
}

function findNamed(wanted: readonly string[]): string[] {
  const files = listFiles();
  const named = new Map(wanted.map((subject) => [subject, findTests(subject, files)]));
  const unknown = wanted.filter((subject) => named.get(subject)?.length === 0);
  if (unknown.length === 0) return [...named.values()].flat();
  process.stderr.write(
    `No tests found for ${unknown.join(' or ')}. Name a file, a part of its path, or a domain: ${listDomains().join(', ')}.\n`,
  );
  process.exitCode = 1;
  return [];
}

async function runFiles(files: readonly string[]): Promise<TestResults> {
  let results = NO_TESTS;
  if (files.length === 0) return results;
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  for (const [runner, group] of Map.groupBy([...new Set(files)].sort(), runnerOf)) {
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
  const results = judgeFlaky(readTestReport(report), { isFull });
  return code !== 0 && results.failed === 0 ? { ...results, failed: 1 } : results;
}
