import { useState } from 'react';
import { say } from '#languages/say.ts';
import { Button } from '#ui/buttons/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { formatTime } from '#ui/shared/dates.ts';
import { findFlow } from '../../drawn-flows.ts';
import { plainWords } from '../../graph/plain-words.ts';
import { Section } from '../../panel/section.tsx';
import { activeStateName, describeEvent } from '../entry-texts.ts';
import type { LiveEntry } from '../live-state.ts';
import type { Follow } from '../use-follow.ts';
import { ShareTrace } from './share-trace.tsx';

interface TimelineProps {
  follow: Follow;
  shown: string;
  onFlow: (id: string) => void;
  /** Whether it's offered as a link and a file. */
  isShareable?: boolean;
}

const MAX_SHOWN = 120;

/** All events of the page's flows, newest first. */
export function Timeline({ follow, shown, onFlow, isShareable = true }: TimelineProps) {
  const { timeline, entry, isBack, stepTo } = follow;
  const at = timeline.findIndex(({ turn }) => turn === entry?.turn);
  const go = (to: LiveEntry | undefined) => {
    if (!to) return;
    stepTo(to === timeline.at(-1) ? null : to.turn);
    onFlow(to.flow);
  };
  return (
    <Section title={say('inspector.timeline.whatHappened')}>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" disabled={at <= 0} onClick={() => go(timeline[at - 1])}>
          {say('inspector.timeline.stepBack')}
        </Button>
        <Button variant="secondary" size="sm" disabled={!isBack} onClick={() => go(timeline[at + 1])}>
          {say('inspector.timeline.stepForward')}
        </Button>
        <Button variant="secondary" size="sm" disabled={!isBack} onClick={() => stepTo(null)}>
          {say('inspector.timeline.latest')}
        </Button>
      </div>
      <ol aria-label={say('inspector.timeline.label')} className="mt-3 grid gap-1">
        {timeline
          .slice(-MAX_SHOWN)
          .toReversed()
          .map((one) => (
            <TimelineRow key={one.turn} entry={one} isCurrent={one === entry} onPress={() => go(one)} />
          ))}
      </ol>
      {isShareable && follow.page && timeline.length > 0 && <ShareTrace page={follow.page} flow={shown} />}
    </Section>
  );
}

function TimelineRow({ entry, isCurrent, onPress }: { entry: LiveEntry; isCurrent: boolean; onPress: () => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <li
      className={classNames(
        'border-s-4',
        isCurrent ? 'border-accent bg-accent-wash' : 'border-line forced-colors:border-unmarked',
      )}
    >
      <div className="flex items-start">
        <button
          type="button"
          aria-current={isCurrent ? 'step' : undefined}
          onClick={onPress}
          className="min-w-0 flex-1 px-3 py-1.5 text-start hover:bg-sunken"
        >
          <span className="flex justify-between gap-2 text-sm text-muted">
            <span>{findFlow(entry.flow)?.name ?? plainWords(entry.flow)}</span>
            <span className="tabular-nums">{timeOf(entry.at)}</span>
          </span>
          <span className="font-semibold">{describeEvent(entry)}</span>
          {entry.hasMoved && (
            <span className="block text-sm">
              <span className="mirrors inline-block">→</span> <bdi>{activeStateName(entry)}</bdi>
            </span>
          )}
        </button>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-label={say('inspector.timeline.payloadOf', { event: describeEvent(entry) })}
          onClick={() => setOpen(!isOpen)}
          className="grid size-9 shrink-0 place-items-center text-muted hover:text-ink"
        >
          {isOpen ? '−' : '+'}
        </button>
      </div>
      {isOpen && <Payload entry={entry} />}
    </li>
  );
}

const timeOf = (at: number): string => formatTime(at, { seconds: true });

/** An event's payload and the context after it; secrets were masked by the sender. */
function Payload({ entry }: { entry: LiveEntry }) {
  return (
    <div className="grid gap-2 px-3 pb-3 text-xs">
      <Data title={say('inspector.payload.payload')} value={entry.event} />
      <Data title={say('inspector.payload.context')} value={entry.context} />
    </div>
  );
}

function Data({ title, value }: { title: string; value: unknown }) {
  return (
    <div>
      <p className="font-semibold text-muted">{title}</p>
      <pre lang="en" dir="ltr" className="max-h-64 overflow-auto bg-sunken p-2 whitespace-pre-wrap wrap-anywhere">
        {JSON.stringify(value, null, 2)}
      </pre>
    </div>
  );
}
