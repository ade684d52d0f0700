import type { QueryClient } from '@tanstack/react-query';
import { getCommunityStatsQueryKey } from '#generated/community/getCommunityStats.gen.ts';
import { getImpactPlacesQueryKey } from '#generated/community/getImpactPlaces.gen.ts';
import { getThisWeekQueryKey } from '#generated/community/getThisWeek.gen.ts';
import { getUserImpactSummaryQueryKey } from '#generated/councils/getUserImpactSummary.gen.ts';
import { listCouncilImpactsQueryKey } from '#generated/councils/listCouncilImpacts.gen.ts';
import { getImpactQueryKey } from '#generated/impacts/getImpact.gen.ts';
import { listAllReviewsQueryKey } from '#generated/impacts/listAllReviews.gen.ts';
import { listFeaturedImpactsQueryKey } from '#generated/impacts/listFeaturedImpacts.gen.ts';
import { listImpactsQueryKey } from '#generated/impacts/listImpacts.gen.ts';
import { listImpactsToReviewQueryKey } from '#generated/impacts/listImpactsToReview.gen.ts';
import { listNewSubmissionsQueryKey } from '#generated/impacts/listNewSubmissions.gen.ts';
import { listReviewedImpactsQueryKey } from '#generated/impacts/listReviewedImpacts.gen.ts';
import type { Impact, ImpactEnvelope, ImpactReviewList, ImpactReviewListEnvelope } from '#generated/types.gen.ts';
import { forEveryId } from '#platform/browser/calls/for-every-id.ts';
import { changeRow } from '#platform/browser/decisions/queue/queue-list.ts';

/** Updates the impact in place, so that queue rows don't move until a refresh. */
export function cacheImpact(queryClient: QueryClient, impact: Impact): void {
  queryClient.setQueryData<ImpactEnvelope>(getImpactQueryKey({ path: { id: impact.id } }), (known) => ({
    status: 200,
    message: known?.message ?? '',
    data: impact,
  }));
  countYears(queryClient, impact);
  changeRow<Impact>(queryClient, [...pendingKeys(), ...otherKeys()], impact.id, () => impact);
}

/**
 * Updates the counts of the year filter: a decided impact keeps its row but no longer counts. Updates every batch,
 * because the filter shows the counts of the first one, wherever the row is.
 */
function countYears(queryClient: QueryClient, impact: Impact): void {
  for (const queryKey of pendingKeys()) {
    const lists = queryClient.getQueriesData<ImpactReviewListEnvelope>({ queryKey });
    const row = lists.flatMap(([, list]) => list?.data.data ?? []).find(({ id }) => id === impact.id);
    if (!row) continue;
    const change = Number(isPending(impact)) - Number(isPending(row));
    const countedIn = (years: ImpactReviewList['years']) =>
      years.map((one) => (one.year === impact.impactYear ? { ...one, total: one.total + change } : one));
    queryClient.setQueriesData<ImpactReviewListEnvelope>(
      { queryKey },
      (known) => known && { ...known, data: { ...known.data, years: countedIn(known.data.years) } },
    );
  }
}

/** Invalidates public lists and counts. */
export async function invalidateLists(queryClient: QueryClient): Promise<void> {
  const keys = [
    listImpactsQueryKey(),
    listFeaturedImpactsQueryKey(),
    getThisWeekQueryKey(),
    getImpactPlacesQueryKey(),
    forEveryId(listCouncilImpactsQueryKey),
    forEveryId(getUserImpactSummaryQueryKey),
    getCommunityStatsQueryKey(),
  ];
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

const isPending = ({ isVerified, isHidden }: Impact) => isVerified === null && !isHidden;

const pendingKeys = () => [listImpactsToReviewQueryKey(), listNewSubmissionsQueryKey()];

const otherKeys = () => [listAllReviewsQueryKey(), listReviewedImpactsQueryKey()];
