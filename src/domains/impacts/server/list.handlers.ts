import { assertCouncilVisible } from '#domains/councils/server/public.ts';
import type { Db } from '#platform/db/database.ts';
import { callerOf } from '#platform/http/caller.ts';
import { ok } from '#platform/http/envelope.ts';
import type { Handlers } from '#platform/http/handlers.ts';
import { onOnePage } from '#platform/http/paging.ts';
import { SerialisedPage } from '#platform/http/serialised-rows.ts';
import { type Viewer, viewerOf } from '#platform/http/viewer.ts';
import type { ImpactState } from '../lifecycle.ts';
import { ofContent } from './content-filter.ts';
import { listEventTypes } from './impacts.repository.ts';
import type { ImpactFilter, Scope } from './list-filter.repository.ts';
import { isPersonListed, type ListedPage, type ListQuery, listPage, listSeenPage } from './lists.service.ts';
import type { ImpactPresenter } from './present.ts';

type ListHandlers = Handlers<
  'listImpacts' | 'listFeaturedImpacts' | 'listMyImpacts' | 'listImpactEventTypes' | 'listCouncilImpacts'
>;

export function createListHandlers({ db, presenter }: { db: Db; presenter: ImpactPresenter }): ListHandlers {
  const present = (viewer: Viewer, { listed, meta }: ListedPage) =>
    ok('Impacts found.', new SerialisedPage(listed.map(presenter.serialiserFor(viewer)), meta));
  const summaries = async (viewer: Viewer, query: ListQuery, filter: ImpactFilter | null) =>
    present(viewer, await listPage(db, viewer, query, filter));

  return {
    listImpacts: async (request) => {
      const viewer = viewerOf(request);
      const { isVerified, user, isFeatured, isHidden, ...query } = request.query;
      if (user !== undefined && !(await isPersonListed(db, viewer, user))) return summaries(viewer, query, null);
      const common = { ...ofContent(query), isFeatured, participant: user };
      if (isVerified === true && isHidden === false) return summaries(viewer, query, { ...common, scope: PUBLIC });
      const filter = { ...common, state: isVerified === undefined ? undefined : stateFor(isVerified), isHidden };
      if (query.sort === 'lastVerified') return summaries(viewer, query, { ...filter, scope: PUBLIC });
      return present(viewer, await listSeenPage(db, viewer, query, filter));
    },

    listFeaturedImpacts: async (request) =>
      summaries(viewerOf(request), request.query, { scope: PUBLIC, isFeatured: true }),

    listCouncilImpacts: async (request) => {
      const viewer = viewerOf(request);
      const { id: council } = request.params;
      await assertCouncilVisible(db, viewer, council);
      return summaries(viewer, request.query, { scope: PUBLIC, ...ofContent(request.query), council });
    },

    listMyImpacts: async (request) => {
      const viewer = callerOf(request);
      const { state, isOwn, ...query } = request.query;
      const own = { participant: viewer.userId, isOwner: isOwn, state };
      return summaries(viewer, query, { scope: { kind: 'all' }, ...ofContent(query), ...own });
    },

    listImpactEventTypes: async () => ok('The kinds of activity.', onOnePage(await listEventTypes(db))),
  };
}

const PUBLIC: Scope = { kind: 'public', own: null };

const stateFor = (isVerified: boolean): ImpactState => (isVerified ? 'verified' : 'declined');
