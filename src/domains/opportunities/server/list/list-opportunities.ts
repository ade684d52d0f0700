/** Handlers for lists of opportunities. */

import { readPoints } from '#domains/points/server/public.ts';
import type { Role } from '#generated/types.gen.ts';
import type { Db } from '#platform/db/database.ts';
import { callerOf } from '#platform/http/caller.ts';
import { ok } from '#platform/http/envelope.ts';
import type { Handlers } from '#platform/http/handlers.ts';
import { SerialisedPage } from '#platform/http/serialised-rows.ts';
import { type Viewer, viewerOf } from '#platform/http/viewer.ts';
import type { OpportunityPresenter } from '../present.ts';
import type { OpportunityFilter } from './list-filter.repository.ts';
import { type ListQuery, listPage } from './list-page.ts';

type ListHandlers = Handlers<
  | 'listOpportunities'
  | 'listFeaturedOpportunities'
  | 'listUpcomingOpportunities'
  | 'listAllOpportunities'
  | 'listMyOpportunities'
  | 'listOpportunitiesToVerify'
>;

export function createListHandlers({ db, presenter }: { db: Db; presenter: OpportunityPresenter }): ListHandlers {
  const summaries = async (viewer: Viewer, query: ListQuery, filter: OpportunityFilter) => {
    const { listed, meta } = await listPage(db, viewer, query, filter);
    return ok('Opportunities found.', new SerialisedPage(listed.map(presenter.serialiserFor(viewer)), meta));
  };
  const shown = async (viewer: Viewer, query: ContentQuery & { unlocked?: boolean }): Promise<OpportunityFilter> => ({
    isPublic: true,
    ...ofContent(query),
    unlocked:
      query.unlocked === undefined
        ? undefined
        : { is: query.unlocked, points: viewer ? await readPoints(db, viewer.userId) : 0 },
  });

  return {
    listOpportunities: async (request) => {
      const viewer = viewerOf(request);
      const { query } = request;
      return summaries(viewer, query, { ...(await shown(viewer, query)), open: query.open });
    },

    listFeaturedOpportunities: async (request) =>
      summaries(viewerOf(request), request.query, { isPublic: true, isFeatured: true, state: 'approved' }),

    listUpcomingOpportunities: async (request) => {
      const viewer = viewerOf(request);
      const { query } = request;
      return summaries(viewer, { ...query, sort: 'deadline' }, { ...(await shown(viewer, query)), open: true });
    },

    listAllOpportunities: async (request) => {
      const { query } = request;
      const { state, isHidden, isFeatured } = query;
      return summaries(callerOf(request), query, { ...ofContent(query), state, isHidden, isFeatured });
    },

    listMyOpportunities: async (request) => {
      const person = callerOf(request);
      const { relation = relationOf(person.role), state, applicationState, ...query } = request.query;
      const application = applicationState && { by: person.userId, state: applicationState };
      return summaries(person, query, { ...RELATIONS[relation](person.userId), state, application });
    },

    listOpportunitiesToVerify: async (request) =>
      summaries(callerOf(request), request.query, { ...ofContent(request.query), state: 'pending' }),
  };
}

const RELATIONS = {
  own: (owner: string) => ({ owner }),
  saved: (savedBy: string) => ({ savedBy }),
  applied: (appliedBy: string) => ({ appliedBy }),
  followed: (followedBy: string) => ({ followedBy }),
};

const relationOf = (role: Role) => (role === 'Partner' || role === 'Admin' ? 'own' : 'followed');

interface ContentQuery {
  type?: string;
  category?: string;
  sdg?: number;
  owner?: string;
  deadlineFrom?: string;
  deadlineTo?: string;
}

const ofContent = ({ type, category, sdg, owner, deadlineFrom, deadlineTo }: ContentQuery): OpportunityFilter => ({
  type,
  category,
  sdg,
  owner,
  deadlineFrom,
  deadlineTo,
});
