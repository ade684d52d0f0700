/** Wires up the domain; handlers for councils themselves. */

import type { PresentMedia } from '#domains/media/server/public.ts';
import type { Letters } from '#domains/notifications/server/public.ts';
import type { Config } from '#platform/config/config.ts';
import type { Db } from '#platform/db/database.ts';
import { callerOf } from '#platform/http/caller.ts';
import { ok } from '#platform/http/envelope.ts';
import type { Handlers } from '#platform/http/handlers.ts';
import { type Viewer, viewerOf } from '#platform/http/viewer.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { decide } from './decision.service.ts';
import { createFounding } from './founding.service.ts';
import { handleCouncilJobs } from './jobs.ts';
import type { CouncilFilter } from './lists.repository.ts';
import { type ListQuery, listPage } from './lists.service.ts';
import { createMemberHandlers } from './member.handlers.ts';
import { listMemberships } from './members.repository.ts';
import { isAdmin } from './policy.ts';
import { createCouncilPresenter, presentRef } from './present.ts';
import { type ReadCouncilTotals, readCouncil, readListed } from './reading.service.ts';
import { createRequestHandlers } from './request.handlers.ts';
import { createResourceHandlers } from './resource.handlers.ts';
import { createCouncilSummaryHandler } from './summary.handler.ts';

interface CouncilNeeds {
  config: Config;
  db: Db;
  jobs: Jobs;
  letters: Letters;
  presentMedia: PresentMedia;
  readTotals: ReadCouncilTotals;
}

type SingleHandlers = Handlers<
  | 'listCouncils'
  | 'listCouncilNames'
  | 'listMyCouncils'
  | 'getCouncil'
  | 'createCouncil'
  | 'updateCouncil'
  | 'decideCouncil'
>;

const MY_PAGE_SIZE = 40;

export function createCouncilHandlers({ config, db, jobs, letters, presentMedia, readTotals }: CouncilNeeds) {
  const presenter = createCouncilPresenter(presentMedia);
  const founding = createFounding({ db, jobs });
  const show = async (viewer: Viewer, id: string) =>
    presenter.whole(viewer, await readCouncil({ db, readTotals }, viewer, id));
  const summaries = async (viewer: Viewer, query: ListQuery, filter: CouncilFilter) => {
    const { listed, meta } = await listPage(db, query, filter);
    const councils = await readListed(
      db,
      viewer,
      listed.map(({ id }) => id),
    );
    return ok('Councils found.', { data: councils.map((council) => presenter.summary(viewer, council)), meta });
  };

  handleCouncilJobs(jobs, letters, { db, config });

  const single: SingleHandlers = {
    listCouncils: async (request) => {
      const viewer = viewerOf(request);
      const { isApproved, isSubmited, sdg, ...query } = request.query;
      const filter: CouncilFilter = {
        scope: isAdmin(viewer) ? { kind: 'all' } : { kind: 'public', ownerId: viewer?.userId ?? null },
        ...(isApproved !== undefined && { isApproved }),
        ...(isSubmited !== undefined && { isSubmited }),
        ...(sdg !== undefined && { sdg }),
      };
      return summaries(viewer, query, filter);
    },

    listCouncilNames: async (request) => {
      const { sort = 'title', ...query } = request.query;
      const { listed, meta } = await listPage(db, { ...query, sort }, { scope: { kind: 'public', ownerId: null } });
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

    getCouncil: async (request) => ok('Council found.', await show(viewerOf(request), request.params.id)),

    createCouncil: async (request) => {
      const person = callerOf(request);
      const id = await founding.create(person, request.body);
      return ok('Your council is awaiting approval.', await show(person, id));
    },

    updateCouncil: async (request) => {
      const person = callerOf(request);
      await founding.update(person, request.params.id, request.body);
      return ok('Changes saved.', await show(person, request.params.id));
    },

    decideCouncil: async (request) => {
      const person = callerOf(request);
      await decide(db, person, request.params.id, request.body);
      const message = request.body.isApproved ? 'Council approved.' : 'Council declined.';
      return ok(message, await show(person, request.params.id));
    },
  };

  return {
    ...single,
    ...createMemberHandlers(db),
    ...createRequestHandlers(db),
    ...createResourceHandlers({ db, jobs, presentMedia }),
    ...createCouncilSummaryHandler({ db, presentMedia }),
  };
}
