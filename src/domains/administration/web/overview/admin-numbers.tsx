import { useQuery } from '@tanstack/react-query';
import { getAdminStatsOptions } from '#generated/community/getAdminStats.gen.ts';
import { say } from '#languages/say.ts';
import { FailedRead } from '#platform/browser/calls/failed-read.tsx';
import { LoadingState, Skeleton } from '#ui/feedback/skeleton.tsx';
import { AccountNumbers } from './account-numbers.tsx';
import { AdminCharts } from './admin-charts.tsx';
import { NewestAccounts } from './newest-accounts.tsx';
import { ServiceHealth } from './service-health.tsx';

const LOOK_EVERY_MS = 60_000;

/** Figures of the community and the service. */
export function AdminNumbers() {
  const read = useQuery({
    ...getAdminStatsOptions(),
    staleTime: 0,
    refetchInterval: LOOK_EVERY_MS,
  });
  const { data, isError } = read;
  const stats = data?.data;
  if (!stats && isError) {
    return <FailedRead of={read} className="mt-12" what={say('administration.adminNumbers.failed')} />;
  }
  if (!stats) {
    return (
      <LoadingState
        label={say('administration.adminNumbers.loading')}
        className="mt-14 grid gap-x-16 gap-y-14 xl:grid-cols-2"
      >
        <Skeleton className="h-80 w-full" />
        <Skeleton className="h-80 w-full" />
      </LoadingState>
    );
  }
  return (
    <div className="mt-14 space-y-14">
      <AdminCharts months={stats.months} />
      <div className="grid gap-x-16 gap-y-14 xl:grid-cols-2">
        <AccountNumbers accounts={stats.accounts} />
        <NewestAccounts />
      </div>
      <ServiceHealth service={stats.service} />
    </div>
  );
}
