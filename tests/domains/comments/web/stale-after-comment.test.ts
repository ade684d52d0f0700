import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { listCommentsInfiniteQueryKey } from '#generated/comments/listComments.gen.ts';
import { listCouncilImpactsInfiniteQueryKey } from '#generated/councils/listCouncilImpacts.gen.ts';
import { listCouncilsInfiniteQueryKey } from '#generated/councils/listCouncils.gen.ts';
import { getFeedInfiniteQueryKey } from '#generated/following/getFeed.gen.ts';
import { listImpactsInfiniteQueryKey } from '#generated/impacts/listImpacts.gen.ts';
import { getPublicNewsInfiniteQueryKey, getPublicNewsQueryKey } from '#generated/news/getPublicNews.gen.ts';
import { makeStale } from '#platform/browser/calls/stale.ts';

const id = '0190a000-0000-7000-8000-00000000000a';
const query = { page_size: 5 };
const IMPACTS = [listImpactsInfiniteQueryKey({ query }), listCouncilImpactsInfiniteQueryKey({ path: { id }, query })];
const NEWS = [getPublicNewsQueryKey({ query }), getPublicNewsInfiniteQueryKey({ query })];
const FEED = getFeedInfiniteQueryKey({ query });

describe('after a comment was posted or deleted', () => {
  it('threads are stale, and so are the lists with numbers of comments', async () => {
    const client = new QueryClient();
    const thread = listCommentsInfiniteQueryKey({ query: { kind: 'impact', id } });
    const councils = listCouncilsInfiniteQueryKey({ query });
    const keys = [thread, ...IMPACTS, ...NEWS, FEED, councils];
    for (const key of keys) client.setQueryData<unknown>(key, {});
    await makeStale(client, 'comments');
    expect(keys.filter((key) => !client.getQueryState(key)?.isInvalidated)).toEqual([councils]);
  });
});
