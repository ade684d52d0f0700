import { useQuery } from '@tanstack/react-query';
import type { ImpactTotals } from '#generated/types.gen.ts';
import { formatNumber } from '#languages/numbers.ts';
import { say } from '#languages/say.ts';
import { FailedRead } from '#platform/browser/calls/failed-read.tsx';
import { LoadingState, Skeleton } from '#ui/feedback/skeleton.tsx';
import { LatestStrip } from './latest-strip.tsx';
import { thisWeekOptions } from './this-week-options.ts';

const figure = (value: number) => formatNumber(Math.round(value));

/** Leaves out totals that are 0. */
function WeekTotals({ totals }: { totals: ImpactTotals }) {
  const facts = [
    { name: say('impacts.weekTotals.impactsVerified', { count: totals.impacts }), value: totals.impacts },
    { name: say('impacts.weekTotals.hoursGiven', { count: totals.hours }), value: totals.hours },
    { name: say('impacts.weekTotals.peopleReached', { count: totals.people }), value: totals.people },
    { name: say('impacts.weekTotals.treesPlanted', { count: totals.trees }), value: totals.trees },
  ].filter(({ value }) => value > 0);
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:flex sm:flex-wrap sm:gap-x-14">
      {facts.map(({ name, value }) => (
        <div key={name} className="flex min-w-0 flex-col-reverse">
          <dt className="text-sm text-muted">{name}</dt>
          <dd className="font-display text-3xl whitespace-nowrap text-link tabular-nums">{figure(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** This week's totals and the latest verified impacts; nothing before the first one. */
export function ThisWeekSection() {
  const read = useQuery(thisWeekOptions());
  const { data: week, isPending, isError } = read;
  if (week && week.latest.length === 0) return null;
  const hasTotals = week !== undefined && week.totals.impacts > 0;
  return (
    <section aria-labelledby="this-week" className="overflow-x-clip pt-6 pb-16 lg:pt-4 lg:pb-24">
      <div className="mx-auto w-full max-w-7xl px-4 sm:px-8">
        <h2 id="this-week" className="text-2xl">
          {week && !hasTotals ? say('impacts.thisWeekSection.latestImpacts') : say('impacts.thisWeekSection.thisWeek')}
        </h2>
        {isPending && (
          <LoadingState label={say('impacts.thisWeekSection.loading')} className="mt-5">
            <Skeleton className="h-14 w-full max-w-2xl" />
            <Skeleton className="mt-8 h-80 w-full" />
          </LoadingState>
        )}
        {isError && <FailedRead of={read} level={3} className="mt-5" what={say('impacts.thisWeekSection.failed')} />}
        {week && (
          <LatestStrip
            impacts={week.latest}
            totals={hasTotals && <WeekTotals totals={week.totals} />}
            className="mt-3"
          />
        )}
      </div>
    </section>
  );
}
