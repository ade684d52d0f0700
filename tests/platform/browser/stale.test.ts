import { globSync, readFileSync } from 'node:fs';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { makeStale, makeStaleOnceLeft, SHOW_NOTHING, SHOWS, TOPICS } from '#platform/browser/calls/stale.ts';

/** The generator gives every call that reads a query key. */
const reads = globSync('generated/*/*.gen.ts')
  .map((path) => /\bexport const (\w+)QueryKey = [^;]*createQueryKey\('(\w+)'/.exec(readFileSync(path, 'utf8'))?.[2])
  .filter((call) => call !== undefined)
  .toSorted();

const keyOf = (call: string, filters = {}) => [{ _id: call, ...filters }];

describe('what the cached answers show', () => {
  it('is said of every call that reads, and of no other', () => {
    expect(reads).toContain('listImpacts');
    expect([...Object.keys(SHOWS), ...SHOW_NOTHING].toSorted()).toEqual(reads);
  });

  it('is every topic that a change can name', () => {
    expect(new Set(Object.values(SHOWS).flat())).toEqual(new Set(TOPICS));
  });
});

describe('makeStale', () => {
  const keys = [
    keyOf('listImpacts', { query: { page_size: 5 } }),
    [...keyOf('getThisWeek'), 'part'],
    keyOf('getCouncil'),
    keyOf('listImpactEventTypes'),
    ['of the page itself'],
  ];

  it('marks what shows the topic, with any filters and in part, and nothing else', async () => {
    const client = new QueryClient();
    for (const key of keys) client.setQueryData(key, {});
    await makeStale(client, 'impacts');
    expect(keys.map((key) => client.getQueryState(key)?.isInvalidated)).toEqual([true, true, false, false, false]);
  });

  it.each([
    { reading: 'a list', staleTime: 0, isRead: true },
    { reading: 'a queue or form', staleTime: Number.POSITIVE_INFINITY, isRead: false },
  ])('reads $reading that is shown again: $isRead', async ({ staleTime, isRead }) => {
    const client = new QueryClient();
    const queryKey = keyOf('listAllReviews');
    let count = 0;
    const observer = new QueryObserver(client, { queryKey, queryFn: () => ++count, staleTime });
    const stop = observer.subscribe(() => undefined);
    await expect.poll(() => count).toBe(1);
    await makeStale(client, 'impacts');
    expect(count).toBe(isRead ? 2 : 1);
    stop();
  });

  it('leaves the list until it was left, if asked to', async () => {
    const client = new QueryClient();
    const queryKey = keyOf('listFavourites');
    let count = 0;
    const observer = new QueryObserver(client, { queryKey, queryFn: () => ++count, staleTime: 1000 });
    const stop = observer.subscribe(() => undefined);
    await expect.poll(() => count).toBe(1);
    await makeStaleOnceLeft(client, 'favourites');
    expect(count).toBe(1);
    stop();
    const isBack = observer.subscribe(() => undefined);
    await expect.poll(() => count).toBe(2);
    isBack();
  });
});
