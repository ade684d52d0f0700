/** Finds the shortest walk to a state. */
import type { AnyMachineSnapshot } from 'xstate';
import type { DrawnFlow } from '../drawn-flows.ts';
import { activeStates } from '../graph/chart.ts';
import { choicesOf } from './choices.ts';
import { BEGINNING, createWalker, usualBeginning, type WalkStep, walk } from './walk.ts';

type Walked = Pick<DrawnFlow, 'definition' | 'chart'>;

interface Way {
  steps: readonly WalkStep[];
  /** Where it ends; null before the initial step. */
  snapshot: AnyMachineSnapshot | null;
}

/**
 * @param before the walk that it continues; by default it begins where most people do, or else anywhere.
 * @returns null if nothing leads there.
 */
export function findWalk(flow: Walked, to: string, before?: readonly WalkStep[]): readonly WalkStep[] | null {
  if (before) return continueTo(flow, to, before);
  const beginnings = [usualBeginning(flow.definition, flow.chart), ...answered(flow, BEGINNING)];
  for (const beginning of beginnings) {
    const steps = continueTo(flow, to, [beginning]);
    if (steps) return steps;
  }
  return null;
}

function continueTo(
  { definition, chart }: Walked,
  to: string,
  before: readonly WalkStep[],
): readonly WalkStep[] | null {
  const take = createWalker(definition, chart, before[0] ?? BEGINNING);
  let snapshot: AnyMachineSnapshot | null = null;
  for (const step of before) ({ snapshot } = take(snapshot, step));
  const ways: Way[] = [{ steps: before, snapshot }];
  const known = new Set(ways.map(keyOf));
  // Grows while it's read.
  for (const way of ways) {
    const active = way.snapshot === null ? [] : activeStates(chart, way.snapshot.value);
    if (active.includes(to)) return way.steps;
    for (const { event } of choicesOf(chart, active)) {
      for (const next of outcomesOf(way, { event, answers: {} })) {
        if (known.has(keyOf(next))) continue;
        known.add(keyOf(next));
        ways.push(next);
      }
    }
  }
  return null;

  /** The way with the step, and each answer to its questions. */
  function outcomesOf(way: Way, step: WalkStep): Way[] {
    const taken = take(way.snapshot, step);
    if (taken.question === null) return [{ steps: [...way.steps, step], snapshot: taken.snapshot }];
    return answersTo(taken.question, step).flatMap((next) => outcomesOf(way, next));
  }
}

const keyOf = ({ snapshot }: Way): string => JSON.stringify(snapshot?.value);

const answersTo = (question: string, step: WalkStep): WalkStep[] =>
  [false, true].map((isSo) => ({ ...step, answers: { ...step.answers, [question]: isSo } }));

/** Every initial step. */
function answered(flow: Walked, step: WalkStep): WalkStep[] {
  const { question } = walk(flow.definition, flow.chart, [step]);
  return question === null ? [step] : answersTo(question, step).flatMap((next) => answered(flow, next));
}
