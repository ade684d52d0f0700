import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { showLike } from '#domains/impacts/web/detail/use-like.ts';
import { cacheOwnImpact } from '#domains/impacts/web/mine/cache-own-impact.ts';
import { getImpactPlacesQueryKey } from '#generated/community/getImpactPlaces.gen.ts';
import { getThisWeekQueryKey } from '#generated/community/getThisWeek.gen.ts';
import { getUserImpactSummaryQueryKey } from '#generated/councils/getUserImpactSummary.gen.ts';
import {
  listCouncilImpactsInfiniteQueryKey,
  listCouncilImpactsQueryKey,
} from '#generated/councils/listCouncilImpacts.gen.ts';
import { getImpactMapQueryKey } from '#generated/impacts/getImpactMap.gen.ts';
import { listImpactsInfiniteQueryKey, listImpactsQueryKey } from '#generated/impacts/listImpacts.gen.ts';
import { listMyImpactsInfiniteQueryKey, listMyImpactsQueryKey } from '#generated/impacts/listMyImpacts.gen.ts';
import type { Impact } from '#generated/types.gen.ts';
import { makeStale } from '#platform/browser/calls/stale.ts';

const id = '0190a000-0000-7000-8000-00000000000a';
const query = { page_size: 5 };

describe('the cached lists of impacts', () => {
  it('are stale after the owner has changed one, on the dashboard too', () => {
    const client = new QueryClient();
    const keys = [
      listMyImpactsQueryKey({ query }),
      listMyImpactsInfiniteQueryKey(),
      listImpactsQueryKey({ query }),
      listImpactsInfiniteQueryKey(),
    ];
    for (const key of keys) client.setQueryData(key, {});
    cacheOwnImpact(client, { id } as Impact);
    expect(keys.map((key) => client.getQueryState(key)?.isInvalidated)).toEqual(keys.map(() => true));
  });

  it('are stale after a decision, on the home page, the map, and those of councils and people', async () => {
    const client = new QueryClient();
    const keys = [
      getThisWeekQueryKey(),
      [...getThisWeekQueryKey(), 'part'],
      getImpactPlacesQueryKey(),
      getImpactMapQueryKey({ query: { zoom: 3 } }),
      listCouncilImpactsQueryKey({ path: { id } }),
      listCouncilImpactsInfiniteQueryKey({ path: { id }, query }),
      getUserImpactSummaryQueryKey({ path: { id } }),
    ];
    for (const key of keys) client.setQueryData(key, {});
    await makeStale(client, 'impacts');
    expect(keys.map((key) => client.getQueryState(key)?.isInvalidated)).toEqual(keys.map(() => true));
  });

  it('show a like, a council’s too', () => {
    const client = new QueryClient();
    const keys = [listImpactsInfiniteQueryKey({ query }), listCouncilImpactsInfiniteQueryKey({ path: { id }, query })];
    const other = { id: 'other', isLiked: false, likeCount: 2 };
    const rows = [{ id, isLiked: false, likeCount: 0 }, other];
    for (const key of keys) client.setQueryData(key, { pages: [{ data: { data: rows } }], pageParams: [] });
    showLike(client, id, { isLiked: true, likeCount: 1 });
    for (const key of keys) {
      expect(client.getQueryData(key)).toMatchObject({
        pages: [{ data: { data: [{ id, isLiked: true, likeCount: 1 }, other] } }],
      });
    }
  });
});
