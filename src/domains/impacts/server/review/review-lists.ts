/** The lists for judges and admins: each impact in full, with its reviews. */

import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import { reviewYears } from '../../model.ts';
import { ofContent } from '../list/content-filter.ts';
import type { ImpactFilter } from '../list/list-filter.repository.ts';
import { type ListQuery, listReviewPage, scopeOf } from '../list/pages.ts';
import type { ImpactNeeds } from '../needs.ts';
import { presentImpact } from '../show/present.ts';
import { readWhole } from '../show/read-impacts.ts';

type Needs = Pick<ImpactNeeds, 'db' | 'quorum' | 'presentMedia'>;

const PENDING = { state: 'pending', isHidden: false } as const;

export const listImpactsToReview: Call<'listImpactsToReview', Needs> = async (needs, request) => {
  const viewer = callerOf(request);
  const { isAppeal, ...query } = request.query;
  const filter = { ...ofContent(query), ...PENDING, reviewableBy: viewer.userId, isAppeal };
  return listWithReviews(needs, viewer, query, filter);
};

export const listNewSubmissions: Call<'listNewSubmissions', Needs> = async (needs, request) => {
  const filter = { ...ofContent(request.query), ...PENDING, isUntouched: true };
  return listWithReviews(needs, callerOf(request), request.query, filter);
};

export const listReviewedImpacts: Call<'listReviewedImpacts', Needs> = async (needs, request) => {
  const viewer = callerOf(request);
  const { isMine, ...query } = request.query;
  return listWithReviews(needs, viewer, query, {
    ...ofContent(query),
    state: 'verified',
    ...(isMine === true && { approvedBy: viewer.userId }),
    ...(isMine === false && { notApprovedBy: viewer.userId }),
  });
};

export const listAllReviews: Call<'listAllReviews', Needs> = async (needs, request) => {
  const { state, reviewer, ...query } = request.query;
  return listWithReviews(needs, callerOf(request), query, { ...ofContent(query), state, reviewer });
};

async function listWithReviews(
  { db, ...shown }: Needs,
  viewer: Viewer,
  query: ListQuery,
  filter: Omit<ImpactFilter, 'scope'>,
) {
  const { ids, meta, years } = await listReviewPage(db, query, {
    filter: { ...filter, scope: await scopeOf(db, viewer) },
    years: reviewYears(new Date()),
  });
  const whole = await readWhole(db, viewer, ids);
  return ok('Impacts found.', { data: whole.map((item) => presentImpact(shown, viewer, item)), meta, years });
}
