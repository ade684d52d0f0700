import type { QueryClient } from '@tanstack/react-query';
import { getCommunityStatsQueryKey } from '#generated/community/getCommunityStats.gen.ts';
import { listAuditLogQueryKey } from '#generated/community/listAuditLog.gen.ts';
import { getImpactQueryKey } from '#generated/impacts/getImpact.gen.ts';
import { listAllReviewsQueryKey } from '#generated/impacts/listAllReviews.gen.ts';
import { listFeaturedImpactsQueryKey } from '#generated/impacts/listFeaturedImpacts.gen.ts';
import { listImpactsQueryKey } from '#generated/impacts/listImpacts.gen.ts';
import { listImpactsToReviewQueryKey } from '#generated/impacts/listImpactsToReview.gen.ts';
import { listNewSubmissionsQueryKey } from '#generated/impacts/listNewSubmissions.gen.ts';
import { listReviewedImpactsQueryKey } from '#generated/impacts/listReviewedImpacts.gen.ts';
import type { Impact, ImpactEnvelope } from '#generated/types.gen.ts';
import { changeRow } from '#platform/browser/decisions/queue-list.ts';

/** Updates the impact in place, so that queue rows don't move until a refresh. */
export function keepImpact(queryClient: QueryClient, impact: Impact): void {
  queryClient.setQueryData<ImpactEnvelope>(getImpactQueryKey({ path: { id: impact.id } }), (known) => ({
    status: 200,
    message: known?.message ?? '',
    data: impact,
  }));
  changeRow<Impact>(queryClient, queueKeys(), impact.id, () => impact);
}

/** Invalidates public lists, counts and the audit log. */
export async function forgetLists(queryClient: QueryClient): Promise<void> {
  const keys = [
    listImpactsQueryKey(),
    listFeaturedImpactsQueryKey(),
    getCommunityStatsQueryKey(),
    listAuditLogQueryKey(),
  ];
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

const queueKeys = () => [
  listImpactsToReviewQueryKey(),
  listNewSubmissionsQueryKey(),
  listAllReviewsQueryKey(),
  listReviewedImpactsQueryKey(),
];
