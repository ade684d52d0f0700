import { hydrate, type QueryClient } from '@tanstack/react-query';
import { readRenderedData } from './rendered-data.ts';

/** Gives the page the answers that its document came with. */
export function takeRenderedData(client: QueryClient): void {
  const data = typeof document === 'undefined' ? null : readRenderedData();
  if (!data) return;
  // By this browser's clock: by the server's, an answer could seem old already.
  const dataUpdatedAt = Date.now() - performance.now();
  const queries = data.queries.map((query) => ({ ...query, state: { ...query.state, dataUpdatedAt } }));
  hydrate(client, { queries, mutations: [] });
}
