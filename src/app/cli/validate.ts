/**
 * `npm run validate`: every check, then every test; `npm test`: the tests alone. The first step that fails ends it with
 * that step's output, and the last line says how many tests passed and how many failed.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { addResults, readTestReport, type TestResults } from './test-report.ts';

interface Step {
  script: string;
  says: string;
  /** Arguments that make a test runner leave a report at the path. */
  report?: (path: string) => string[];
}

const REPORTS = join(import.meta.dirname, '../../../test-results');
const vitestReport = (path: string) => ['--reporter=default', '--reporter=json', `--outputFile.json=${path}`];

const CHECKS: Step[] = [
  { script: 'check:contract', says: 'the contract is sound' },
  { script: 'check:generated', says: 'generated/ follows the contract' },
  { script: 'check:version', says: 'no client is broken without a word' },
  { script: 'check:types', says: 'types fit' },
  { script: 'check:lint', says: 'lint and format' },
  { script: 'check:architecture', says: 'who may import whom' },
  { script: 'check:dead-code', says: 'nothing unused' },
  { script: 'check:weight', says: 'the first page is light' },
];

const TESTS: Step[] = [
  { script: 'test:unit', says: 'unit tests, HTTP tests on PostgreSQL', report: vitestReport },
  { script: 'test:embedded', says: 'HTTP tests on the embedded database', report: vitestReport },
  // Playwright's report goes where its configuration says.
  { script: 'test:e2e', says: 'browser tests', report: () => [] },
  { script: 'check:flows', says: 'every transition was shown on a page' },
  { script: 'test:faults', says: 'faults on both databases', report: vitestReport },
];

async function main(): Promise<void> {
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  const steps = process.argv[2] === 'tests' ? TESTS : [...CHECKS, ...TESTS];
  let total: TestResults = { passed: 0, failed: 0 };
  for (const step of steps) {
    const { isDone, results } = await runStep(step);
    total = addResults(total, results);
    if (isDone) continue;
    // A check, or a runner that broke before it could count, is one failure too.
    if (results.failed === 0) total = addResults(total, { passed: 0, failed: 1 });
    process.exitCode = 1;
    break;
  }
  process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`);
}

async function runStep({ script, says, report }: Step): Promise<{ isDone: boolean; results: TestResults }> {
  const path = join(REPORTS, `${script === 'test:e2e' ? 'browser' : script.replace(':', '-')}.json`);
  const began = Date.now();
  process.stdout.write(`${script}: ${says} `);
  const { code, output } = await runScript(script, report?.(path) ?? []);
  const results = report ? readTestReport(path) : { passed: 0, failed: 0 };
  const ranTests = results.passed + results.failed > 0;
  const isDone = code === 0 && results.failed === 0 && (ranTests || !report);
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  process.stdout.write(`… ${isDone ? 'ok' : 'FAILED'}${report ? `, ${results.passed} tests` : ''}, ${seconds} s\n`);
  if (!isDone) process.stdout.write(`\n${output}\n${script} failed. Run it alone with: npm run ${script}\n\n`);
  return { isDone, results };
}

async function runScript(script: string, args: string[]): Promise<{ code: number | null; output: string }> {
  const child = spawn('npm', ['run', '--silent', script, '--', ...args], {
    env: { ...process.env, FORCE_COLOR: '0' },
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code]: (number | null)[] = await once(child, 'close');
  return { code: code ?? null, output };
}

await main();
