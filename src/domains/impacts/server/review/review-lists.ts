/** The lists for judges and admins: each impact in full, with its reviews. */

import type { ImpactYearCount } from '#generated/types.gen.ts';
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
  const { userId } = viewer;
  const filter = { ...ofContent(query), ...PENDING, reviewableBy: userId, isFreeFor: userId, isAppeal };
  const answered = { ...filter, isAnsweredTo: { personId: userId, is: true } };
  const others = { ...filter, isAnsweredTo: { personId: userId, is: false } };
  return listWithReviews(needs, viewer, query, others, answered);
};

export const listNewSubmissions: Call<'listNewSubmissions', Needs> = async (needs, request) => {
  const viewer = callerOf(request);
  const filter = { ...ofContent(request.query), ...PENDING, isUntouched: true, isFreeFor: viewer.userId };
  return listWithReviews(needs, viewer, request.query, filter);
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

type Filter = Omit<ImpactFilter, 'scope'>;

/** The contract's bound for a page. */
const MAX_ROWS = 100;

/** @param first what comes before the list, on its first page: few. */
async function listWithReviews(needs: Needs, viewer: Viewer, query: ListQuery, filter: Filter, first?: Filter) {
  const { db, ...shown } = needs;
  const scope = await scopeOf(db, viewer);
  const read = (given: Filter, page: ListQuery) =>
    listReviewPage(db, page, { filter: { ...given, scope }, years: reviewYears(new Date()) });
  const listed = await read(filter, query);
  const before = first && (await read(first, { ...query, page: 1, page_size: MAX_ROWS, cursor: undefined }));
  const isFirstPage = query.cursor === undefined && (query.page ?? 1) === 1;
  const firstIds = before && isFirstPage ? before.ids.slice(0, MAX_ROWS - listed.ids.length) : [];
  const whole = await readWhole(db, viewer, [...firstIds, ...listed.ids]);
  return ok('Impacts found.', {
    data: whole.map((item) => presentImpact(shown, viewer, item)),
    meta: before ? { ...listed.meta, total: listed.meta.total + before.meta.total } : listed.meta,
    years: before ? addYears(listed.years, before.years) : listed.years,
  });
}

const addYears = (listed: readonly ImpactYearCount[], before: readonly ImpactYearCount[]): ImpactYearCount[] =>
  listed.map((counted) => ({
    ...counted,
    total: counted.total + (before.find(({ year }) => year === counted.year)?.total ?? 0),
  }));
