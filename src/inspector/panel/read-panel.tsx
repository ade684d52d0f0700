import { FlowDetails } from './flow-details.tsx';
import type { PanelProps } from './panel-props.ts';
import { StateDetails } from './state-details.tsx';
import { TransitionDetails } from './transition-details.tsx';

/** Details of the selected state or transition, or else of the flow. */
export function ReadPanel({ flow, item, onSelect }: PanelProps & { item: string | null }) {
  const transition = flow.chart.transitions.find(({ id }) => id === item);
  if (transition) return <TransitionDetails flow={flow} transition={transition} onSelect={onSelect} />;
  const state = item === null ? undefined : flow.chart.states.get(item);
  if (state && state.parent !== null) return <StateDetails flow={flow} state={state} onSelect={onSelect} />;
  return <FlowDetails flow={flow} />;
}
