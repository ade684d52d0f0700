import { assertCouncilSeen } from '#domains/councils/server/public.ts';
import type { PageMeta } from '#generated/types.gen.ts';
import type { Db } from '#platform/db/database.ts';
import { callerOf } from '#platform/http/caller.ts';
import { ok } from '#platform/http/envelope.ts';
import type { Handlers } from '#platform/http/handlers.ts';
import { type Viewer, viewerOf } from '#platform/http/viewer.ts';
import type { ImpactState } from '../lifecycle.ts';
import { reviewYears } from '../model.ts';
import { listEventTypes } from './impacts.repository.ts';
import type { ImpactFilter } from './list-filter.repository.ts';
import { isPersonListed, type ListQuery, listPage, listReviewPage, scopeOf } from './lists.service.ts';
import type { ImpactPresenter } from './present.ts';
import { readWhole } from './reading.service.ts';

type ListHandlers = Handlers<
  | 'listImpacts'
  | 'listFeaturedImpacts'
  | 'listMyImpacts'
  | 'listImpactEventTypes'
  | 'listImpactsToReview'
  | 'listNewSubmissions'
  | 'listReviewedImpacts'
  | 'listAllReviews'
  | 'listCouncilImpacts'
>;

export function createListHandlers({ db, presenter }: { db: Db; presenter: ImpactPresenter }): ListHandlers {
  const summaries = async (viewer: Viewer, query: ListQuery, filter: ImpactFilter | null) => {
    const { listed, meta } = await listPage(db, viewer, query, filter);
    return ok('Impacts found.', { data: listed.map((item) => presenter.summary(viewer, item)), meta });
  };
  const withReviews = async (viewer: Viewer, query: ListQuery, filter: Omit<ImpactFilter, 'scope'>) => {
    const { ids, meta, years } = await listReviewPage(db, query, {
      filter: { ...filter, scope: await scopeOf(db, viewer) },
      years: reviewYears(new Date()),
    });
    const whole = await readWhole(db, viewer, ids);
    return ok('Impacts found.', { data: whole.map((item) => presenter.whole(viewer, item)), meta, years });
  };

  return {
    listImpacts: async (request) => {
      const viewer = viewerOf(request);
      const { isVerified, user, ...query } = request.query;
      const filter = {
        scope: await scopeOf(db, viewer),
        ...ofContent(query),
        ...(isVerified !== undefined && { state: stateFor(isVerified) }),
        ...(user !== undefined && { participant: user }),
        ...(query.isFeatured !== undefined && { isFeatured: query.isFeatured }),
        ...(query.isHidden !== undefined && { isHidden: query.isHidden }),
      };
      const isListed = user === undefined || (await isPersonListed(db, viewer, user));
      return summaries(viewer, query, isListed ? filter : null);
    },

    listFeaturedImpacts: async (request) => {
      const filter: ImpactFilter = { scope: { kind: 'public', own: null }, isFeatured: true };
      return summaries(viewerOf(request), request.query, filter);
    },

    listCouncilImpacts: async (request) => {
      const viewer = viewerOf(request);
      const { id: council } = request.params;
      await assertCouncilSeen(db, viewer, council);
      const filter: ImpactFilter = { scope: { kind: 'public', own: null }, ...ofContent(request.query), council };
      return summaries(viewer, request.query, filter);
    },

    listMyImpacts: async (request) => {
      const viewer = callerOf(request);
      const { state, isOwn, ...query } = request.query;
      const filter: ImpactFilter = {
        scope: { kind: 'all' },
        participant: viewer.userId,
        ...ofContent(query),
        ...(state !== undefined && { state }),
        ...(isOwn !== undefined && { isOwner: isOwn }),
      };
      return summaries(viewer, query, filter);
    },

    listImpactEventTypes: async () => {
      const data = await listEventTypes(db);
      return ok('The kinds of activity.', { data, meta: onOnePage(data.length) });
    },

    listImpactsToReview: async (request) => {
      const viewer = callerOf(request);
      const { isAppeal, ...query } = request.query;
      const filter = {
        ...ofContent(query),
        state: 'pending' as const,
        isHidden: false,
        reviewableBy: viewer.userId,
        ...(isAppeal !== undefined && { isAppeal }),
      };
      return withReviews(viewer, query, filter);
    },

    listNewSubmissions: async (request) => {
      const filter = { ...ofContent(request.query), state: 'pending' as const, isHidden: false, isUntouched: true };
      return withReviews(callerOf(request), request.query, filter);
    },

    listReviewedImpacts: async (request) => {
      const viewer = callerOf(request);
      const { isMine, ...query } = request.query;
      const filter = {
        ...ofContent(query),
        state: 'verified' as const,
        ...(isMine === true && { approvedBy: viewer.userId }),
        ...(isMine === false && { notApprovedBy: viewer.userId }),
      };
      return withReviews(viewer, query, filter);
    },

    listAllReviews: async (request) => {
      const { state, reviewer, ...query } = request.query;
      const filter = {
        ...ofContent(query),
        ...(state !== undefined && { state }),
        ...(reviewer !== undefined && { reviewer }),
      };
      return withReviews(callerOf(request), query, filter);
    },
  };
}

const stateFor = (isVerified: boolean): ImpactState => (isVerified ? 'verified' : 'declined');

interface ContentQuery {
  impactYear?: number;
  sdg?: number;
  eventType?: string;
  council?: string;
}

function ofContent({ impactYear, sdg, eventType, council }: ContentQuery) {
  return {
    ...(impactYear !== undefined && { impactYear }),
    ...(sdg !== undefined && { sdg }),
    ...(eventType !== undefined && { eventType }),
    ...(council !== undefined && { council }),
  };
}

const onOnePage = (total: number): PageMeta => ({
  page: 1,
  pageSize: 100,
  total,
  totalPages: 1,
  nextCursor: null,
  totalIsExact: true,
});
