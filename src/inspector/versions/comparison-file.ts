/** The file in which `npm run flows -- --since REV` writes both versions of each machine that differs. */
import * as z from 'zod/mini';
import { nameOf } from '../flows/names.ts';
import { buildChart } from '../graph/build-chart.ts';
import type { Chart } from '../graph/chart.ts';
import { type MachineDefinition, readDefinition } from '../graph/definition.ts';
import { plainWords } from '../graph/plain-words.ts';
import { linesOf } from '../layout/lines.ts';

const definition = z.record(z.string(), z.unknown());
const comparisonShape = z.object({
  /** Of this file's format. */
  comparison: z.literal(1),
  /** What the earlier version was asked for as, such as `main`. */
  since: z.string(),
  machines: z.array(z.object({ id: z.string(), before: z.nullable(definition), after: z.nullable(definition) })),
});

interface Versions<Version> {
  id: string;
  /** Null in a version that doesn't have the machine. */
  before: Version | null;
  after: Version | null;
}

export interface Comparison {
  since: string;
  machines: readonly Versions<Drawn>[];
}

export interface Drawn {
  definition: MachineDefinition;
  chart: Chart;
}

/** What is wrong with a file. */
export type FileFault = { kind: 'unreadable' | 'notJson' | 'otherFile' } | { kind: 'machine'; machine: string };

export const writeComparison = (since: string, machines: readonly Versions<MachineDefinition>[]): string =>
  JSON.stringify({ comparison: 1, since, machines });

export function readComparison(text: string): Comparison | FileFault {
  const value = parse(text);
  if (value === undefined) return { kind: 'notJson' };
  const { data } = comparisonShape.safeParse(value);
  if (!data) return { kind: 'otherFile' };
  const machines: Versions<Drawn>[] = [];
  for (const { id, before, after } of data.machines) {
    const versions = [draw(before), draw(after)] as const;
    if (versions.includes(undefined) || (before === null && after === null)) return { kind: 'machine', machine: id };
    machines.push({ id, before: versions[0] ?? null, after: versions[1] ?? null });
  }
  return { since: data.since, machines };
}

export const machineName = (id: string): string => nameOf('flows', id) ?? plainWords(id);

/** Undefined if it isn't JSON, which knows no such value. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Undefined for what isn't a machine. */
function draw(given: Record<string, unknown> | null): Drawn | null | undefined {
  if (given === null) return null;
  try {
    const known = readDefinition(JSON.stringify(given));
    if (known === null) return undefined;
    const chart = buildChart(known, machineName(known.id));
    // Fails for a transition to a state that isn't there.
    linesOf(chart);
    return { definition: known, chart };
  } catch {
    return undefined;
  }
}
