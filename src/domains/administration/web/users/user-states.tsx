import { say } from '#languages/say.ts';
import { FailedRead } from '#platform/browser/calls/failed-read.tsx';
import type { QueuePlace } from '#platform/browser/decisions/queue/use-queue-address.ts';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { PastTheEnd } from '#ui/feedback/past-the-end.tsx';
import { LoadingState, Skeleton } from '#ui/feedback/skeleton.tsx';

interface UserStatesProps {
  list: { isPending: boolean; isError: boolean; isFetching: boolean; error: unknown; refetch: () => unknown };
  place: QueuePlace;
}

const ROWS = [1, 2, 3, 4, 5, 6, 7, 8];

/** What replaces the rows when there are none: loading, failed or empty. */
export function UserStates({ list, place }: UserStatesProps) {
  if (list.isPending) return <UsersLoading />;
  if (list.isError) {
    return <FailedRead of={list}>{say('administration.userStates.failed')}</FailedRead>;
  }
  if (place.page > 1) return <PastTheEnd firstPath={place.toPage(1)} />;
  return (
    <EmptyState
      title={say('administration.userStates.empty.title')}
      action={
        <ButtonLink to={place.clearedPath} variant="secondary">
          {say('administration.userStates.clearFilters')}
        </ButtonLink>
      }
    >
      {say('administration.userStates.empty.filtered')}
    </EmptyState>
  );
}

const UsersLoading = () => (
  <LoadingState
    label={say('administration.userStates.loading')}
    className="xl:grid xl:grid-cols-[minmax(0,8fr)_minmax(22rem,5fr)] xl:gap-8"
  >
    <div>
      {ROWS.map((row) => (
        <div key={row} className="flex items-center gap-3 border-b border-line px-4 py-3">
          <Skeleton className="size-8 shrink-0 rounded-full" />
          <Skeleton className="h-9 flex-1" />
        </div>
      ))}
    </div>
    <Skeleton className="h-96 w-full max-xl:hidden" />
  </LoadingState>
);
