import { assertCouncilSeen } from '#domains/councils/server/public.ts';
import type { Db } from '#platform/db/database.ts';
import { callerOf } from '#platform/http/caller.ts';
import { ok } from '#platform/http/envelope.ts';
import type { Handlers } from '#platform/http/handlers.ts';
import { onOnePage } from '#platform/http/paging.ts';
import { type Viewer, viewerOf } from '#platform/http/viewer.ts';
import type { ImpactState } from '../lifecycle.ts';
import { ofContent } from './content-filter.ts';
import { listEventTypes } from './impacts.repository.ts';
import type { ImpactFilter } from './list-filter.repository.ts';
import { isPersonListed, type ListQuery, listPage, scopeOf } from './lists.service.ts';
import type { ImpactPresenter } from './present.ts';

type ListHandlers = Handlers<
  'listImpacts' | 'listFeaturedImpacts' | 'listMyImpacts' | 'listImpactEventTypes' | 'listCouncilImpacts'
>;

export function createListHandlers({ db, presenter }: { db: Db; presenter: ImpactPresenter }): ListHandlers {
  const summaries = async (viewer: Viewer, query: ListQuery, filter: ImpactFilter | null) => {
    const { listed, meta } = await listPage(db, viewer, query, filter);
    return ok('Impacts found.', { data: listed.map((item) => presenter.summary(viewer, item)), meta });
  };

  return {
    listImpacts: async (request) => {
      const viewer = viewerOf(request);
      const { isVerified, user, ...query } = request.query;
      const filter = {
        scope: await scopeOf(db, viewer),
        ...ofContent(query),
        state: isVerified === undefined ? undefined : stateFor(isVerified),
        participant: user,
        isFeatured: query.isFeatured,
        isHidden: query.isHidden,
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
        state,
        isOwner: isOwn,
      };
      return summaries(viewer, query, filter);
    },

    listImpactEventTypes: async () => ok('The kinds of activity.', onOnePage(await listEventTypes(db))),
  };
}

const stateFor = (isVerified: boolean): ImpactState => (isVerified ? 'verified' : 'declined');
