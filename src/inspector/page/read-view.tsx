import { useMemo } from 'react';
import { say } from '#languages/say.ts';
import { coverageOf } from '../coverage.ts';
import { ChartView } from '../drawing/chart-view.tsx';
import { type DrawnFlow, isStored } from '../drawn-flows.ts';
import { ExportButtons } from '../export/export-buttons.tsx';
import { FlowCoverage } from '../panel/coverage-details.tsx';
import { Legend } from '../panel/legend.tsx';
import type { PanelProps } from '../panel/panel-props.ts';
import { Section } from '../panel/section.tsx';
import { StateDetails } from '../panel/state-details.tsx';
import { TransitionDetails } from '../panel/transition-details.tsx';
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

function ReadPanel({ flow, item, onSelect }: PanelProps & { item: string | null }) {
  const transition = flow.chart.transitions.find(({ id }) => id === item);
  if (transition) return <TransitionDetails flow={flow} transition={transition} onSelect={onSelect} />;
  const state = item === null ? undefined : flow.chart.states.get(item);
  if (state && state.parent !== null) return <StateDetails flow={flow} state={state} onSelect={onSelect} />;
  return <FlowDetails flow={flow} />;
}

/** About a flow, while nothing is selected. */
function FlowDetails({ flow }: { flow: DrawnFlow }) {
  const states = flow.chart.states.size - 1;
  return (
    <>
      <h2 className="text-xl">{say('inspector.flowDetails.heading')}</h2>
      <p className="mt-2">{flow.chart.description}</p>
      <p className="mt-2 text-muted">
        {say('inspector.flowDetails.size', { states, transitions: flow.chart.transitions.length })}
      </p>
      <Section title={say('inspector.flowDetails.pathHeading')}>
        <p>{flow.way}</p>
        {isStored(flow) && <p className="mt-2 text-muted">{say('inspector.flowDetails.serverHint')}</p>}
      </Section>
      <FlowCoverage chart={flow.chart} />
      <Section title={say('inspector.flowDetails.legend')}>
        <Legend />
      </Section>
    </>
  );
}
