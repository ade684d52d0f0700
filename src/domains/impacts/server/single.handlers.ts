/** The calls about one impact. */

import { say } from '#languages/say.ts';
import type { Db } from '#platform/db/database.ts';
import { callerOf } from '#platform/http/caller.ts';
import { ok } from '#platform/http/envelope.ts';
import type { Handlers } from '#platform/http/handlers.ts';
import { viewerOf } from '#platform/http/viewer.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { can, stateOf } from '../lifecycle.ts';
import { findImpact } from './impacts.repository.ts';
import { type IsBlocked, setLike } from './likes.service.ts';
import type { ListBlockedWith } from './members.service.ts';
import { assertCanSee, assertOwns } from './policy.ts';
import type { ShowImpact } from './present.ts';
import { createSubmissions } from './submission.service.ts';
import { statusOf } from './transitions.service.ts';
import { readTrees } from './trees.service.ts';

interface SingleNeeds {
  db: Db;
  jobs: Jobs;
  quorum: number;
  show: ShowImpact;
  isBlocked: IsBlocked;
  listBlockedWith: ListBlockedWith;
}

type SingleHandlers = Handlers<
  'getImpact' | 'createImpact' | 'updateImpact' | 'checkImpactEditable' | 'likeImpact' | 'getTreesPlanted'
>;

export function createSingleHandlers({ db, quorum, show, isBlocked, ...needs }: SingleNeeds): SingleHandlers {
  const submissions = createSubmissions({ db, quorum, ...needs });
  return {
    getImpact: async (request) => ok('Impact.', await show(viewerOf(request), request.params.id)),

    createImpact: async (request) => {
      const person = callerOf(request);
      const id = await submissions.create(person, request.body);
      return ok('Your impact is logged and awaiting review.', await show(person, id));
    },

    updateImpact: async (request) => {
      const person = callerOf(request);
      await submissions.update(person, request.params.id, request.body);
      return ok('Your changes are saved and awaiting review.', await show(person, request.params.id));
    },

    checkImpactEditable: async (request) => {
      const person = callerOf(request);
      const impact = await findImpact(db, request.params.id);
      assertCanSee(person, impact);
      assertOwns(person, impact, 'edit');
      const isEditable = can(statusOf(impact, quorum), { type: 'impact.edited' });
      const reason = isEditable ? null : say('impacts.failures.cannotEdit', { state: stateOf(impact) });
      return ok('Whether the impact can be edited.', { isEditable, reason });
    },

    likeImpact: async (request) => ok('Like saved.', await setLike({ db, isBlocked }, callerOf(request), request.body)),

    getTreesPlanted: async (request) => ok('Trees planted.', await readTrees(db, viewerOf(request), request.params.id)),
  };
}
