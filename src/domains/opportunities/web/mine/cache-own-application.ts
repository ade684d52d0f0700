import type { QueryClient } from '@tanstack/react-query';
import type { Application } from '#generated/types.gen.ts';
import { refetchOpportunity, updateCached } from '../cached-opportunities.ts';

/** Puts the server's answer into every cached copy and refetches the places left. */
export function cacheOwnApplication(queryClient: QueryClient, opportunityId: string, answer: Application | null): void {
  if (answer) {
    updateCached(queryClient, opportunityId, { application: answer });
  }
  refetchOpportunity(queryClient, opportunityId);
}
