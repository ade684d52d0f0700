import { useEffect, useMemo, useState } from 'react';
import { ChartView } from '../drawing/chart-view.tsx';
import { isStored } from '../drawn-flows.ts';
import { ExportButtons } from '../export/export-buttons.tsx';
import { FlowFrame } from '../page/flow-frame.tsx';
import type { FlowViewProps } from '../page/flow-view-props.ts';
import { choiceOf, choicesOf } from '../simulate/choices.ts';
import { FollowPanel } from './follow-panel.tsx';
import { OPENER } from './live-pages.ts';
import { BesideView } from './trace/beside-view.tsx';
import { trailOf } from './trace/trace.ts';
import { useTrace } from './trace/use-trace.ts';
import { useFollow } from './use-follow.ts';

/** A flow running on a page, in another window or a frame. */
export function FollowView({ flow, address, onChange }: FlowViewProps) {
  const recorded = useTrace(address.trace);
  const other = useTrace(address.trace === null ? null : address.beside);
  const follow = useFollow(flow, recorded);
  const trail = useMemo(() => (recorded ? trailOf(flow.chart, recorded.timeline) : null), [flow, recorded]);
  const [event, setEvent] = useState<string | null>(null);
  const [goesAlong, setGoesAlong] = useState(false);
  const { active, actor, isBack, page } = follow;
  const next = goesAlong && !isBack ? follow.happensIn : null;
  useEffect(() => {
    // Replaces the history entry, so that the back button leaves at once.
    if (next !== null && next !== flow.id) onChange({ flow: next, item: null }, false);
  }, [next, flow.id, onChange]);

  const canSend = actor !== undefined && !isStored(flow) && !isBack && page?.id !== OPENER;
  const choices = choicesOf(flow.chart, active).filter(({ kind }) => kind === 'event');

  /** Clicking a transition opens the form to send its event. */
  function press(id: string | null) {
    const choice = choiceOf(choices, id);
    if (choice && canSend) setEvent(choice.event);
  }

  return (
    <FlowFrame
      flow={flow}
      mode="live"
      onChange={onChange}
      panel={
        <FollowPanel
          flow={flow}
          follow={follow}
          choices={canSend ? choices : []}
          event={event}
          onEvent={setEvent}
          onFlow={(id) => onChange({ flow: id, item: null })}
          goesAlong={goesAlong}
          onGoAlong={setGoesAlong}
          isRecording={address.trace !== null}
          onLeave={() => onChange({ trace: null, beside: null })}
          isBeside={address.beside !== null}
          onBeside={(beside) => onChange({ beside })}
        />
      }
    >
      <BesideView flow={flow} other={other} onFlow={(id) => onChange({ flow: id, item: null })}>
        <ChartView flow={flow} active={new Set(active)} selected={null} marked={trail} onSelect={press}>
          <ExportButtons name={recorded ? `${flow.id}-recording` : flow.id} />
        </ChartView>
      </BesideView>
    </FlowFrame>
  );
}
