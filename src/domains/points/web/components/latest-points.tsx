import { useQuery } from '@tanstack/react-query';
import { listMyPointsOptions } from '../../../../../generated/users/listMyPoints.gen.ts';
import { FailedState } from '../../../../ui/failed-state.tsx';
import { LoadingState, Skeleton } from '../../../../ui/skeleton.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import { LedgerList } from './ledger-list.tsx';

const MOST_SHOWN = 3;

/** Why the score is what it is: the last rows of the ledger, and the way to the whole. */
export function LatestPoints({ ledgerPath }: { ledgerPath: string }) {
  const { data, isPending, isError, isFetching, refetch } = useQuery(
    listMyPointsOptions({ query: { page_size: MOST_SHOWN } }),
  );
  const entries = data?.data.data ?? [];
  return (
    <div className="mt-6">
      <h3 className="text-xl">Why this score</h3>
      {isPending && (
        <LoadingState label="Loading what gave you points" className="mt-3">
          <Skeleton className="h-40 w-full" />
        </LoadingState>
      )}
      {isError && (
        <FailedState level={3} className="mt-3" onRetry={() => void refetch()} isRetrying={isFetching}>
          Your points are as they were. Check your connection and try again.
        </FailedState>
      )}
      {data && entries.length === 0 && (
        <p className="mt-2 text-muted">Nothing has given you points yet. A verified impact gives the first ones.</p>
      )}
      {entries.length > 0 && (
        <>
          <LedgerList entries={entries} className="mt-3" />
          {data && data.data.meta.total > entries.length && (
            <p className="mt-3">
              <TextLink to={ledgerPath}>
                See all {data.data.meta.totalIsExact ? data.data.meta.total.toLocaleString('en-GB') : ''} entries
              </TextLink>
            </p>
          )}
        </>
      )}
    </div>
  );
}
