import { useMemo } from 'react';
import { coverageOf } from '../coverage.ts';
import { ChartView } from '../drawing/chart-view.tsx';
import { ExportButtons } from '../export/export-buttons.tsx';
import type { DrawnFlow } from '../flows.ts';
import { ReadPanel } from '../panel/read-panel.tsx';
import type { Found } from './find.ts';
import { FlowFrame } from './flow-frame.tsx';
import type { FlowViewProps } from './flow-view-props.ts';

const NOTHING: ReadonlySet<string> = new Set();

export function ReadView({ flow, address, found, onChange }: FlowViewProps) {
  const item = address.item;
  const marked = useMemo(() => markedBy(flow, item, address.find, found), [flow, item, address.find, found]);
  const coverage = useMemo(() => coverageOf(flow.chart), [flow]);
  const select = (id: string | null) => onChange({ item: id });
  return (
    <FlowFrame
      flow={flow}
      mode="read"
      onChange={onChange}
      panel={<ReadPanel flow={flow} item={item} onSelect={select} />}
    >
      <ChartView flow={flow} active={NOTHING} selected={item} marked={marked} coverage={coverage} onSelect={select}>
        <ExportButtons name={flow.id} />
      </ChartView>
    </FlowFrame>
  );
}

/** Search results or, if there are none, the neighbours of the selection. */
function markedBy(
  { id, chart }: DrawnFlow,
  item: string | null,
  words: string,
  found: readonly Found[],
): ReadonlySet<string> | null {
  if (item !== null) {
    const around = chart.transitions.filter(({ source, target, id: own }) => [source, target, own].includes(item));
    if (item === chart.id || (around.length === 0 && !chart.states.has(item))) return null;
    return new Set([item, ...around.flatMap((one) => [one.id, one.source, one.target ?? one.source])]);
  }
  if (words.trim() === '') return null;
  const hits = found.find(({ flow }) => flow.id === id)?.hits ?? [];
  return hits.length === 0 ? null : new Set(hits.map((hit) => hit.id));
}
