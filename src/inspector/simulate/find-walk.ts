/** Finds the shortest walk to a state. */
import type { DrawnFlow } from '../drawn-flows.ts';
import { choicesOf } from './choices.ts';
import { BEGINNING, usualBeginning, type WalkStep, walk } from './walk.ts';

type Walked = Pick<DrawnFlow, 'definition' | 'chart'>;

interface Way {
  steps: readonly WalkStep[];
  /** Ids of the states in which it ends, outermost first. */
  active: readonly string[];
}

/**
 * @param before the walk that it continues; by default it begins where most people do, or else anywhere.
 * @returns null if nothing leads there.
 */
export function findWalk(flow: Walked, to: string, before?: readonly WalkStep[]): readonly WalkStep[] | null {
  const ways = before
    ? outcomesOf(flow, before)
    : [...outcomesOf(flow, [usualBeginning(flow.definition, flow.chart)]), ...outcomesOf(flow, [BEGINNING])];
  const known = new Set(ways.map(keyOf));
  // Grows while it's read.
  for (const { steps, active } of ways) {
    if (active.includes(to)) return steps;
    for (const { event } of choicesOf(flow.chart, active)) {
      for (const next of outcomesOf(flow, [...steps, { event, answers: {} }])) {
        if (known.has(keyOf(next))) continue;
        known.add(keyOf(next));
        ways.push(next);
      }
    }
  }
  return null;
}

const keyOf = ({ active }: Way): string => active.join(' ');

/** The walk with each answer to the questions of its last step. */
function outcomesOf(flow: Walked, steps: readonly WalkStep[]): Way[] {
  const { places, question } = walk(flow.definition, flow.chart, steps);
  const last = steps.at(-1);
  if (question === null || last === undefined) return [{ steps, active: places.at(-1)?.active ?? [] }];
  return [false, true].flatMap((isSo) =>
    outcomesOf(flow, [...steps.slice(0, -1), { ...last, answers: { ...last.answers, [question]: isSo } }]),
  );
}
