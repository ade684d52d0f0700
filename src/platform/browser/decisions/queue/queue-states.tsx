import type { UseQueryResult } from '@tanstack/react-query';
import { say } from '#languages/say.ts';
import { FailedRead } from '#platform/browser/calls/failed-read.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { QueueLoading } from '#ui/queue/queue-loading.tsx';
import type { QueueEmptyWords } from './queue-kind.ts';
import type { QueuePlace } from './use-queue-address.ts';

interface QueueStatesProps {
  list: UseQueryResult<unknown>;
  place: QueuePlace;
  empty: QueueEmptyWords;
  onReload: () => void;
}

export function QueueStates({ list, place, empty, onReload }: QueueStatesProps) {
  if (list.isPending) return <QueueLoading />;
  if (list.isError) {
    return <FailedRead of={list} what={say('platform.queueStates.failed')} />;
  }
  if (place.page > 1) {
    return (
      <EmptyState
        title={say('platform.queueStates.pageEmpty')}
        action={<ButtonLink to={place.toPage(1)}>{say('platform.queueStates.firstPage')}</ButtonLink>}
      >
        {say('platform.queueStates.emptiedHint')}
      </EmptyState>
    );
  }
  if (place.isFiltered) {
    return (
      <EmptyState
        title={say('platform.queueStates.noResults')}
        link={{ to: place.clearedPath, label: say('platform.queueStates.clearFilters') }}
      >
        {empty.noMatch}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={empty.title}
      link={empty.link}
      action={
        <Button
          variant="secondary"
          onClick={onReload}
          pending={list.isFetching}
          pendingLabel={say('platform.queueStates.refreshing')}
        >
          {say('platform.queueStates.refresh')}
        </Button>
      }
    >
      {empty.text}
    </EmptyState>
  );
}
