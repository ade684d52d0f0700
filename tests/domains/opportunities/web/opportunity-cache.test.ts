import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { cacheOpportunity, cacheOwnApplication } from '#domains/opportunities/web/cached-opportunities.ts';
import { listFavouritesInfiniteQueryKey } from '#generated/opportunities/listFavourites.gen.ts';
import { listOpportunitiesToVerifyQueryKey } from '#generated/opportunities/listOpportunitiesToVerify.gen.ts';
import { listPartnersInfiniteQueryKey } from '#generated/opportunities/listPartners.gen.ts';
import { listUpcomingOpportunitiesQueryKey } from '#generated/opportunities/listUpcomingOpportunities.gen.ts';
import type { Opportunity } from '#generated/types.gen.ts';
import { makeStale } from '#platform/browser/calls/stale.ts';

const id = '0190a000-0000-7000-8000-00000000000b';

describe('the cached lists of opportunities', () => {
  it('show in the pending queue that one was hidden, without reloading it', () => {
    const client = new QueryClient();
    const key = listOpportunitiesToVerifyQueryKey({ query: { page: 1 } });
    client.setQueryData(key, { data: { data: [{ id, isHidden: false, excerpt: 'Kept' }] } });
    const queue = new QueryObserver(client, { queryKey: key, staleTime: Number.POSITIVE_INFINITY });
    const close = queue.subscribe(() => undefined);
    cacheOpportunity(client, { id, isHidden: true } as Opportunity);
    expect(client.getQueryData(key)).toMatchObject({ data: { data: [{ id, isHidden: true, excerpt: 'Kept' }] } });
    expect(client.getQueryState(key)?.isInvalidated).toBe(false);
    close();
  });

  it('are stale after a change, with the partners’ counts', () => {
    const client = new QueryClient();
    const key = listPartnersInfiniteQueryKey({ query: {} });
    client.setQueryData(key, { pages: [], pageParams: [] });
    cacheOpportunity(client, { id } as Opportunity);
    expect(client.getQueryState(key)?.isInvalidated).toBe(true);
  });

  it('are stale after a verdict, on the home page and among the partners too', async () => {
    const client = new QueryClient();
    const keys = [[...listUpcomingOpportunitiesQueryKey(), 'part'], listPartnersInfiniteQueryKey()];
    for (const key of keys) client.setQueryData(key, {});
    await makeStale(client, 'opportunities');
    expect(keys.map((key) => client.getQueryState(key)?.isInvalidated)).toEqual([true, true]);
  });

  it('are stale once an application has failed, the saved ones too', () => {
    const client = new QueryClient();
    const key = listFavouritesInfiniteQueryKey();
    client.setQueryData(key, { pages: [], pageParams: [] });
    cacheOwnApplication(client, id, null);
    expect(client.getQueryState(key)?.isInvalidated).toBe(true);
  });
});
