import { type ReactNode, useMemo } from 'react';
import { say } from '#languages/say.ts';
import { formatDay } from '#ui/shared/dates.ts';
import { isolate } from '#ui/shared/isolate.ts';
import { ChartView } from '../../drawing/chart-view.tsx';
import type { DrawnFlow } from '../../drawn-flows.ts';
import { ExportButtons } from '../../export/export-buttons.tsx';
import type { LivePage } from '../live-state.ts';
import { useFollow } from '../use-follow.ts';
import { Timeline } from './timeline.tsx';
import { trailOf } from './trace.ts';

interface BesideViewProps {
  flow: DrawnFlow;
  /** Another recording; null if one chart is all there is. */
  other: LivePage | null;
  onFlow: (id: string) => void;
  /** The chart of the first. */
  children: ReactNode;
}

/** Two recordings of the same flow, side by side, or below each other where there's no room. */
export function BesideView({ flow, other, onFlow, children }: BesideViewProps) {
  if (other === null) return children;
  return (
    <div className="grid h-full grid-rows-2 divide-line max-xl:divide-y xl:grid-cols-2 xl:grid-rows-1 xl:divide-x rtl:divide-x-reverse">
      {children}
      <OtherRecording flow={flow} recorded={other} onFlow={onFlow} />
    </div>
  );
}

/** With its own steps below it. */
function OtherRecording({
  flow,
  recorded,
  onFlow,
}: Omit<BesideViewProps, 'children' | 'other'> & { recorded: LivePage }) {
  const follow = useFollow(flow, recorded);
  const trail = useMemo(() => trailOf(flow.chart, recorded.timeline), [flow, recorded]);
  const first = recorded.timeline[0];
  if (!first) return <p className="px-5 py-6">{say('inspector.recordingNotice.invalid')}</p>;
  return (
    <section aria-labelledby="other-recording" className="flex min-h-0 flex-col">
      <div className="min-h-0 flex-1">
        <ChartView flow={flow} active={new Set(follow.active)} selected={null} marked={trail} onSelect={ignore}>
          <ExportButtons name={`${flow.id}-other-recording`} />
        </ChartView>
      </div>
      <div className="max-h-1/2 overflow-y-auto border-t border-line px-5 pb-4">
        <h2 id="other-recording" className="mt-4 text-xl">
          {say('inspector.beside.other')}
        </h2>
        <p className="mt-1">
          {say('inspector.recordingNotice.steps', {
            count: recorded.timeline.length,
            path: isolate(recorded.path),
            day: formatDay(first.at, { time: true }),
          })}
        </p>
        <Timeline follow={follow} shown={flow.id} onFlow={onFlow} isShareable={false} />
      </div>
    </section>
  );
}

/** Nothing can be sent to what is over. */
const ignore = () => undefined;
