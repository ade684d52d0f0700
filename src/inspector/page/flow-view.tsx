import { useCallback, useMemo } from 'react';
import { ChartView } from '../drawing/chart-view.tsx';
import { FollowView } from '../live/follow-view.tsx';
import { NumbersView } from '../numbers/numbers-view.tsx';
import { choiceOf } from '../simulate/choices.ts';
import { useWalk } from '../simulate/use-walk.ts';
import { WalkPanel } from '../simulate/walk-panel.tsx';
import { FlowFrame } from './flow-frame.tsx';
import type { FlowViewProps } from './flow-view-props.ts';
import { ReadView } from './read-view.tsx';

export function FlowView(props: FlowViewProps) {
  if (props.address.mode === 'walk') return <WalkView {...props} />;
  if (props.address.mode === 'live') return <FollowView {...props} />;
  if (props.address.mode === 'numbers') return <NumbersView {...props} />;
  return <ReadView {...props} />;
}

/** A flow that a person walks by choosing events. */
function WalkView({ flow, address, onChange }: FlowViewProps) {
  const keep = useCallback((walk: string | null) => onChange({ walk }), [onChange]);
  const walk = useWalk(flow, address.walk, keep);
  const { active, choices, question, take } = walk;
  const possible = useMemo(() => {
    const asked = flow.chart.transitions.filter(({ guard }) => guard === question && question !== null);
    const next = [...asked, ...choices.flatMap(({ transitions }) => transitions)];
    return new Set([...active, ...next.map(({ id }) => id)]);
  }, [flow, active, choices, question]);

  function press(id: string | null) {
    const choice = choiceOf(choices, id);
    if (choice) take(choice.event);
  }

  return (
    <FlowFrame flow={flow} mode="walk" onChange={onChange} panel={<WalkPanel flow={flow} walk={walk} />}>
      <ChartView flow={flow} active={new Set(active)} selected={null} marked={possible} onSelect={press} />
    </FlowFrame>
  );
}
