/** What of a page's batch can be true. */
import * as z from 'zod/mini';
import { zFailureCode } from '#generated/schemas/FailureCode.gen.ts';
import type { FlowCountsInput } from '#generated/types.gen.ts';
import { isStateOnPage, isTransitionOnPage } from '../../known-flows.ts';

type Batch = Pick<FlowCountsInput, 'transitions' | 'durations'> & { entered: NonNullable<FlowCountsInput['entered']> };

/** Of one machine. */
export interface MachineBatch extends Batch {
  machine: string;
  /** How much of the machine's day it takes. */
  weight: number;
}

const ERROR = 'xstate.error.';
const KINDS = new Set(['4xx', '5xx', 'offline']);

/** Without what the machines of pages can't do; a failure that isn't known is counted as none. */
export function plausibleBatches({ transitions, entered = [], durations }: FlowCountsInput): MachineBatch[] {
  const batches = new Map<string, Batch>();
  const batchOf = (machine: string): Batch => {
    const known = batches.get(machine);
    if (known) return known;
    const batch: Batch = { transitions: [], entered: [], durations: [] };
    batches.set(machine, batch);
    return batch;
  };
  for (const { outcome, ...taken } of transitions) {
    if (!isTransitionOnPage(taken.machine, taken.from, taken.event, taken.to)) continue;
    const isFailure = outcome !== undefined && taken.event.startsWith(ERROR) && isOutcome(outcome);
    batchOf(taken.machine).transitions.push(isFailure ? { ...taken, outcome } : taken);
  }
  for (const entry of entered)
    if (isStateOnPage(entry.machine, entry.state)) batchOf(entry.machine).entered.push(entry);
  for (const stay of durations) if (isStateOnPage(stay.machine, stay.state)) batchOf(stay.machine).durations.push(stay);
  return [...batches].map(([machine, batch]) => ({ machine, ...batch, weight: weightOf(batch) }));
}

const isOutcome = (outcome: string): boolean => KINDS.has(outcome) || z.safeParse(zFailureCode, outcome).success;

/** Stays could be forged as well as transitions. */
const weightOf = ({ transitions, entered, durations }: Batch): number =>
  Math.max(...[transitions, entered, durations].map((counts) => counts.reduce((sum, { count }) => sum + count, 0)));
