import { formatList } from '#languages/numbers.ts';
import { say } from '#languages/say.ts';
import type { DrawnFlow } from '../drawn-flows.ts';
import { conditionOf } from '../graph/plain-words.ts';
import { Section } from '../panel/section.tsx';
import type { WalkPlace, WalkStep } from './walk.ts';

interface WalkStepsProps {
  flow: DrawnFlow;
  places: readonly WalkPlace[];
  onBack: (count: number) => void;
}

/** The path so far; each step can be returned to. */
export function WalkSteps({ flow, places, onBack }: WalkStepsProps) {
  if (places.length === 0) return null;
  return (
    <Section title={say('inspector.walkSteps.heading')}>
      <ol className="grid gap-1">
        {numbered(places).map(({ step, active, turn }) => {
          const isLast = turn === places.length;
          return (
            <li key={turn}>
              <button
                type="button"
                aria-current={isLast ? 'step' : undefined}
                onClick={() => onBack(turn)}
                className="block w-full border-s-4 border-line not-aria-[current]:forced-colors:border-unmarked px-3 py-1.5 text-start hover:bg-sunken aria-[current]:border-accent"
              >
                <span className="block text-sm text-muted">{told(flow, step)}</span>
                <span className="font-semibold">{flow.chart.states.get(active.at(-1) ?? '')?.name}</span>
              </button>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}

function told({ chart }: DrawnFlow, { event, answers }: WalkStep): string {
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

const numbered = (places: readonly WalkPlace[]) => places.map((place, index) => ({ ...place, turn: index + 1 }));
