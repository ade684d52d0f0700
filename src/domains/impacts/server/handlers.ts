/** The calls about a single impact; lists are in `list.handlers.ts`. */

import type { Invitations } from '#domains/auth/server/public.ts';
import type { PresentMedia } from '#domains/media/server/public.ts';
import type { Letters } from '#domains/notifications/server/public.ts';
import type { Config } from '#platform/config/config.ts';
import type { Db } from '#platform/db/database.ts';
import { callerOf } from '#platform/http/caller.ts';
import { ok } from '#platform/http/envelope.ts';
import type { Handlers } from '#platform/http/handlers.ts';
import { type Viewer, viewerOf } from '#platform/http/viewer.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { can, stateOf } from '../lifecycle.ts';
import { createShelf } from './curation.service.ts';
import { findImpact } from './impacts.repository.ts';
import { createInviteHandler } from './invite.handler.ts';
import { createDecisionLetter, createReviewersWordJob, decisionMail, reviewersWord } from './jobs.ts';
import { setLike } from './likes.service.ts';
import { createListHandlers } from './list.handlers.ts';
import { assertOwns, assertSees } from './policy.ts';
import { createImpactPresenter } from './present.ts';
import { readImpact, readSeen } from './reading.service.ts';
import { createReviews } from './review.service.ts';
import { createSubmissions } from './submission.service.ts';
import { statusOf } from './transitions.service.ts';
import { readTrees } from './trees.service.ts';

interface ImpactNeeds {
  config: Config;
  db: Db;
  jobs: Jobs;
  letters: Letters;
  invitations: Invitations;
  presentMedia: PresentMedia;
}

type SingleHandlers = Handlers<
  | 'getImpact'
  | 'createImpact'
  | 'updateImpact'
  | 'checkImpactEditable'
  | 'likeImpact'
  | 'hideImpact'
  | 'featureImpact'
  | 'getTreesPlanted'
  | 'reviewImpact'
  | 'reviewImpacts'
  | 'appealImpactDecision'
>;

export function createImpactHandlers(needs: ImpactNeeds) {
  const { config, db, jobs, letters, invitations, presentMedia } = needs;
  const quorum = config.impactQuorum;
  const presenter = createImpactPresenter({ presentMedia, quorum });
  const submissions = createSubmissions({ db, jobs, quorum });
  const reviews = createReviews({ db, jobs, quorum });
  const shelf = createShelf({ db, quorum });
  const show = async (viewer: Viewer, id: string) => presenter.whole(viewer, await readImpact(db, viewer, id));

  letters.handle(decisionMail, createDecisionLetter({ db, config }));
  jobs.handle(reviewersWord, createReviewersWordJob(db));

  const single: SingleHandlers = {
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
      assertSees(person, impact);
      assertOwns(person, impact, 'edit it');
      const isEditable = can(statusOf(impact, quorum), { type: 'impact.edited' });
      const reason = isEditable ? null : `This impact is ${stateOf(impact)}, so you can’t edit it any more.`;
      return ok('Whether the impact can be edited.', { isEditable, reason });
    },

    likeImpact: async (request) => {
      return ok('Like saved.', await setLike(db, callerOf(request), request.body));
    },

    hideImpact: async (request) => {
      const person = callerOf(request);
      const { impactId, isHide } = request.body;
      await shelf.hide(person, impactId, isHide);
      return ok(isHide ? 'Hidden.' : 'Shown again.', await show(person, impactId));
    },

    featureImpact: async (request) => {
      const person = callerOf(request);
      const { impactId, isFeatured } = request.body;
      await shelf.feature(person, impactId, isFeatured);
      return ok(isFeatured ? 'Featured.' : 'No longer featured.', await show(person, impactId));
    },

    getTreesPlanted: async (request) => ok('Trees planted.', await readTrees(db, viewerOf(request), request.params.id)),

    reviewImpact: async (request) => {
      const person = callerOf(request);
      await reviews.review(person, request.params.id, request.body);
      return ok('Decision saved.', await show(person, request.params.id));
    },

    reviewImpacts: async (request) => {
      const person = callerOf(request);
      const reviewed = await reviews.reviewMany(person, request.body);
      const seen = await readSeen(db, person, request.body.ids);
      const shown = new Map(seen.map((whole) => [whole.id, presenter.whole(person, whole)]));
      const results = reviewed.map((result) => ({ ...result, impact: shown.get(result.id) ?? null }));
      const doneCount = results.filter(({ isDone }) => isDone).length;
      const refusedCount = results.length - doneCount;
      return ok('The result for each impact.', { results, doneCount, refusedCount });
    },

    appealImpactDecision: async (request) => {
      const person = callerOf(request);
      await reviews.appeal(person, request.params.id, request.body.reason);
      return ok('Your appeal will go to another judge.', await show(person, request.params.id));
    },
  };

  return {
    ...single,
    ...createListHandlers({ db, presenter }),
    ...createInviteHandler({ db, invitations }),
  };
}
