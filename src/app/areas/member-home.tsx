import { useQuery } from '@tanstack/react-query';
import { getCurrentUserOptions } from '../../../generated/users/getCurrentUser.gen.ts';
import { selectUser } from '../../domains/auth/flows/session-selectors.ts';
import { useSessionSelector } from '../../domains/auth/web/session-provider.tsx';
import { PointsRise } from '../../domains/points/web/components/points-rise.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailedState } from '../../ui/failed-state.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { LoadingState, Skeleton } from '../../ui/skeleton.tsx';

export function MemberHome() {
  const user = useSessionSelector(selectUser);
  const { data, isPending, isError, isFetching, refetch } = useQuery(getCurrentUserOptions());
  return (
    <>
      <PageHeading size="area">Good to see you, {user?.name}</PageHeading>
      <section aria-labelledby="points" className="mt-8 max-w-3xl">
        <h2 id="points" className="text-xl">
          Your points
        </h2>
        {isPending && (
          <LoadingState label="Loading your points" className="mt-4">
            <Skeleton className="h-10 w-32" />
            <Skeleton className="mt-3 h-28 w-full" />
          </LoadingState>
        )}
        {isError && (
          <FailedState level={3} className="mt-4" onRetry={() => void refetch()} isRetrying={isFetching}>
            Nothing is lost. Check your connection and try again.
          </FailedState>
        )}
        {data && <PointsRise points={data.data.points} rank={data.data.rank} />}
      </section>
      <EmptyState
        title="More opens here next"
        className="mt-12 max-w-3xl"
        action={
          <ButtonLink to="/dashboard/invite" variant="secondary">
            Invite somebody
          </ButtonLink>
        }
      >
        Logging impacts, joining councils and applying for scholarships. Until then you can bring the people you would
        like to do it with.
      </EmptyState>
    </>
  );
}
