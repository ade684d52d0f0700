import { type ReactNode, useMemo, useState } from 'react';
import type { FlowNumbers } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { FailedRead } from '#platform/browser/calls/failed-read.tsx';
import { ChoiceBar } from '#ui/buttons/choice-bar.tsx';
import { LoadingState, SkeletonText } from '#ui/feedback/skeleton.tsx';
import { ChartView } from '../drawing/chart-view.tsx';
import { findFlow } from '../drawn-flows.ts';
import { ExportButtons } from '../export/export-buttons.tsx';
import type { Chart } from '../graph/chart.ts';
import { CopyLink } from '../page/copy-link.tsx';
import { FlowFrame } from '../page/flow-frame.tsx';
import type { FlowViewProps } from '../page/flow-view-props.ts';
import { countArrows } from './calculation/arrows.ts';
import { countVisits } from './calculation/visits.ts';
import { NumbersGate } from './calls/numbers-gate.tsx';
import { useFlowNumbers } from './calls/use-flow-numbers.ts';
import { buildLayer } from './layer/build-layer.ts';
import type { ShownNumbers } from './panel/item-numbers.tsx';
import { NumbersPanel } from './panel/numbers-panel.tsx';
import { rangeBefore, readAsked, readCompared, utcDay } from './range/asked-range.ts';
import { CompareFields } from './range/compare-fields.tsx';
import { NumbersFilters, RangeFields } from './range/range-fields.tsx';
import { NumbersTable } from './table/numbers-table.tsx';

/** How often everything on a drawing happened, for admins. */
export function NumbersView(props: Omit<FlowViewProps, 'found'>) {
  const { flow, onChange } = props;
  const place = (said: ReactNode) => (
    <FlowFrame flow={flow} mode="numbers" onChange={onChange} panel={null}>
      {said}
    </FlowFrame>
  );
  return (
    <NumbersGate place={place}>
      <FlowNumbersView {...props} />
    </NumbersGate>
  );
}

function FlowNumbersView({ flow, address, onChange }: Omit<FlowViewProps, 'found'>) {
  const { chart } = flow;
  const [today] = useState(() => utcDay(new Date()));
  const [isChosenAtFirst] = useState(() => hasChoices(address));
  const range = readAsked(address, today);
  const compared = range && readCompared(address, range);
  // Only our own machines are counted.
  const asked = findFlow(flow.id) ? range : null;
  const read = useFlowNumbers(flow.id, asked);
  const other = useFlowNumbers(flow.id, asked && (compared ?? rangeBefore(asked)));
  const now = useShown(chart, read.data);
  const before = useShown(chart, other.data);
  const isCompared = compared !== null;
  const layer = useMemo(
    () => now && buildLayer(flow, now.counted, isCompared && before ? before.counted : null),
    [flow, now, before, isCompared],
  );

  function press(id: string | null) {
    const isSecond = id !== null && chart.states.has(id) && address.reachFrom !== null && address.reachTo === null;
    if (isSecond && id === address.reachFrom) return;
    onChange(isSecond ? { reachTo: id, item: null } : { item: id });
  }

  const panel = (
    <>
      <RangeFields address={address} onChange={onChange} asked={range} today={today} />
      {read.data && range && (
        <details className="mt-4" open={isChosenAtFirst || undefined}>
          <summary className="cursor-pointer font-semibold text-link">{say('inspector.numbersView.choices')}</summary>
          <div className="mt-3 grid gap-3">
            <NumbersFilters address={address} onChange={onChange} numbers={read.data} />
            <CompareFields
              address={address}
              onChange={onChange}
              asked={range}
              compared={compared}
              today={today}
              releases={read.data.releases}
            />
          </div>
        </details>
      )}
      {read.data && now ? (
        <>
          <div className="mt-4 flex flex-wrap items-center gap-2">
            <ChoiceBar
              name="as"
              label={say('inspector.numbersView.as')}
              choices={[
                { value: 'drawing', label: say('inspector.numbersView.drawing') },
                { value: 'table', label: say('inspector.numbersView.table') },
              ]}
              value={address.as === 'table' ? 'table' : 'drawing'}
              onChoose={(as) => onChange({ as: as === 'table' ? as : null })}
            />
            <CopyLink label={say('inspector.numbersView.copyLink')} />
          </div>
          {isCompared && other.isError && (
            <FailedRead of={other} what={say('inspector.numbersView.otherFailed')} level={3} className="mt-4" />
          )}
          <NumbersPanel
            flow={flow}
            numbers={read.data}
            now={now}
            before={before}
            isCompared={isCompared}
            address={address}
            onChange={onChange}
          />
        </>
      ) : read.isError ? (
        <FailedRead of={read} what={say('inspector.numbersView.failed')} level={3} className="mt-6" />
      ) : asked === null ? (
        <p className="mt-6 text-muted">{range ? say('inspector.numbersView.foreign') : null}</p>
      ) : (
        <LoadingState className="mt-6">
          <SkeletonText lines={8} />
        </LoadingState>
      )}
    </>
  );

  const picked = [address.reachFrom, address.reachTo].filter((id) => id !== null);
  return (
    <FlowFrame flow={flow} mode="numbers" onChange={onChange} panel={panel}>
      {address.as === 'table' && now ? (
        <NumbersTable chart={chart} name={flow.id} now={now} before={isCompared ? before : null} />
      ) : (
        <ChartView
          flow={flow}
          active={new Set(picked)}
          selected={address.item}
          marked={null}
          numbers={layer}
          onSelect={press}
        >
          <ExportButtons name={`${flow.id}-numbers`} />
        </ChartView>
      )}
    </FlowFrame>
  );
}

const hasChoices = ({ language, device, release, against }: FlowViewProps['address']): boolean =>
  [language, device, release, against].some((value) => value !== null);

function useShown(chart: Chart, numbers: FlowNumbers | undefined): ShownNumbers | null {
  return useMemo(
    () =>
      numbers ? { counted: numbers, arrows: countArrows(chart, numbers), visits: countVisits(chart, numbers) } : null,
    [chart, numbers],
  );
}
