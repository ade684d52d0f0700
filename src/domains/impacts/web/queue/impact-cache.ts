import type { QueryClient } from '@tanstack/react-query';
import { getImpactQueryKey } from '#generated/impacts/getImpact.gen.ts';
import { listAllReviewsQueryKey } from '#generated/impacts/listAllReviews.gen.ts';
import { listImpactsToReviewQueryKey } from '#generated/impacts/listImpactsToReview.gen.ts';
import { listNewSubmissionsQueryKey } from '#generated/impacts/listNewSubmissions.gen.ts';
import { listReviewedImpactsQueryKey } from '#generated/impacts/listReviewedImpacts.gen.ts';
import type { Impact, ImpactReviewList, ImpactReviewListEnvelope } from '#generated/types.gen.ts';
import { cacheAnswer, changeRow } from '#platform/browser/calls/cached-rows.ts';

/** Updates the impact in place, so that queue rows don't move until a refresh. */
export function cacheImpact(queryClient: QueryClient, impact: Impact): void {
  cacheAnswer(queryClient, getImpactQueryKey({ path: { id: impact.id } }), impact);
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

const isPending = ({ isVerified, isHidden }: Impact) => isVerified === null && !isHidden;

const pendingKeys = () => [listImpactsToReviewQueryKey(), listNewSubmissionsQueryKey()];

const otherKeys = () => [listAllReviewsQueryKey(), listReviewedImpactsQueryKey()];
