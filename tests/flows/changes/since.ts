/**
 * `npm run flows -- --since REV` says how every machine differs from that commit, as Markdown for a change list with the
 * screens and tests that the changes touch, and draws both versions in one picture each, in `test-results/flow-changes`.
 * `comparison.json` there opens in the inspector, which shows both versions side by side.
 * With `--since-release`, it says in a line each which machines differ from the latest tag of a release, if there is one.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ELK from 'elkjs/lib/elk.bundled.js';
import { testsOf } from '#inspector/coverage.ts';
import { type FlowRecord, isFlowRecord } from '#inspector/flow-record.ts';
import { FLOWS } from '#inspector/flows/machines.ts';
import { buildChart } from '#inspector/graph/build-chart.ts';
import type { Chart } from '#inspector/graph/chart.ts';
import { describeMachine } from '#inspector/graph/definition.ts';
import { placeChart } from '#inspector/layout/place-chart.ts';
import { compareMachines, type MachineChange, screensOf } from '#inspector/versions/compare-charts.ts';
import { writeComparison } from '#inspector/versions/comparison-file.ts';
import { asLine, asMarkdown } from './describe-changes.ts';
import { drawMerged } from './draw-merged.ts';
import { mergeCharts } from './merge-charts.ts';

const ROOT = join(import.meta.dirname, '../../..');
const OUTPUTS = join(ROOT, 'test-results/flow-changes');
/** For the inspector. */
const COMPARISON = join(OUTPUTS, 'comparison.json');
/** Where each commit has its machines, one a line. */
const DESCRIBED = 'generated/flows.gen.ts';

const { argv } = process;
if (argv.includes('--since-release')) sayChangesSinceRelease();
else await showChangesSince(argv[argv.indexOf('--since') + 1]);

async function showChangesSince(revision: string | undefined): Promise<void> {
  const old = revision === undefined || revision.startsWith('-') ? null : recordsAt(revision);
  if (old === null || revision === undefined) {
    process.stderr.write(`Name a commit that has ${DESCRIBED}, such as: npm run flows -- --since main\n`);
    process.exitCode = 1;
    return;
  }
  const [before, after] = [old.map(chartOf), chartsNow()];
  const changes = compareMachines(before, after);
  if (changes.length === 0) {
    process.stdout.write(`No machine differs from ${revision}.\n`);
    return;
  }
  const versions = ({ machine }: MachineChange) => [findChart(before, machine), findChart(after, machine)] as const;
  const described = changes.map((change) => ({
    change,
    name: nameOf(change.machine),
    screens: screensOf(change, ...versions(change)),
    tests: testsTouched(change, ...versions(change)),
  }));
  process.stdout.write(asMarkdown(described));
  rmSync(OUTPUTS, { recursive: true, force: true });
  mkdirSync(OUTPUTS, { recursive: true });
  const elk = new ELK();
  for (const change of changes) {
    const merged = mergeCharts(change, ...versions(change));
    const layout = await placeChart(elk, merged.chart, {});
    writeFileSync(join(OUTPUTS, `${change.machine}.svg`), drawMerged(merged, layout));
  }
  writeFileSync(
    COMPARISON,
    writeComparison(
      revision,
      changes.map(({ machine }) => definitionsOf(machine, old)),
    ),
  );
  process.stdout.write(`\nThe pictures are in ${OUTPUTS}. Both versions side by side: open comparison.json there in the
inspector of any server, at /inspector?mode=versions.\n`);
}

function sayChangesSinceRelease(): void {
  const tag = git('describe', '--tags', '--abbrev=0', '--match', 'v*')?.trim();
  const before = tag ? recordsAt(tag) : null;
  const changes = before ? compareMachines(before.map(chartOf), chartsNow()) : [];
  if (changes.length === 0) return;
  const lines = changes.map((change) => `  ${asLine(change)}\n`).join('');
  process.stdout.write(`Machines that differ from ${tag} (npm run flows -- --since ${tag}):\n${lines}`);
}

/** Null if the commit, or its description of the machines, isn't there. */
function recordsAt(revision: string): readonly FlowRecord[] | null {
  const described = git('show', `${revision}:${DESCRIBED}`);
  if (described === null) return null;
  const records = described.split('\n').flatMap((line): unknown[] => {
    const record = line.trim().replace(/,$/, '');
    return record.startsWith('{') ? [JSON.parse(record)] : [];
  });
  return records.filter(isFlowRecord);
}

function chartOf({ id, definition }: FlowRecord): Chart {
  return buildChart(definition, nameOf(id));
}

function definitionsOf(machine: string, old: readonly FlowRecord[]) {
  const now = FLOWS.find((flow) => flow.machine.id === machine);
  return {
    id: machine,
    before: old.find(({ id }) => id === machine)?.definition ?? null,
    after: now ? describeMachine(now.machine) : null,
  };
}

function chartsNow(): readonly Chart[] {
  return FLOWS.map(({ machine, name }) => buildChart(describeMachine(machine), name));
}

function findChart(charts: readonly Chart[], machine: string): Chart | undefined {
  return charts.find(({ id }) => id === machine);
}

function nameOf(machine: string): string {
  return FLOWS.find((flow) => flow.machine.id === machine)?.name ?? machine;
}

function testsTouched({ transitions }: MachineChange, before: Chart | undefined, after: Chart | undefined): string[] {
  const old = before ? [...transitions.gone, ...transitions.changed.map((one) => one.before)] : [];
  const now = after ? [...transitions.added, ...transitions.changed.map((one) => one.after)] : [];
  const titles = [
    ...old.flatMap((one) => (before ? testsOf(before, one) : [])),
    ...now.flatMap((one) => (after ? testsOf(after, one) : [])),
  ];
  return [...new Set(titles)].sort(new Intl.Collator('en', { numeric: true }).compare);
}

/** Null if it fails. */
function git(...words: string[]): string | null {
  const { status, stdout } = spawnSync('git', words, { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return status === 0 ? stdout : null;
}
