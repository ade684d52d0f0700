/** The browser's cache of what it has read from the server. */

import type { QueryClient } from '@tanstack/react-query';
import { createQueryClient } from '#platform/browser/calls/query-client.ts';
import { readRenderedData } from '../rendering/rendered-data.ts';

export const sharedQueryClient = createQueryClient();
takeRenderedData(sharedQueryClient);

/** Fills the page's cache with the answers in its document. */
function takeRenderedData(client: QueryClient): void {
  const rendered = typeof document === 'undefined' ? null : readRenderedData();
  if (!rendered) return;
  // By this browser's clock: by the server's, an answer could already seem stale.
  const updatedAt = Date.now() - performance.now();
  for (const { queryKey, data } of rendered.answers) client.setQueryData(queryKey, data, { updatedAt });
}
