import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { rememberQueries, runKnownQueries } from '#app/web/rendering/known-queries.ts';

const clientOf = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

/** Requests a query as a component does while it's drawn on the server. */
const ask = (client: QueryClient, name: string, read: () => Promise<string>) =>
  new QueryObserver(client, { queryKey: [name], queryFn: read }).getCurrentResult().data;

/** Draws a page once. If it's the first time, nothing is known about the page. */
async function drawOnce(url: string, questions: Record<string, () => Promise<string>>): Promise<void> {
  const client = clientOf();
  const ahead = await runKnownQueries(client, url);
  for (const [name, read] of Object.entries(questions)) ask(client, name, read);
  await Promise.all(
    client
      .getQueryCache()
      .getAll()
      .map((query) => query.fetch().catch(() => undefined)),
  );
  rememberQueries(client, url, ahead);
}

describe('what a page asked for when it was last drawn', () => {
  it('is read before it is drawn again', async () => {
    const read = vi.fn(async () => 'Seven');
    await drawOnce('/numbers', { days: read });
    const client = clientOf();
    await runKnownQueries(client, '/numbers');
    expect(ask(client, 'days', read)).toBe('Seven');
    expect(read).toHaveBeenCalledTimes(2);
    expect(await runKnownQueries(clientOf(), '/others')).toEqual(new Map());
  });

  it('isn’t part of the page once no component asks for it', async () => {
    const read = async () => 'Seven';
    await drawOnce('/fewer', { days: read, nights: read });
    const client = clientOf();
    const ahead = await runKnownQueries(client, '/fewer');
    ask(client, 'days', read);
    rememberQueries(client, '/fewer', ahead);
    expect(
      client
        .getQueryCache()
        .getAll()
        .map(({ queryKey }) => queryKey),
    ).toEqual([['days']]);
    expect((await runKnownQueries(clientOf(), '/fewer')).size).toBe(1);
  });

  it('is left to those who ask for it if it can’t be read', async () => {
    const read = vi.fn(async () => 'Seven');
    await drawOnce('/broken', { days: read });
    read.mockRejectedValueOnce(new Error('The server is gone'));
    const client = clientOf();
    expect((await runKnownQueries(client, '/broken')).size).toBe(1);
    expect(client.getQueryCache().getAll()).toEqual([]);
  });
});
