import { listApplications, listApplicationsQueryKey } from '#generated/opportunities/listApplications.gen.ts';
import type { Application } from '#generated/types.gen.ts';
import { QUEUE_PAGE_SIZE } from '#platform/browser/decisions/queue-address.ts';
import type { QueueQuery } from '#platform/browser/decisions/queue-list.ts';
import type { ApplicationsAddress } from './applications-address.ts';

export function readQueue(address: ApplicationsAddress, cursor: string | null): QueueQuery<Application> {
  const { view, opportunity, search, sort, page } = address;
  const state = view === 'waiting' ? 'requested' : address.state;
  const query = {
    sort,
    page,
    page_size: QUEUE_PAGE_SIZE,
    ...(cursor !== null && { cursor }),
    ...(state !== null && { state }),
    ...(opportunity !== null && { opportunityId: opportunity }),
    ...(search !== '' && { search }),
  };
  return {
    queryKey: listApplicationsQueryKey({ query }),
    read: async (signal) => (await listApplications({ query, signal })).data,
  };
}
