import { FlowAbout } from './flow-about.tsx';
import type { PanelProps } from './panel-props.ts';
import { StateAbout } from './state-about.tsx';
import { TransitionAbout } from './transition-about.tsx';

/** Details of the selected state or transition, or else of the flow. */
export function ReadPanel({ flow, item, onSelect }: PanelProps & { item: string | null }) {
  const transition = flow.chart.transitions.find(({ id }) => id === item);
  if (transition) return <TransitionAbout flow={flow} transition={transition} onSelect={onSelect} />;
  const state = item === null ? undefined : flow.chart.states.get(item);
  if (state && state.parent !== null) return <StateAbout flow={flow} state={state} onSelect={onSelect} />;
  return <FlowAbout flow={flow} />;
}
