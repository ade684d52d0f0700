import { useQuery } from '@tanstack/react-query';
import { getUserCouncilSummaryOptions } from '#generated/councils/getUserCouncilSummary.gen.ts';
import { say } from '#languages/say.ts';
import { FailedRead } from '#platform/browser/calls/failed-read.tsx';
import { useKnownViewer } from '#platform/browser/session/viewer.ts';
import { RiseTiles } from '#ui/chart/rise-tiles.tsx';
import { LoadingState, Skeleton } from '#ui/feedback/skeleton.tsx';
import { sayMostActiveCouncil, sayRoles } from './chart-headlines.ts';

const MAX_TILES = 8;

/** The viewer's impacts by council. Renders nothing without councils. */
export function CouncilCharts() {
  const { id } = useKnownViewer();
  const read = useQuery(getUserCouncilSummaryOptions({ path: { id } }));
  const { data, isPending, isError } = read;
  const summary = data?.data;
  const served = (summary?.councils ?? [])
    .filter(({ impactCount }) => impactCount > 0)
    .sort((a, b) => b.impactCount - a.impactCount);
  if (isError) {
    return <FailedRead of={read} level={2} className="mt-12" what={say('councils.councilCharts.failed')} />;
  }
  if (isPending) {
    return (
      <LoadingState label={say('councils.councilCharts.loading')} className="mt-12 max-w-4xl">
        <Skeleton className="h-40 w-full" />
      </LoadingState>
    );
  }
  if (!summary || summary.councils.length === 0) return null;
  return (
    <section aria-label={say('councils.councilCharts.label')} className="mt-14 max-w-4xl">
      {served.length === 0 ? (
        <p className="max-w-prose text-muted">{say('councils.councilCharts.none', { roles: sayRoles(summary) })}</p>
      ) : (
        <RiseTiles
          level={2}
          title={sayMostActiveCouncil(served)}
          note={say('councils.councilCharts.note', { roles: sayRoles(summary) })}
          heads={[say('councils.councilCharts.council'), say('councils.councilCharts.value')]}
          tiles={served.slice(0, MAX_TILES).map(({ council, impactCount }) => ({
            id: council.id,
            name: council.councilTitle,
            value: impactCount,
            color: 'var(--color-action)',
          }))}
        />
      )}
    </section>
  );
}
