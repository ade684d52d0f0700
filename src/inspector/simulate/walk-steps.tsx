import { say } from '#languages/say.ts';
import type { DrawnFlow } from '../drawn-flows.ts';
import { Section } from '../panel/section.tsx';
import { tellStep } from './tell-step.ts';
import type { WalkPlace } from './walk.ts';

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
                <span className="block text-sm text-muted">{tellStep(flow.chart, step)}</span>
                <span className="font-semibold">{flow.chart.states.get(active.at(-1) ?? '')?.name}</span>
              </button>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}

const numbered = (places: readonly WalkPlace[]) => places.map((place, index) => ({ ...place, turn: index + 1 }));
