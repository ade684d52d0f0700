import { joinFacts } from '#languages/numbers.ts';
import { say } from '#languages/say.ts';
import { classNames } from '#ui/class-names.ts';
import type { Chart, ChartState, ChartTransition } from '../graph/chart.ts';
import { arrowName, stateName } from '../numbers/arrow-name.ts';
import { Section } from '../panel/section.tsx';
import type { Change, Mark } from './changes.ts';

interface ChangeListProps {
  before: Chart | null;
  after: Chart | null;
  changes: readonly Change[];
  selected: Change | null;
  onSelect: (change: Change) => void;
}

const EDGES: Record<Mark, string> = {
  added: 'border-action',
  gone: 'border-danger border-dashed',
  changed: 'border-accent-ink border-dotted',
};

/** Every change, by what it's of; selecting one shows it on both drawings. */
export function ChangeList(props: ChangeListProps) {
  const [states, transitions] = [props.changes.filter(isOfState), props.changes.filter((change) => !isOfState(change))];
  return (
    <>
      {states.length > 0 && (
        <Section title={say('inspector.versions.states')}>
          <Changes {...props} changes={states} />
        </Section>
      )}
      {transitions.length > 0 && (
        <Section title={say('inspector.versions.transitions')}>
          <Changes {...props} changes={transitions} />
        </Section>
      )}
    </>
  );
}

const isTransition = (item: ChartState | ChartTransition): item is ChartTransition => 'source' in item;
const isOfState = ({ was, is }: Change): boolean => [was, is].some((item) => item !== null && !isTransition(item));

const Changes = ({ before, after, changes, selected, onSelect }: ChangeListProps) => (
  <ul className="grid gap-2">
    {changes.map((change) => {
      const { id, mark, was, is, parts } = change;
      return (
        <li key={id}>
          <button
            type="button"
            aria-pressed={selected?.id === id}
            onClick={() => onSelect(change)}
            className={classNames(
              'block w-full border-s-4 px-3 py-1.5 text-start hover:bg-sunken aria-pressed:bg-selected',
              EDGES[mark],
            )}
          >
            <span className="block text-sm font-semibold">
              {joinFacts([
                say('inspector.versions.mark', { mark }),
                ...parts.map((part) => say('inspector.versions.part', { part })),
              ])}
            </span>
            {was && (is === null || isTransition(was)) && <Item chart={before} item={was} isGone />}
            {is && <Item chart={after} item={is} />}
          </button>
        </li>
      );
    })}
  </ul>
);

/** A state's name, or what leads from where to where. */
function Item({
  chart,
  item,
  isGone = false,
}: {
  chart: Chart | null;
  item: ChartState | ChartTransition;
  isGone?: boolean;
}) {
  if (!chart) return null;
  const Text = isGone ? 'del' : 'span';
  if (!isTransition(item)) return <Text className="block">{item.name}</Text>;
  const { source, target } = item;
  return (
    <Text className="block">
      {arrowName(item)}
      <span className="block text-sm text-muted">
        <bdi>{stateName(chart, source)}</bdi> <span className="mirrors inline-block">→</span>{' '}
        <bdi>{target === null ? say('inspector.transitionList.noChange') : stateName(chart, target)}</bdi>
      </span>
    </Text>
  );
}
