import { QueryClient, queryOptions } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { projectedQuery } from '#platform/browser/calls/projected-query.ts';

const callOptions = queryOptions({
  queryKey: [{ call: 'listWords', size: 2 }],
  queryFn: async () => ({ data: { data: [{ word: 'swell', origin: 'Old English' }], meta: { nextCursor: null } } }),
});

describe('a part of an answer', () => {
  it('is kept beside the whole, and invalidated with it', async () => {
    const client = new QueryClient();
    const part = projectedQuery(callOptions, ({ data }) => data.data.map(({ word }) => word));
    expect(await client.fetchQuery(part)).toEqual(['swell']);
    expect(client.getQueryData(callOptions.queryKey)).toBeUndefined();
    await client.invalidateQueries({ queryKey: [{ call: 'listWords' }] });
    expect(client.getQueryState(part.queryKey)?.isInvalidated).toBe(true);
  });
});
