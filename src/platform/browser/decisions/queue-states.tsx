import type { UseQueryResult } from '@tanstack/react-query';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FailedState } from '#ui/failed-state.tsx';
import { QueueLoading } from '#ui/queue/queue-loading.tsx';
import { isApiError } from '../api-error.ts';
import type { QueueEmptyWords } from './queue-kind.ts';
import type { QueuePlace } from './use-queue-address.ts';

interface QueueStatesProps {
  list: UseQueryResult<unknown>;
  place: QueuePlace;
  empty: QueueEmptyWords;
  onReload: () => void;
}

/** Loading, failed and empty states. */
export function QueueStates({ list, place, empty, onReload }: QueueStatesProps) {
  if (list.isPending) return <QueueLoading />;
  if (list.isError) {
    return (
      <FailedState onRetry={() => void list.refetch()} isRetrying={list.isFetching}>
        {isApiError(list.error, 'refused')
          ? list.error.message
          : 'We couldn’t load the queue. Your decisions are safe. Check your connection and try again.'}
      </FailedState>
    );
  }
  if (place.page > 1) {
    return (
      <EmptyState
        title="This page is empty"
        action={<ButtonLink to={place.toPage(1)}>Go to the first page</ButtonLink>}
      >
        These have since been decided.
      </EmptyState>
    );
  }
  if (place.isFiltered) {
    return (
      <EmptyState
        title="No results"
        action={
          <ButtonLink to={place.clearedPath} variant="secondary">
            Clear filters
          </ButtonLink>
        }
      >
        {empty.noMatch}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={empty.title}
      action={
        <Button variant="secondary" onClick={onReload} pending={list.isFetching} pendingLabel="Refreshing">
          Refresh
        </Button>
      }
    >
      {empty.text}
    </EmptyState>
  );
}
