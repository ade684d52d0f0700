import type { ReactNode } from 'react';
import { say } from '#languages/say.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Switch } from '#ui/buttons/switch.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { formatDay } from '#ui/shared/dates.ts';
import { isolate } from '#ui/shared/isolate.ts';
import type { DrawnFlow } from '../drawn-flows.ts';
import { CallList } from '../panel/call-list.tsx';
import { Section } from '../panel/section.tsx';
import type { Choice } from '../simulate/choices.ts';
import { FollowStart } from './follow-start.tsx';
import type { LivePage } from './live-state.ts';
import { RunningFlows } from './running-flows.tsx';
import { SendEvent } from './send-event.tsx';
import { BesideField } from './trace/beside-field.tsx';
import { Timeline } from './trace/timeline.tsx';
import type { Follow } from './use-follow.ts';

interface FollowPanelProps {
  flow: DrawnFlow;
  follow: Follow;
  /** Events that can be sent now. */
  choices: readonly Choice[];
  event: string | null;
  onEvent: (event: string | null) => void;
  onFlow: (id: string) => void;
  /** Whether the chart switches to the flow with the latest event. */
  goesAlong: boolean;
  onGoAlong: (goesAlong: boolean) => void;
  isRecording: boolean;
  /** Back to the live state. */
  onLeave: () => void;
  /** Whether another recording is shown beside it. */
  isBeside: boolean;
  onBeside: (trace: string | null) => void;
}

export function FollowPanel(props: FollowPanelProps) {
  const {
    flow,
    follow,
    choices,
    event,
    onEvent,
    onFlow,
    goesAlong,
    onGoAlong,
    isRecording,
    onLeave,
    isBeside,
    onBeside,
  } = props;
  const { page, pages, actor, active, isBack, refusal } = follow;
  const state = flow.chart.states.get(active.at(-1) ?? '');
  return (
    <>
      {isRecording ? (
        <RecordingNotice page={page} onLeave={onLeave}>
          <BesideField isBeside={isBeside} onBeside={onBeside} />
        </RecordingNotice>
      ) : (
        <FollowStart isFollowing={pages.length > 0} way={flow.way} />
      )}
      {page && (
        <>
          {!isRecording && (
            <Switch
              name="go-along"
              label={say('inspector.followPanel.followAutomatically')}
              hint={say('inspector.followPanel.followHint')}
              checked={goesAlong}
              onChange={({ target }) => onGoAlong(target.checked)}
              className="mt-5"
            />
          )}
          <section aria-live="polite" className="mt-5">
            <p className="text-sm font-semibold text-accent-ink">
              {isBack || isRecording
                ? say('inspector.followPanel.then')
                : state && !actor
                  ? say('inspector.followPanel.ended')
                  : say('inspector.followPanel.now')}
            </p>
            {state ? (
              <>
                <h2 className="text-xl">{state.name}</h2>
                <p className="mt-1">{state.description}</p>
                <CallList invokes={state.invokes} calls={flow.calls} />
              </>
            ) : (
              <NotRunning flow={flow} />
            )}
          </section>
          {!isRecording && (
            <RunningFlows
              follow={follow}
              shown={flow.id}
              onFlow={(id) => {
                onGoAlong(false);
                onFlow(id);
              }}
            />
          )}
          {actor && choices.length > 0 && (
            <Section title={say('inspector.followPanel.sendEvent')}>
              {refusal !== null && (
                <Notice tone="warning" isLive>
                  {refusal}
                </Notice>
              )}
              <div className="mt-2 flex flex-wrap gap-2">
                {choices.map((choice) => (
                  <Button
                    key={choice.event}
                    variant="secondary"
                    size="sm"
                    aria-pressed={choice.event === event}
                    onClick={() => onEvent(choice.event === event ? null : choice.event)}
                  >
                    {choice.name}
                  </Button>
                ))}
              </div>
              {event !== null && choices.some((choice) => choice.event === event) && (
                <SendEvent key={event} page={page.id} sessionId={actor.sessionId} event={event} />
              )}
            </Section>
          )}
          <Timeline follow={follow} shown={flow.id} onFlow={onFlow} />
        </>
      )}
    </>
  );
}

const NotRunning = ({ flow }: { flow: DrawnFlow }) => (
  <p>
    {flow.runsOn === 'server'
      ? say('inspector.followPanel.serverOnly')
      : say('inspector.followPanel.notRunning', { way: flow.way })}
  </p>
);

interface RecordingNoticeProps extends Pick<FollowPanelProps, 'onLeave'> {
  page: LivePage | undefined;
  /** What else can be done with it. */
  children: ReactNode;
}

/** Shown for a recording, which is over and may be someone else's. */
function RecordingNotice({ page, onLeave, children }: RecordingNoticeProps) {
  const first = page?.timeline[0];
  return (
    <section aria-label={say('inspector.recordingNotice.recording')}>
      <h2 className="text-xl">
        {page && !first ? say('inspector.recordingNotice.invalid') : say('inspector.recordingNotice.recording')}
      </h2>
      {first && (
        <p className="mt-1">
          {say('inspector.recordingNotice.steps', {
            count: page.timeline.length,
            path: isolate(page.path),
            day: formatDay(first.at, { time: true }),
          })}
        </p>
      )}
      <div className="mt-3">
        <Button variant="secondary" size="sm" onClick={onLeave}>
          {say('inspector.recordingNotice.followInstead')}
        </Button>
      </div>
      {first && <div className="mt-4">{children}</div>}
    </section>
  );
}
