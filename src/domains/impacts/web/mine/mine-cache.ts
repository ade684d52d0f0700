import type { QueryClient } from '@tanstack/react-query';
import { getCommunityStatsQueryKey } from '#generated/community/getCommunityStats.gen.ts';
import { getImpactQueryKey } from '#generated/impacts/getImpact.gen.ts';
import { listImpactsQueryKey } from '#generated/impacts/listImpacts.gen.ts';
import { listMyImpactsQueryKey } from '#generated/impacts/listMyImpacts.gen.ts';
import type { Impact, ImpactEnvelope } from '#generated/types.gen.ts';

/** Caches the changed impact and invalidates every list it may be in. */
export function cacheOwnImpact(queryClient: QueryClient, impact: Impact): void {
  queryClient.setQueryData<ImpactEnvelope>(getImpactQueryKey({ path: { id: impact.id } }), {
    status: 200,
    message: '',
    data: impact,
  });
  const keys = [listImpactsQueryKey(), listMyImpactsQueryKey(), getCommunityStatsQueryKey()];
  for (const queryKey of keys) void queryClient.invalidateQueries({ queryKey });
}
