import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import type { Chart, ChartTransition } from '../graph/chart.ts';
import type { PanelProps } from './panel-props.ts';

interface TransitionListProps extends Pick<PanelProps, 'onSelect'> {
  chart: Chart;
  list: readonly ChartTransition[];
  /** Whether to show each one's source instead of its target. */
  showsSource?: boolean | undefined;
}

export function TransitionList({ chart, list, showsSource, onSelect }: TransitionListProps) {
  const nameOf = (id: string | null) => (id === null ? '' : (chart.states.get(id)?.name ?? id));
  return (
    <ul className="grid gap-1">
      {list.map((transition) => {
        const { id, name, condition, source, target } = transition;
        const from = source === chart.id ? null : nameOf(source);
        const other = showsSource ? (
          from === null ? (
            say('inspector.transitionList.fromAny')
          ) : (
            say('inspector.transitionList.from', { state: from })
          )
        ) : (
          <>
            <span className="mirrors inline-block">→</span> <bdi>{nameOf(target)}</bdi>
          </>
        );
        return (
          <li key={id}>
            <button
              type="button"
              onClick={() => onSelect(id)}
              className="block w-full border-s-4 border-line px-3 py-1.5 text-start hover:border-action hover:bg-sunken"
            >
              {condition === null ? (
                <strong className="font-semibold">{name}</strong>
              ) : (
                <Phrase
                  text={say('inspector.transitionList.withCondition')}
                  parts={{
                    name: () => <strong className="font-semibold">{name}</strong>,
                    condition: () => <span className="italic rtl:not-italic">{condition}</span>,
                  }}
                />
              )}
              <span className="block text-sm text-muted">
                {target === null && !showsSource ? say('inspector.transitionList.noChange') : other}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
