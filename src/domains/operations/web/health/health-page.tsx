/** The server's health on one page: first what needs someone, then everything else. */
import { useQuery } from '@tanstack/react-query';
import { getHealthOptions } from '#generated/operations/getHealth.gen.ts';
import type { Health } from '#generated/types.gen.ts';
import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { FailedRead } from '#platform/browser/calls/failed-read.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { LoadingState, Skeleton } from '#ui/feedback/skeleton.tsx';
import { Day } from '#ui/lists/day.tsx';
import { PageHeading } from '#ui/text/page-heading.tsx';
import { FailedJobs } from './failed-jobs.tsx';
import { HealthFacts } from './health-facts.tsx';
import { HealthTables } from './health-tables.tsx';
import { HealthVerdict } from './health-verdict.tsx';

const LOOK_EVERY_MS = 10_000;

export function HealthPage() {
  const read = useQuery({ ...getHealthOptions(), staleTime: 0, refetchInterval: LOOK_EVERY_MS });
  const health = read.data?.data;
  return (
    <>
      <PageHeading size="area" lead={health && <CheckedAt health={health} />}>
        {say('operations.health.heading')}
      </PageHeading>
      {health && read.isError && (
        <Notice tone="warning" isLive className="mt-6 max-w-3xl">
          {say('operations.health.stale')}
        </Notice>
      )}
      {health && <Contents health={health} />}
      {!health && read.isError && <FailedRead of={read} className="mt-8" what={say('operations.health.failed')} />}
      {!health && !read.isError && (
        <LoadingState label={say('operations.health.loading')} className="mt-8 max-w-6xl space-y-6">
          <Skeleton className="h-24 w-full" />
          <Skeleton className="h-64 w-full" />
        </LoadingState>
      )}
    </>
  );
}

const CheckedAt = ({ health: { checkedAt } }: { health: Health }) => (
  <Phrase text={say('operations.health.lead')} parts={{ at: () => <Day value={checkedAt} time /> }} />
);

const Contents = ({ health }: { health: Health }) => (
  <div className="mt-8 max-w-6xl space-y-14">
    <HealthVerdict needs={health.needs} />
    <HealthFacts health={health} />
    <FailedJobs jobs={health.failedJobs} />
    <HealthTables health={health} />
  </div>
);
