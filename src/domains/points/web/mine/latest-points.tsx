import { useQuery } from '@tanstack/react-query';
import { listMyPointsOptions } from '#generated/users/listMyPoints.gen.ts';
import { say } from '#languages/say.ts';
import { FailedRead } from '#platform/browser/calls/failed-read.tsx';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { LoadingState, Skeleton } from '#ui/feedback/skeleton.tsx';
import { LedgerList } from '../ledger-list.tsx';

const MAX_SHOWN = 3;

/** The latest ledger rows, with a link to the full history. */
export function LatestPoints({ ledgerPath }: { ledgerPath: string }) {
  const read = useQuery(listMyPointsOptions({ query: { page_size: MAX_SHOWN } }));
  const { data, isPending, isError } = read;
  const entries = data?.data.data ?? [];
  return (
    <div className="mt-6">
      <h3 className="text-xl">{say('points.latestPoints.pointsHistory')}</h3>
      {isPending && (
        <LoadingState label={say('points.latestPoints.loading')} className="mt-3">
          <Skeleton className="h-40 w-full" />
        </LoadingState>
      )}
      {isError && <FailedRead of={read} level={3} className="mt-3" what={say('points.latestPoints.failed')} />}
      {data && entries.length === 0 && <p className="mt-2 text-muted">{say('points.latestPoints.empty')}</p>}
      {entries.length > 0 && (
        <>
          <LedgerList entries={entries} className="mt-3" />
          {data && data.data.meta.total > entries.length && (
            <p className="mt-3">
              <TextLink to={ledgerPath}>
                {data.data.meta.totalIsExact
                  ? say('points.latestPoints.seeAllCounted', { count: data.data.meta.total })
                  : say('points.latestPoints.seeAll')}
              </TextLink>
            </p>
          )}
        </>
      )}
    </div>
  );
}
