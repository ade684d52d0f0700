import { selectUser } from '../../domains/auth/flows/session-selectors.ts';
import { useSessionSelector } from '../../domains/auth/web/session-provider.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailedState } from '../../ui/failed-state.tsx';
import { LoadingState, Skeleton } from '../../ui/skeleton.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useWorkCount } from './use-work-watch.ts';

/** What is still to be decided, and the way there. */
export function ReviewInvitation({ queuePath }: { queuePath: string }) {
  const user = useSessionSelector(selectUser);
  const { data, isError, isFetching, refetch } = useWorkCount(user?.role);
  const work = data?.data.work ?? null;
  if (work === null) {
    return isError ? (
      <FailedState
        className="mt-8"
        onRetry={() => void refetch()}
        isRetrying={isFetching}
        action={
          <ButtonLink to={queuePath} variant="quiet">
            Begin to review
          </ButtonLink>
        }
      >
        How much waits for your review is not known. Check your connection and try again.
      </FailedState>
    ) : (
      <LoadingState label="Counting what waits" className="mt-8">
        <Skeleton className="h-14 w-24" />
        <Skeleton className="mt-3 h-5 w-56" />
      </LoadingState>
    );
  }
  const { impactsToReview: count, impactAppeals: appeals } = work;
  if (count === 0) {
    return (
      <EmptyState
        title="Nothing waits for your review"
        className="mt-6 max-w-3xl"
        action={
          <ButtonLink to={`${queuePath}?view=mine`} variant="secondary">
            Look at what you decided
          </ButtonLink>
        }
      >
        What members send in is told here, at the side and in the title of the tab.
      </EmptyState>
    );
  }
  return (
    <section aria-labelledby="review-work" className="mt-8 max-w-3xl">
      <h2 id="review-work" className="flex items-baseline gap-x-4">
        <span className="text-4xl tabular-nums">{count.toLocaleString('en-GB')}</span>
        <span className="text-xl">{count === 1 ? 'impact waits for your review' : 'impacts wait for your review'}</span>
      </h2>
      <p className="mt-2 max-w-prose text-muted">
        {appeals === 0 ? (
          'No appeal is among them. The one that has waited longest comes first.'
        ) : (
          <>
            <TextLink to={`${queuePath}?appeals=only`}>{appeals === 1 ? 'One appeal' : `${appeals} appeals`}</TextLink>{' '}
            {appeals === 1 ? 'is' : 'are'} among them: another reviewer declined, and the owner disagrees.
          </>
        )}
      </p>
      <ButtonLink to={queuePath} className="mt-5">
        Begin to review
      </ButtonLink>
    </section>
  );
}
