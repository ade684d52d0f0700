/** The calls about one council. */

import { say } from '#languages/say.ts';
import type { Db } from '#platform/db/database.ts';
import { callerOf } from '#platform/http/caller.ts';
import { ok } from '#platform/http/envelope.ts';
import type { Handlers } from '#platform/http/handlers.ts';
import { type Viewer, viewerOf } from '#platform/http/viewer.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { CouncilImpacts } from '../council-impacts.ts';
import { decide } from '../decide/decide-council.ts';
import { createSubmissions } from '../manage/update-council.ts';
import type { CouncilPresenter } from '../present.ts';
import { createCouncilReader } from './show-council.ts';

interface SingleNeeds {
  db: Db;
  jobs: Jobs;
  presenter: CouncilPresenter;
  impacts: CouncilImpacts;
}

type SingleHandlers = Handlers<'getCouncil' | 'createCouncil' | 'updateCouncil' | 'decideCouncil'>;

export function createSingleHandlers({ db, jobs, presenter, impacts }: SingleNeeds): SingleHandlers {
  const submissions = createSubmissions({ db, jobs });
  const read = createCouncilReader(db, impacts);
  const show = async (viewer: Viewer, id: string) => presenter.whole(viewer, await read(viewer, id));
  return {
    getCouncil: async (request) => ok('Council found.', await show(viewerOf(request), request.params.id)),

    createCouncil: async (request) => {
      const person = callerOf(request);
      const id = await submissions.create(person, request.body);
      return ok('Your council is awaiting approval.', await show(person, id));
    },

    updateCouncil: async (request) => {
      const person = callerOf(request);
      await submissions.update(person, request.params.id, request.body);
      return ok('Changes saved.', await show(person, request.params.id));
    },

    decideCouncil: async (request) => {
      const person = callerOf(request);
      await decide(db, person, request.params.id, request.body);
      const message = request.body.isApproved ? say('councils.messages.approved') : say('councils.messages.declined');
      return ok(message, await show(person, request.params.id));
    },
  };
}
