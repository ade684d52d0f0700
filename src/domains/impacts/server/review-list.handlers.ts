/** The lists for judges and admins: each impact in full, with its reviews. */

import type { Db } from '#platform/db/database.ts';
import { callerOf } from '#platform/http/caller.ts';
import { ok } from '#platform/http/envelope.ts';
import type { Handlers } from '#platform/http/handlers.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import { reviewYears } from '../model.ts';
import { ofContent } from './content-filter.ts';
import type { ImpactFilter } from './list-filter.repository.ts';
import { type ListQuery, listReviewPage, scopeOf } from './lists.service.ts';
import type { ImpactPresenter } from './present.ts';
import { readWhole } from './reading.service.ts';

type ReviewListHandlers = Handlers<
  'listImpactsToReview' | 'listNewSubmissions' | 'listReviewedImpacts' | 'listAllReviews'
>;

interface ReviewListNeeds {
  db: Db;
  presenter: ImpactPresenter;
}

export function createReviewListHandlers({ db, presenter }: ReviewListNeeds): ReviewListHandlers {
  const withReviews = async (viewer: Viewer, query: ListQuery, filter: Omit<ImpactFilter, 'scope'>) => {
    const { ids, meta, years } = await listReviewPage(db, query, {
      filter: { ...filter, scope: await scopeOf(db, viewer) },
      years: reviewYears(new Date()),
    });
    const whole = await readWhole(db, viewer, ids);
    return ok('Impacts found.', { data: whole.map((item) => presenter.whole(viewer, item)), meta, years });
  };

  return {
    listImpactsToReview: async (request) => {
      const viewer = callerOf(request);
      const { isAppeal, ...query } = request.query;
      return withReviews(viewer, query, { ...ofContent(query), ...PENDING, reviewableBy: viewer.userId, isAppeal });
    },

    listNewSubmissions: async (request) => {
      const filter = { ...ofContent(request.query), ...PENDING, isUntouched: true };
      return withReviews(callerOf(request), request.query, filter);
    },

    listReviewedImpacts: async (request) => {
      const viewer = callerOf(request);
      const { isMine, ...query } = request.query;
      return withReviews(viewer, query, {
        ...ofContent(query),
        state: 'verified',
        ...(isMine === true && { approvedBy: viewer.userId }),
        ...(isMine === false && { notApprovedBy: viewer.userId }),
      });
    },

    listAllReviews: async (request) => {
      const { state, reviewer, ...query } = request.query;
      return withReviews(callerOf(request), query, { ...ofContent(query), state, reviewer });
    },
  };
}

const PENDING = { state: 'pending', isHidden: false } as const;
