import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { refetchThread } from '#domains/comments/web/thread-cache.ts';
import { listCommentsInfiniteQueryKey } from '#generated/comments/listComments.gen.ts';
import { listCouncilImpactsInfiniteQueryKey } from '#generated/councils/listCouncilImpacts.gen.ts';
import { getFeedInfiniteQueryKey } from '#generated/following/getFeed.gen.ts';
import { listImpactsInfiniteQueryKey } from '#generated/impacts/listImpacts.gen.ts';
import { getPublicNewsInfiniteQueryKey, getPublicNewsQueryKey } from '#generated/news/getPublicNews.gen.ts';

const id = '0190a000-0000-7000-8000-00000000000a';
const query = { page_size: 5 };
const IMPACTS = [listImpactsInfiniteQueryKey({ query }), listCouncilImpactsInfiniteQueryKey({ path: { id }, query })];
const NEWS = [getPublicNewsQueryKey({ query }), getPublicNewsInfiniteQueryKey({ query })];
const FEED = getFeedInfiniteQueryKey({ query });

describe('after a comment was posted or deleted', () => {
  it.each([
    { kind: 'impact', stale: [...IMPACTS, FEED] },
    { kind: 'news', stale: [...NEWS, FEED] },
    { kind: 'council', stale: [] },
  ] as const)('the thread of the $kind is stale, and so are the lists with its number of comments', async (given) => {
    const client = new QueryClient();
    const thread = listCommentsInfiniteQueryKey({ query: { kind: given.kind, id } });
    const keys = [thread, ...IMPACTS, ...NEWS, FEED];
    for (const key of keys) client.setQueryData<unknown>(key, {});
    await refetchThread(client, { kind: given.kind, id });
    expect(keys.filter((key) => client.getQueryState(key)?.isInvalidated)).toEqual([thread, ...given.stale]);
  });
});
