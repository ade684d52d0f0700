import { useMemo } from 'react';
import { ChartView } from '../drawing/chart-view.tsx';
import type { DrawnFlow } from '../flows.ts';
import { ReadPanel } from '../panel/read-panel.tsx';
import type { Found } from './find.ts';
import { FlowFrame } from './flow-frame.tsx';
import type { Address } from './use-address.ts';

interface FlowViewProps {
  flow: DrawnFlow;
  address: Address;
  found: readonly Found[];
  onChange: (changes: Partial<Address>) => void;
}

const NOTHING: ReadonlySet<string> = new Set();

export function FlowView({ flow, address, found, onChange }: FlowViewProps) {
  const item = address.item;
  const marked = useMemo(() => markedBy(flow, item, address.find, found), [flow, item, address.find, found]);
  const select = (id: string | null) => onChange({ item: id });
  return (
    <FlowFrame
      flow={flow}
      mode={address.mode}
      onMode={(mode) => onChange({ mode, walk: null, item: null })}
      panel={<ReadPanel flow={flow} item={item} onSelect={select} />}
    >
      <ChartView
        chart={flow.chart}
        name={flow.name}
        layout={flow.layout}
        calls={flow.calls}
        active={NOTHING}
        selected={item}
        marked={marked}
        onSelect={select}
      />
    </FlowFrame>
  );
}

/** What is found, or else what is next to what is selected. */
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
