import { useMemo } from 'react';
import { say } from '#languages/say.ts';
import { Button } from '#ui/buttons/button.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { ChartView } from '../drawing/chart-view.tsx';
import { findFlow } from '../drawn-flows.ts';
import type { Journey } from '../flows/journeys.ts';
import { nameOf } from '../flows/names.ts';
import { PlacedFlow } from '../layout/placed-flow.tsx';
import type { Address } from '../page/use-address.ts';
import { CurrentState } from '../panel/current-state.tsx';
import { walk } from '../simulate/walk.ts';
import { readWalk } from '../simulate/walk-link.ts';
import { walkPath } from './walk-path.ts';

interface JourneyViewProps {
  journey: Journey;
  /** The current chapter, zero-based. */
  at: number;
  onChange: (changes: Partial<Address>) => void;
}

/** A person's journey, chapter by chapter, each on the chart of its flow. */
export function JourneyView({ journey, at, onChange }: JourneyViewProps) {
  const chapter = journey.chapters[at] ?? journey.chapters[0];
  const flow = findFlow(chapter.flow);
  const places = useMemo(
    () => (flow ? walk(flow.definition, flow.chart, readWalk(chapter.walk)).places : []),
    [flow, chapter],
  );
  const path = useMemo(() => (flow ? walkPath(flow.chart, places) : null), [flow, places]);
  if (!flow)
    return (
      <FailedState title={say('inspector.journeyView.missing')}>{say('inspector.journeyView.missingHint')}</FailedState>
    );

  const active = places.at(-1)?.active ?? [];
  const state = flow.chart.states.get(active.at(-1) ?? '');
  const go = (chapterAt: number) => onChange({ item: String(chapterAt) });
  const isLast = at >= journey.chapters.length - 1;
  return (
    <div className="flex flex-col lg:h-full lg:min-h-0">
      <header className="border-b border-line px-5 py-4">
        <p className="text-sm text-muted">{say('inspector.journeyView.kicker')}</p>
        <h1 className="text-2xl">{nameOf('journeys', journey.id)}</h1>
      </header>
      <div className="min-h-0 flex-1 lg:grid lg:grid-cols-[minmax(0,1fr)_25rem]">
        <div className="h-[50dvh] border-b border-line lg:h-full lg:min-h-0 lg:border-b-0">
          <PlacedFlow flow={flow}>
            {(placed) => (
              <ChartView
                flow={placed}
                active={new Set(active)}
                selected={null}
                marked={path}
                onSelect={() => undefined}
              />
            )}
          </PlacedFlow>
        </div>
        <aside
          aria-label={say('inspector.journeyView.theJourney')}
          className="overflow-y-auto border-line px-5 py-5 lg:border-s"
        >
          <ChapterList journey={journey} at={at} onChapter={go} />
          <div className="mt-4 flex flex-wrap gap-2">
            {!isLast && <Button onClick={() => go(at + 1)}>{say('inspector.journeyView.nextStep')}</Button>}
            {at > 0 && (
              <Button variant="secondary" onClick={() => go(at - 1)}>
                {say('inspector.journeyView.previousStep')}
              </Button>
            )}
          </div>
          <div className="mt-6 border-t border-line pt-4">
            {state && <CurrentState state={state} calls={flow.calls} />}
            <div className="mt-4 flex flex-wrap gap-2">
              <Button
                variant="secondary"
                size="sm"
                onClick={() => onChange({ journey: null, flow: flow.id, item: null, mode: 'walk', walk: chapter.walk })}
              >
                {say('inspector.journeyView.explore')}
              </Button>
              {flow.runsOn !== 'server' && (
                <Button
                  variant="secondary"
                  size="sm"
                  onClick={() => onChange({ journey: null, flow: flow.id, item: null, mode: 'live' })}
                >
                  {say('inspector.journeyView.follow')}
                </Button>
              )}
            </div>
          </div>
        </aside>
      </div>
    </div>
  );
}

function ChapterList({ journey, at, onChapter }: { journey: Journey; at: number; onChapter: (at: number) => void }) {
  return (
    <ol className="grid gap-1">
      {journey.chapters.map(({ flow, walk }, index) => {
        const isCurrent = index === at;
        return (
          <li key={`${flow} ${walk}`}>
            <button
              type="button"
              aria-current={isCurrent ? 'step' : undefined}
              onClick={() => onChapter(index)}
              className="block w-full border-s-4 border-line not-aria-[current]:forced-colors:border-unmarked px-3 py-2 text-start hover:bg-sunken aria-[current]:border-accent aria-[current]:bg-accent-wash"
            >
              <span className="block text-sm text-muted">
                {index + 1}. {findFlow(flow)?.name}
              </span>
              <span className={isCurrent ? '' : 'line-clamp-1'}>
                {nameOf('journeys', `${journey.id}.${index + 1}`)}
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
