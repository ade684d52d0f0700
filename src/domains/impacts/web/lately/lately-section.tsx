import { useQuery } from '@tanstack/react-query';
import { say } from '#languages/say.ts';
import { FailedRead } from '#platform/browser/calls/failed-read.tsx';
import { LoadingState, Skeleton } from '#ui/feedback/skeleton.tsx';
import { LatestStrip } from './latest-strip.tsx';
import { thisWeekOptions } from './this-week.ts';
import { WeekTotals } from './week-totals.tsx';

/** This week's totals and the latest verified impacts; nothing before the first one. */
export function LatelySection() {
  const read = useQuery(thisWeekOptions());
  const { data: week, isPending, isError } = read;
  if (week && week.latest.length === 0) return null;
  const hasTotals = week !== undefined && week.totals.impacts > 0;
  return (
    <section aria-labelledby="lately" className="overflow-x-clip pt-6 pb-16 lg:pt-4 lg:pb-24">
      <div className="mx-auto w-full max-w-7xl px-4 sm:px-8">
        <h2 id="lately" className="text-2xl">
          {week && !hasTotals ? say('impacts.latelySection.latestImpacts') : say('impacts.latelySection.thisWeek')}
        </h2>
        {isPending && (
          <LoadingState label={say('impacts.latelySection.loading')} className="mt-5">
            <Skeleton className="h-14 w-full max-w-2xl" />
            <Skeleton className="mt-8 h-80 w-full" />
          </LoadingState>
        )}
        {isError && (
          <FailedRead of={read} level={3} className="mt-5">
            {say('impacts.latelySection.failed')}
          </FailedRead>
        )}
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
