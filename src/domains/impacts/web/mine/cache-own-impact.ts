import type { QueryClient } from '@tanstack/react-query';
import { getImpactQueryKey } from '#generated/impacts/getImpact.gen.ts';
import type { Impact } from '#generated/types.gen.ts';
import { cacheAnswer } from '#platform/browser/calls/cached-rows.ts';
import { makeStale } from '#platform/browser/calls/stale.ts';

export function cacheOwnImpact(queryClient: QueryClient, impact: Impact): void {
  void makeStale(queryClient, 'impacts');
  cacheAnswer(queryClient, getImpactQueryKey({ path: { id: impact.id } }), impact);
}
