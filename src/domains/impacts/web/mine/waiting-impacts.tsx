import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { listMyImpactsOptions } from '#generated/impacts/listMyImpacts.gen.ts';
import { Ago } from '#ui/ago.tsx';
import { FailedState } from '#ui/failed-state.tsx';
import { LoadingState, Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { impactPathOf } from '../../model.ts';
import { ImpactMarks } from '../impact-marks.tsx';

const MOST_SHOWN = 5;

/** The latest impacts with their state. */
export function WaitingImpacts() {
  const { data, isPending, isError, isFetching, refetch } = useQuery(
    listMyImpactsOptions({ query: { page_size: MOST_SHOWN } }),
  );
  const impacts = data?.data.data ?? [];
  return (
    <section aria-labelledby="latest" className="min-w-0">
      <h2 id="latest" className="text-xl">
        Your latest impacts
      </h2>
      {isPending && (
        <LoadingState label="Loading your impacts" className="mt-4">
          <Skeleton className="h-64 w-full" />
        </LoadingState>
      )}
      {isError && (
        <FailedState level={3} className="mt-4" onRetry={() => void refetch()} isRetrying={isFetching}>
          We couldn’t load your impacts. Check your connection and try again.
        </FailedState>
      )}
      {data && impacts.length === 0 && (
        <p className="mt-3 max-w-prose text-muted">
          No impacts yet. A river clean-up, a class you taught, solar panels on a roof: logging it takes a few minutes.
        </p>
      )}
      {impacts.length > 0 && (
        <>
          <ul className="mt-4 border-t border-line">
            {impacts.map((impact) => (
              <li key={impact.id} className="border-b border-line py-3">
                <Link dir="auto" to={impactPathOf(impact)} className="font-semibold hover:underline">
                  {impact.title}
                </Link>
                <p className="mt-1 flex flex-wrap items-center gap-2 text-sm text-muted">
                  <span>
                    Logged <Ago value={impact.createdAt} />
                  </span>
                  <ImpactMarks impact={impact} isVerifiedSaid />
                </p>
              </li>
            ))}
          </ul>
          <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1">
            <TextLink to="/dashboard/impacts">See all your impacts</TextLink>
            <TextLink to="/impacts">See everyone’s impacts</TextLink>
          </p>
        </>
      )}
    </section>
  );
}
