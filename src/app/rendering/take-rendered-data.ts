import type { QueryClient } from '@tanstack/react-query';
import { readRenderedData } from './rendered-data.ts';

/** Gives the page the answers that its document came with. */
export function takeRenderedData(client: QueryClient): void {
  const rendered = typeof document === 'undefined' ? null : readRenderedData();
  if (!rendered) return;
  // By this browser's clock: by the server's, an answer could seem old already.
  const updatedAt = Date.now() - performance.now();
  for (const { queryKey, data } of rendered.answers) client.setQueryData(queryKey, data, { updatedAt });
}
