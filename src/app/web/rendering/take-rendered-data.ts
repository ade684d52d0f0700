import type { QueryClient } from '@tanstack/react-query';
import { readRenderedData } from './rendered-data.ts';

/** Fills the page's cache with the answers in its document. */
export function takeRenderedData(client: QueryClient): void {
  const rendered = typeof document === 'undefined' ? null : readRenderedData();
  if (!rendered) return;
  // By this browser's clock: by the server's, an answer could already seem stale.
  const updatedAt = Date.now() - performance.now();
  for (const { queryKey, data } of rendered.answers) client.setQueryData(queryKey, data, { updatedAt });
}
