import { say } from '#languages/say.ts';
import { FailedRead } from '#platform/browser/calls/failed-read.tsx';
import type { QueuePlace } from '#platform/browser/decisions/queue/use-queue-address.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { PastTheEnd } from '#ui/feedback/past-the-end.tsx';
import { LoadingState, Repeat, Skeleton } from '#ui/feedback/skeleton.tsx';

interface UserStatesProps {
  list: { isPending: boolean; isError: boolean; isFetching: boolean; error: unknown; refetch: () => unknown };
  place: QueuePlace;
}

/** What replaces the rows when there are none: loading, failed or empty. */
export function UserStates({ list, place }: UserStatesProps) {
  if (list.isPending) return <UsersLoading />;
  if (list.isError) {
    return <FailedRead of={list} what={say('administration.userStates.failed')} />;
  }
  if (place.page > 1) return <PastTheEnd firstPath={place.toPage(1)} />;
  return (
    <EmptyState
      title={say('administration.userStates.empty.title')}
      link={{ to: place.clearedPath, label: say('administration.userStates.clearFilters') }}
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
      <Repeat times={8}>
        <div className="flex items-center gap-3 border-b border-line px-4 py-3">
          <Skeleton className="size-8 shrink-0 rounded-full" />
          <Skeleton className="h-9 flex-1" />
        </div>
      </Repeat>
    </div>
    <Skeleton className="h-96 w-full max-xl:hidden" />
  </LoadingState>
);
