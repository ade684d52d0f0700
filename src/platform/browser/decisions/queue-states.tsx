import type { UseQueryResult } from '@tanstack/react-query';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FailedState } from '../../../ui/failed-state.tsx';
import { QueueLoading } from '../../../ui/queue/queue-loading.tsx';
import { isApiError } from '../api-error.ts';
import type { QueueNavigation } from './use-queue-address.ts';

export interface QueueEmptyWords {
  title: string;
  text: string;
  /** When filters leave nothing over. */
  noMatch: string;
}

interface QueueStatesProps<Filters> {
  list: UseQueryResult<unknown>;
  place: QueueNavigation<Filters>;
  empty: QueueEmptyWords;
  onReload: () => void;
}

/** What stands in the place of the rows when there are none. */
export function QueueStates<Filters>({ list, place, empty, onReload }: QueueStatesProps<Filters>) {
  if (list.isPending) return <QueueLoading />;
  if (list.isError) {
    return (
      <FailedState onRetry={() => void list.refetch()} isRetrying={list.isFetching}>
        {isApiError(list.error, 'refused')
          ? list.error.message
          : 'No decision is lost. Check your connection and try again.'}
      </FailedState>
    );
  }
  if (place.address.page > 1) {
    return (
      <EmptyState
        title="This page is empty"
        action={<ButtonLink to={place.toPage(1)}>Go to the first page</ButtonLink>}
      >
        What stood here was decided in the meantime.
      </EmptyState>
    );
  }
  if (place.isFiltered) {
    return (
      <EmptyState
        title="Nothing matches"
        action={
          <ButtonLink to={place.unfilteredPath} variant="secondary">
            Take the filters off
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
        <Button variant="secondary" onClick={onReload} pending={list.isFetching} pendingLabel="Looking">
          Look again
        </Button>
      }
    >
      {empty.text}
    </EmptyState>
  );
}
