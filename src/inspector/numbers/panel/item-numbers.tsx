import type { ReactNode } from 'react';
import { DURATION_BOUNDS } from '#domains/flow-numbers/duration-buckets.ts';
import { formatNumber } from '#languages/numbers.ts';
import { say } from '#languages/say.ts';
import type { Chart, ChartState, ChartTransition } from '../../graph/chart.ts';
import { CodeName } from '../../panel/code-names.tsx';
import { Section } from '../../panel/section.tsx';
import { arrowName, stateName } from '../arrow-name.ts';
import { type Counted, countedPath, isWay, type Part } from '../calculation/counted.ts';
import { shareInterval } from '../calculation/interval.ts';
import { medianOf } from '../calculation/median.ts';
import { moveOf } from '../calculation/moves.ts';
import type { Visits } from '../calculation/visits.ts';
import { partStopped } from '../layer/build-layer.ts';
import { sayCertainty, sayDifference, sayMedian, sayPart, sayShare } from '../say-numbers.ts';

export interface ShownNumbers {
  counted: Counted;
  arrows: ReadonlyMap<string, Part>;
  visits: ReadonlyMap<string, Visits>;
}

interface ItemNumbersProps {
  chart: Chart;
  now: ShownNumbers;
  /** Null if nothing is compared. */
  before: ShownNumbers | null;
  onSelect: (id: string | null) => void;
}

export function StateNumbers({ chart, state, now, before, onSelect }: ItemNumbersProps & { state: ChartState }) {
  const visits = now.visits.get(state.id);
  const old = before?.visits.get(state.id);
  const median = visits && medianOf(visits.durations, DURATION_BOUNDS);
  const ways = chart.transitions.filter((one) => one.source === state.id && isWay(one));
  return (
    <>
      <h2 className="text-xl">{state.name}</h2>
      {state.description && <p className="mt-1 text-muted">{state.description}</p>}
      {visits === undefined ? (
        <p className="mt-3">{say('inspector.itemNumbers.notCounted')}</p>
      ) : (
        <Facts>
          {visits.entered > 0 && (
            <Fact label={say('inspector.itemNumbers.entered')}>{formatNumber(visits.entered)}</Fact>
          )}
          {visits.entered > 0 && (
            <Fact label={say('inspector.itemNumbers.stoppedOfVisits')}>
              {partWithCounts({ count: visits.ended, of: visits.entered })}
            </Fact>
          )}
          <Fact label={say('inspector.itemNumbers.stoppedOfAll')}>{sayPart(partStopped(visits))}</Fact>
          {median && <Fact label={say('inspector.itemNumbers.median')}>{sayMedian(median)}</Fact>}
          <MoveFact before={old && partStopped(old)} after={partStopped(visits)} />
        </Facts>
      )}
      {ways.length > 0 && (
        <Section title={say('inspector.itemNumbers.ways')}>
          <ul className="grid gap-1">
            {ways.map((way) => (
              <li key={way.id}>
                <button
                  type="button"
                  onClick={() => onSelect(way.id)}
                  className="flex w-full items-baseline justify-between gap-3 border-s-4 border-line px-3 py-1.5 text-start hover:border-action hover:bg-sunken"
                >
                  <span className="min-w-0">
                    {arrowName(way)}
                    <span className="block text-sm text-muted">
                      <span className="mirrors inline-block">→</span>{' '}
                      <bdi>{stateName(chart, way.target ?? way.source)}</bdi>
                    </span>
                  </span>
                  <span className="font-semibold tabular-nums">{sayPart(now.arrows.get(way.id))}</span>
                </button>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

export function ArrowNumbers(props: ItemNumbersProps & { transition: ChartTransition }) {
  const { chart, transition, now, before, onSelect } = props;
  const part = now.arrows.get(transition.id) ?? { count: 0, of: 0 };
  const outcomes = outcomesOf(chart, transition, now.counted);
  return (
    <>
      <h2 className="text-xl">{arrowName(transition)}</h2>
      <p className="mt-1 flex flex-wrap items-center gap-x-2 text-muted">
        {[transition.source, transition.target ?? transition.source].map((id, index) => (
          <span key={index === 0 ? 'from' : 'to'}>
            {index === 1 && <span className="mirrors inline-block pe-2">→</span>}
            <button type="button" onClick={() => onSelect(id)} className="text-link underline underline-offset-4">
              {stateName(chart, id)}
            </button>
          </span>
        ))}
      </p>
      <Facts>
        <Fact label={say('inspector.itemNumbers.taken')}>{formatNumber(part.count)}</Fact>
        {part.of > 0 && (
          <>
            <Fact label={say('inspector.itemNumbers.share')}>{partWithCounts(part)}</Fact>
            <Fact label={say('inspector.itemNumbers.interval')}>{intervalOf(part)}</Fact>
            <MoveFact before={before?.arrows.get(transition.id)} after={part} />
          </>
        )}
      </Facts>
      {outcomes.length > 0 && (
        <Section title={say('inspector.itemNumbers.outcomes')}>
          <ul className="grid gap-1">
            {outcomes.map(({ outcome, count }) => (
              <li key={outcome} className="flex justify-between gap-3">
                <CodeName>{outcome}</CodeName>
                <span className="tabular-nums">{formatNumber(count)}</span>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

const Facts = ({ children }: { children: ReactNode }) => <dl className="mt-3 grid gap-1.5">{children}</dl>;

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex items-baseline justify-between gap-4 border-b border-line pb-1.5">
    <dt className="text-muted">{label}</dt>
    <dd className="text-end font-semibold tabular-nums">{children}</dd>
  </div>
);

function MoveFact({ before, after }: { before: Part | undefined; after: Part }) {
  const move = moveOf(before, after);
  if (move === null) return null;
  return (
    <Fact label={say('inspector.itemNumbers.moved')}>
      {sayDifference(move)}
      <span className="block text-sm font-normal text-muted">{sayCertainty(move)}</span>
    </Fact>
  );
}

const partWithCounts = (part: Part): string =>
  say('inspector.itemNumbers.partOf', { share: sayPart(part), count: part.count, of: part.of });

function intervalOf(part: Part): string {
  const { low, high } = shareInterval(part);
  return say('inspector.itemNumbers.fromTo', { low: sayShare(low), high: sayShare(high) });
}

/** How calls failed, most often first. */
function outcomesOf(chart: Chart, { source, event, target }: ChartTransition, { transitions }: Counted) {
  const [from, to] = [countedPath(chart, source), countedPath(chart, target ?? source)];
  return transitions.flatMap((one) =>
    one.from === from && one.event === event && one.to === to && one.outcome !== null
      ? [{ outcome: one.outcome, count: one.count }]
      : [],
  );
}
