/**
 * `npm run flows` runs the walks and stores which walk covers which transition of which machine, for the inspector.
 * `npm run flows -- council` runs only the files with that name and keeps the rest. With `--last-run` it runs nothing,
 * and checks that what the last browser run covered matches what is stored. It lists uncovered transitions and exits
 * with code 1 if there are any. With `--since REV` it runs nothing either, and says how the machines differ from those of
 * that commit (`changes/since.ts`). With `--pictures` it takes pictures of every state's screen instead
 * (`pictures/command.ts`), and with `--slides` it writes a walk as a slide show of them (`pictures/write-slides.ts`).
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { FLOWS } from '#inspector/flows/machines.ts';
import { FLOW_MAPS } from './maps.ts';
import { readNotes } from './run-report.ts';
import { transitionsOf } from './transitions.ts';

const ROOT = join(import.meta.dirname, '../..');
const REPORT = join(ROOT, 'test-results/browser.json');
const LOGIC_TESTS = [
  'tests/domains/auth/admission.test.ts',
  'tests/domains/auth/flows/session.test.ts',
  'tests/domains/notifications/flows/stream.test.ts',
  'tests/domains/credentials/lifecycle.test.ts',
  'tests/domains/recounts/lifecycle.test.ts',
  'tests/domains/webhooks/lifecycles.test.ts',
];
const KEPT = join(ROOT, 'src/inspector/flows/coverage.json');

if (process.argv.includes('--since')) {
  await import('./changes/since.ts');
  process.exit();
}
if (process.argv.includes('--pictures')) {
  await import('./pictures/command.ts');
  process.exit();
}
if (process.argv.includes('--slides')) {
  await import('./pictures/write-slides.ts');
  process.exit();
}
const isLastRun = process.argv.includes('--last-run');
const files = process.argv.slice(2).filter((word) => !word.startsWith('--'));
if (!isLastRun) runWalks();

type Coverage = Record<string, Record<string, string[]>>;

const kept: Coverage = JSON.parse(readFileSync(KEPT, 'utf8'));
const notes = readNotes(REPORT);
const shownBy = new Map<string, string[]>();
for (const { title, machine, transitions } of notes) {
  for (const transition of transitions) {
    const key = `${machine} ${transition}`;
    shownBy.set(key, [...(shownBy.get(key) ?? []), title]);
  }
}

const coverage: Coverage = {};
const missing: string[] = [];
const walked = new Set(FLOW_MAPS.map(({ machine }) => machine.id));
for (const { name, machine } of FLOWS) {
  // Machines without walks are covered by tests without a page, which store their own coverage.
  if (!walked.has(machine.id)) continue;
  const known = kept[machine.id];
  if (files.length > 0 && known && !notes.some((note) => note.machine === machine.id)) {
    coverage[machine.id] = known;
    continue;
  }
  const all = transitionsOf(machine);
  const shown = all.flatMap((transition) => {
    const titles = shownBy.get(`${machine.id} ${transition}`);
    if (!titles) missing.push(`${name}: ${transition}`);
    return titles ? [[transition, titles.sort()] as const] : [];
  });
  coverage[machine.id] = Object.fromEntries(shown);
  process.stdout.write(`${name.padEnd(32)} ${String(shown.length).padStart(3)} of ${all.length} transitions\n`);
}

for (const transition of missing) process.stderr.write(`No walk took ${transition}\n`);
const isSame = isDeepStrictEqual(coverage, kept);
if (isLastRun && !isSame)
  process.stderr.write('src/inspector/flows/coverage.json is not what ran: npm run flows mends it\n');
if (!isLastRun && missing.length === 0) writeFileSync(KEPT, asText());
process.exitCode = missing.length > 0 || (isLastRun && !isSame) ? 1 : 0;

/** Writes one transition per line, for readable diffs. */
function asText(): string {
  const machines = Object.entries(coverage).map(([machine, transitions]) => {
    const lines = Object.entries(transitions).map(
      ([key, titles]) => `    ${JSON.stringify(key)}: ${JSON.stringify(titles)}`,
    );
    return `  ${JSON.stringify(machine)}: {\n${lines.join(',\n')}\n  }`;
  });
  return `{\n${machines.join(',\n')}\n}\n`;
}

function runWalks(): void {
  if (files.length === 0) run('vitest', 'run', '--project', 'pure', ...LOGIC_TESTS, '--update');
  const places = files.length > 0 ? files.map((name) => `tests/e2e/flows/.*${name}`) : ['tests/e2e/flows'];
  run('playwright', 'test', ...places);
}

function run(...command: string[]): void {
  const { status } = spawnSync('npx', command, {
    cwd: ROOT,
    env: { ...process.env, FULL: '1' },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}
