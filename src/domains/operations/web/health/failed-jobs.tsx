import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getHealthQueryKey } from '#generated/operations/getHealth.gen.ts';
import { retryFailedJobMutation } from '#generated/operations/retryFailedJob.gen.ts';
import type { FailedJob } from '#generated/types.gen.ts';
import { formatNumber } from '#languages/numbers.ts';
import { say } from '#languages/say.ts';
import { sayFailed } from '#platform/browser/calls/say-failure.ts';
import { Button } from '#ui/buttons/button.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Day } from '#ui/lists/day.tsx';
import { Table } from '#ui/lists/table.tsx';

/** With why each failed, and a button that queues it again. */
export function FailedJobs({ jobs }: { jobs: readonly FailedJob[] }) {
  const queryClient = useQueryClient();
  const retrying = useMutation({
    ...retryFailedJobMutation(),
    onSuccess: (answer) => {
      queryClient.setQueryData(getHealthQueryKey(), answer);
      toast({ message: say('operations.health.retried'), tone: 'success' });
    },
    onError: (error) => {
      toast({ message: sayFailed(say('operations.health.retryFailed'), error), tone: 'danger' });
      // Someone else may have retried it.
      void queryClient.invalidateQueries({ queryKey: getHealthQueryKey() });
    },
  });
  if (jobs.length === 0) return null;
  return (
    <Table
      caption={say('operations.health.failedJobs')}
      rows={jobs}
      rowKey={({ id }) => id}
      columns={[
        {
          id: 'kind',
          header: say('operations.health.columns.kind'),
          cell: ({ kind }) => <bdi>{kind}</bdi>,
          isRowHeader: true,
        },
        {
          id: 'cause',
          header: say('operations.health.columns.cause'),
          cell: ({ cause }) => (cause === null ? say('operations.health.noCause') : <bdi>{cause}</bdi>),
          isLong: true,
        },
        {
          id: 'when',
          header: say('operations.health.columns.when'),
          cell: ({ failedAt }) => <Day value={failedAt} time />,
        },
        {
          id: 'tries',
          header: say('operations.health.columns.tries'),
          cell: ({ tries }) => formatNumber(tries),
          isNumeric: true,
        },
        {
          id: 'action',
          header: say('operations.health.columns.action'),
          cell: ({ id, kind }) => (
            <Button
              size="sm"
              variant="secondary"
              aria-label={say('operations.health.retryNamed', { kind })}
              pending={retrying.isPending && retrying.variables.path.id === id}
              pendingLabel={say('operations.health.retry')}
              onClick={() => retrying.mutate({ path: { id } })}
            >
              {say('operations.health.retry')}
            </Button>
          ),
        },
      ]}
    />
  );
}
