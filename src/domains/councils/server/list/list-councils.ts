import type { Db } from '#platform/db/database.ts';
import { callerOf } from '#platform/http/caller.ts';
import { ok } from '#platform/http/envelope.ts';
import type { Handlers } from '#platform/http/handlers.ts';
import { SerialisedPage } from '#platform/http/serialised-rows.ts';
import { type Viewer, viewerOf } from '#platform/http/viewer.ts';
import { listMemberships } from '../members/members.repository.ts';
import { isAdmin } from '../policy.ts';
import { type CouncilPresenter, presentRef } from '../present.ts';
import { type ListQuery, listNamePage, listPage } from './list-page.ts';
import type { CouncilFilter } from './lists.repository.ts';

type ListHandlers = Handlers<'listCouncils' | 'listCouncilNames' | 'listMyCouncils'>;

const MY_PAGE_SIZE = 40;

export function createListHandlers({ db, presenter }: { db: Db; presenter: CouncilPresenter }): ListHandlers {
  const summaries = async (viewer: Viewer, query: ListQuery, filter: CouncilFilter) => {
    const { listed, meta } = await listPage(db, viewer, query, filter);
    return ok('Councils found.', new SerialisedPage(listed.map(presenter.serialiserFor(viewer)), meta));
  };

  return {
    listCouncils: async (request) => {
      const viewer = viewerOf(request);
      const { isApproved, isSubmited, sdg, ...query } = request.query;
      const filter: CouncilFilter = {
        scope: isAdmin(viewer) ? { kind: 'all' } : { kind: 'public', ownerId: viewer?.userId ?? null },
        isApproved,
        isSubmited,
        sdg,
      };
      return summaries(viewer, query, filter);
    },

    listCouncilNames: async (request) => {
      const { sort = 'title', ...query } = request.query;
      const { listed, meta } = await listNamePage(db, { ...query, sort }, { scope: { kind: 'public', ownerId: null } });
      const data = listed.map(({ id, title }) => presentRef({ id, councilTitle: title }));
      return ok('Councils found.', { data, meta });
    },

    listMyCouncils: async (request) => {
      const person = callerOf(request);
      const { standing, page_size = MY_PAGE_SIZE, ...query } = request.query;
      const memberships = await listMemberships(db, person.userId);
      const among = memberships.filter((own) => standing === undefined || own.standing === standing);
      const filter: CouncilFilter = { scope: { kind: 'all' }, among: among.map(({ councilId }) => councilId) };
      return summaries(person, { ...query, page_size }, filter);
    },
  };
}
