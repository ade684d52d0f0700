import type { UseQueryResult } from '@tanstack/react-query';
import type { ImpactReviewListEnvelope } from '../../../../../generated/types.gen.ts';
import { isApiError } from '../../../../platform/browser/api-error.ts';
import { Button } from '../../../../ui/button.tsx';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { FailedState } from '../../../../ui/failed-state.tsx';
import { LoadingState, Skeleton, SkeletonText } from '../../../../ui/skeleton.tsx';
import { REVIEW_YEAR } from '../../model.ts';
import { isFiltered, type QueueAddress, type QueueView } from './queue-address.ts';
import type { Reviewer } from './queue-read.ts';

interface QueueStatesProps {
  list: UseQueryResult<ImpactReviewListEnvelope>;
  address: QueueAddress;
  role: Reviewer['role'];
  onReload: () => void;
}

const EMPTY: Record<QueueView, { title: string; text: string }> = {
  waiting: {
    title: 'Nothing waits for you',
    text: `Every impact of ${REVIEW_YEAR} that you may decide is decided. What comes in is told at the side and in the tab’s title.`,
  },
  new: { title: 'Nothing new', text: 'Somebody has looked at everything that came in.' },
  all: { title: 'No impacts yet', text: `Nobody has logged an impact of ${REVIEW_YEAR} so far.` },
  mine: { title: 'You have not decided anything yet', text: 'What you decide is listed here, the newest first.' },
};

/** What stands in the place of the rows when there are none. */
export function QueueStates({ list, address, role, onReload }: QueueStatesProps) {
  if (list.isPending) return <Loading />;
  if (list.isError) {
    return (
      <FailedState onRetry={() => void list.refetch()} isRetrying={list.isFetching}>
        {isApiError(list.error, 'refused')
          ? list.error.message
          : 'No decision is lost. Check your connection and try again.'}
      </FailedState>
    );
  }
  const { view, page } = address;
  if (page > 1) {
    return (
      <EmptyState title="This page is empty" action={<ButtonLink to="?">Go to the first page</ButtonLink>}>
        What stood here was decided in the meantime.
      </EmptyState>
    );
  }
  if (isFiltered(address)) {
    return (
      <EmptyState
        title="Nothing matches"
        action={
          <ButtonLink to={view === 'waiting' ? '?' : `?view=${view}`} variant="secondary">
            Take the filters off
          </ButtonLink>
        }
      >
        No impact of {REVIEW_YEAR} in this queue fits what you look for.
      </EmptyState>
    );
  }
  const { title, text } = EMPTY[view];
  const isAdminsOwn = view === 'mine' && role === 'Admin';
  return (
    <EmptyState
      title={isAdminsOwn ? 'You have not verified anything yet' : title}
      action={
        <Button variant="secondary" onClick={onReload} pending={list.isFetching} pendingLabel="Looking">
          Look again
        </Button>
      }
    >
      {isAdminsOwn ? 'The impacts that you approved are listed here once they are verified.' : text}
    </EmptyState>
  );
}

const ROWS = [1, 2, 3, 4, 5, 6];

function Loading() {
  return (
    <LoadingState label="Loading the queue" className="xl:grid xl:grid-cols-[minmax(20rem,5fr)_minmax(0,8fr)] xl:gap-8">
      <div>
        {ROWS.map((row) => (
          <div key={row} className="flex gap-3 border-b border-line py-3 pl-11">
            <Skeleton className="size-14 shrink-0" />
            <SkeletonText lines={3} className="flex-1" />
          </div>
        ))}
      </div>
      <div className="rounded-r-lg border border-l-4 border-line p-8 max-xl:hidden">
        <Skeleton className="h-8 w-3/4" />
        <Skeleton className="mt-6 h-48 w-full" />
        <SkeletonText lines={6} className="mt-6" />
      </div>
    </LoadingState>
  );
}
