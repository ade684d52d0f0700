import { say } from '#languages/say.ts';
import type { Chart } from '../../graph/chart.ts';
import { Section } from '../../panel/section.tsx';
import { arrowName, stateName } from '../arrow-name.ts';
import type { Part } from '../calculation/counted.ts';
import { listMoves } from '../calculation/moves.ts';
import { sayCertainty, sayDifference, sayPart } from '../say-numbers.ts';

const MAX_MOVES = 8;

interface MoveListProps {
  chart: Chart;
  before: ReadonlyMap<string, Part>;
  after: ReadonlyMap<string, Part>;
  onSelect: (id: string) => void;
}

/** What has moved, what is no chance first. */
export function MoveList({ chart, before, after, onSelect }: MoveListProps) {
  const moves = listMoves(before, after).slice(0, MAX_MOVES);
  return (
    <Section title={say('inspector.moves.heading')}>
      {moves.length === 0 && <p className="text-muted">{say('inspector.moves.none')}</p>}
      <ul className="grid gap-1">
        {moves.map(({ id, move }) => {
          const transition = chart.transitions.find((one) => one.id === id);
          if (!transition) return null;
          return (
            <li key={id}>
              <button
                type="button"
                onClick={() => onSelect(id)}
                className="block w-full border-s-4 border-line px-3 py-1.5 text-start hover:border-action hover:bg-sunken"
              >
                <span className="flex items-baseline justify-between gap-3">
                  <span className="min-w-0">
                    <bdi>{stateName(chart, transition.source)}</bdi> <span className="mirrors inline-block">→</span>{' '}
                    {arrowName(transition)}
                  </span>
                  <span className={move.isCertain ? 'font-semibold whitespace-nowrap' : 'whitespace-nowrap text-muted'}>
                    {sayDifference(move)}
                  </span>
                </span>
                <span className="block text-sm text-muted">
                  {say('inspector.moves.beforeAfter', { before: sayPart(move.before), after: sayPart(move.after) })}{' '}
                  {sayCertainty(move)}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
