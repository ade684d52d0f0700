import { listApplications, listApplicationsQueryKey } from '#generated/opportunities/listApplications.gen.ts';
import type { Application } from '#generated/types.gen.ts';
import type { QueueQuery } from '#platform/browser/decisions/queue-list.ts';
import { pagingOf } from '#platform/browser/decisions/use-queue-address.ts';
import type { ApplicationsValues } from './applications-filters.ts';

export function readQueue(
  place: { values: ApplicationsValues; page: number },
  cursor: string | null,
): QueueQuery<Application> {
  const { view, ...values } = place.values;
  const query = { ...values, ...pagingOf(place, cursor), ...(view === 'waiting' && { state: 'requested' as const }) };
  return {
    queryKey: listApplicationsQueryKey({ query }),
    read: async (signal) => (await listApplications({ query, signal })).data,
  };
}
