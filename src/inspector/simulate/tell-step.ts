import { formatList } from '#languages/numbers.ts';
import { say } from '#languages/say.ts';
import type { Chart } from '../graph/chart.ts';
import { conditionOf } from '../graph/plain-words.ts';
import type { WalkStep } from './walk.ts';

/** What happened in a step, and under which conditions. */
export function tellStep(chart: Chart, { event, answers }: WalkStep): string {
  const name =
    event === ''
      ? say('inspector.walkSteps.start')
      : (chart.transitions.find((one) => one.event === event)?.name ?? event);
  const conditions = Object.entries(answers).map(([guard, isSo]) =>
    isSo ? conditionOf(guard) : say('inspector.walkSteps.not', { condition: conditionOf(guard) }),
  );
  return conditions.length === 0
    ? name
    : say('inspector.walkSteps.answered', { event: name, conditions: formatList(conditions, 'unit') });
}
