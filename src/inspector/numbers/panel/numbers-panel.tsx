import { useMemo } from 'react';
import type { FlowNumbers } from '#generated/types.gen.ts';
import { formatNumber } from '#languages/numbers.ts';
import { say } from '#languages/say.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { formatDay } from '#ui/shared/dates.ts';
import type { DrawnFlow } from '../../drawn-flows.ts';
import type { Chart } from '../../graph/chart.ts';
import type { Address, ChangeAddress } from '../../page/use-address.ts';
import { Section } from '../../panel/section.tsx';
import { findFindings } from '../calculation/findings.ts';
import { FindingList } from '../findings/finding-list.tsx';
import type { Against } from '../findings/say-finding.ts';
import { DayBars } from './day-bars.tsx';
import { ArrowNumbers, type ShownNumbers, StateNumbers } from './item-numbers.tsx';
import { MoveList } from './move-list.tsx';
import { ReachSection } from './reach-section.tsx';

interface NumbersPanelProps {
  flow: Pick<DrawnFlow, 'chart' | 'runsOn'>;
  numbers: FlowNumbers;
  now: ShownNumbers;
  /** What is compared; else the days before, for the findings alone. Null until it's there. */
  before: ShownNumbers | null;
  isCompared: boolean;
  address: Address;
  onChange: ChangeAddress;
}

/** What the numbers say: of the selected state or arrow, else of the whole flow. */
export function NumbersPanel(props: NumbersPanelProps) {
  const { flow, numbers, now, before, isCompared, address, onChange } = props;
  const { chart } = flow;
  const compared = isCompared ? before : null;
  const select = (id: string | null) => onChange({ item: id });
  const transition = chart.transitions.find(({ id }) => id === address.item);
  const state = address.item === null ? undefined : chart.states.get(address.item);
  const isState = state !== undefined && state.parent !== null;
  if (numbers.transitions.length === 0 && numbers.states.length === 0) {
    return (
      <>
        <EmptyState title={say('inspector.numbersPanel.empty')}>{say('inspector.numbersPanel.emptyHint')}</EmptyState>
        <Hidden count={numbers.hidden} />
      </>
    );
  }
  const item = { chart, now, before: compared, onSelect: select };
  return (
    <div className="mt-6">
      {numbers.isDemo && (
        <Notice className="mb-5">
          <p>{say('inspector.numbersPanel.demo')}</p>
        </Notice>
      )}
      {transition ? (
        <ArrowNumbers {...item} transition={transition} />
      ) : isState ? (
        <StateNumbers {...item} state={state} />
      ) : (
        <Overview {...props} onSelect={select} />
      )}
      <ReachSection
        chart={chart}
        now={now.counted}
        before={compared?.counted ?? null}
        from={knownState(chart, address.reachFrom)}
        to={address.reachTo === address.reachFrom ? null : knownState(chart, address.reachTo)}
        selected={isState ? state.id : null}
        onChange={onChange}
      />
      {compared && <MoveList chart={chart} before={compared.arrows} after={now.arrows} onSelect={select} />}
      <Section title={say('inspector.numbersPanel.legend')}>
        <p className="text-sm text-muted">{say('inspector.numbersPanel.legendText')}</p>
        <Hidden count={numbers.hidden} />
      </Section>
    </div>
  );
}

const knownState = (chart: Chart, id: string | null): string | null =>
  id !== null && chart.states.has(id) ? id : null;

function Overview({
  flow,
  numbers,
  now,
  before,
  isCompared,
  address,
  onSelect,
}: NumbersPanelProps & { onSelect: (id: string) => void }) {
  const findings = useMemo(
    () => findFindings(flow.chart, now.counted, before?.counted ?? null),
    [flow, now.counted, before],
  );
  const count = numbers.transitions.reduce((sum, one) => sum + one.count, 0);
  const days = { from: formatDay(numbers.from), to: formatDay(numbers.to) };
  return (
    <>
      <h2 className="text-xl">{say('inspector.numbersPanel.heading')}</h2>
      <p className="mt-1 text-muted">
        {say('inspector.numbersPanel.counted', { count, transitions: formatNumber(count), ...days })}
      </p>
      <DayBars days={numbers.days} from={numbers.from} to={numbers.to} />
      <Section title={say('inspector.findings.heading')}>
        <FindingList
          flow={flow}
          findings={findings}
          against={isCompared ? againstOf(address) : 'before'}
          onSelect={onSelect}
        />
      </Section>
    </>
  );
}

const againstOf = ({ against }: Address): Against =>
  against === 'range' || against === 'release' ? against : 'before';

function Hidden({ count }: { count: number }) {
  if (count === 0) return null;
  return <p className="mt-2 text-sm text-muted">{say('inspector.numbersPanel.hidden', { count })}</p>;
}
