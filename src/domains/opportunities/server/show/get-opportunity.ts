/** The calls about one opportunity. */

import { say } from '#languages/say.ts';
import type { Db } from '#platform/db/database.ts';
import { callerOf } from '#platform/http/caller.ts';
import { ok } from '#platform/http/envelope.ts';
import { forbidden } from '#platform/http/failure.ts';
import type { Handlers } from '#platform/http/handlers.ts';
import { type Viewer, viewerOf } from '#platform/http/viewer.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { handOverOpportunity } from '../curate/hand-over-opportunity.ts';
import { createVerification } from '../curate/verify-opportunity.ts';
import { closeOpportunity } from '../manage/close-opportunity.ts';
import { createSubmissions } from '../manage/update-opportunity.ts';
import type { OpportunityPresenter } from '../present.ts';
import { readOpportunity } from './show-opportunity.ts';

interface SingleNeeds {
  db: Db;
  jobs: Jobs;
  presenter: OpportunityPresenter;
}

type SingleHandlers = Handlers<
  | 'getOpportunity'
  | 'createOpportunity'
  | 'updateOpportunity'
  | 'verifyOpportunity'
  | 'hideOpportunity'
  | 'featureOpportunity'
  | 'handOverOpportunity'
  | 'closeOpportunity'
>;

export function createSingleHandlers({ db, jobs, presenter }: SingleNeeds): SingleHandlers {
  const submissions = createSubmissions({ db, jobs });
  const verification = createVerification(db);
  const show = async (viewer: Viewer, id: string) => presenter.whole(viewer, await readOpportunity(db, viewer, id));
  return {
    getOpportunity: async (request) => {
      const viewer = viewerOf(request);
      const { user_id: of } = request.query;
      if (of !== undefined && of !== viewer?.userId) {
        throw forbidden('not_allowed', 'user_id must be your own id or left out.');
      }
      return ok('Opportunity found.', await show(viewer, request.params.id));
    },

    createOpportunity: async (request) => {
      const person = callerOf(request);
      const id = await submissions.create(person, request.body);
      return ok('Your opportunity is awaiting verification.', await show(person, id));
    },

    updateOpportunity: async (request) => {
      const person = callerOf(request);
      await submissions.update(person, request.params.id, request.body);
      return ok('Changes saved.', await show(person, request.params.id));
    },

    verifyOpportunity: async (request) => {
      const person = callerOf(request);
      await verification.decide(person, request.params.id, request.body);
      const message = request.body.isApproved
        ? say('opportunities.messages.opportunityVerified')
        : say('opportunities.messages.opportunityDeclined');
      return ok(message, await show(person, request.params.id));
    },

    hideOpportunity: async (request) => {
      const person = callerOf(request);
      const { opportunityId, isHide, reason } = request.body;
      await verification.hide(person, opportunityId, { isHide, reason });
      return ok(isHide ? 'Opportunity hidden.' : 'Opportunity shown again.', await show(person, opportunityId));
    },

    handOverOpportunity: async (request) => {
      const person = callerOf(request);
      const { id } = request.params;
      await handOverOpportunity({ db, person, id, to: request.body.ownerId });
      return ok(say('opportunities.messages.handedOver'), await show(person, id));
    },

    closeOpportunity: async (request) => {
      const person = callerOf(request);
      const { id } = request.params;
      const { isClosed } = request.body;
      await closeOpportunity({ db, person, id, isClosed });
      return ok(isClosed ? 'Opportunity closed.' : 'Opportunity reopened.', await show(person, id));
    },

    featureOpportunity: async (request) => {
      const person = callerOf(request);
      const { opportunityId, isFeatured } = request.body;
      await verification.feature(person, opportunityId, isFeatured);
      return ok(
        isFeatured ? 'Opportunity featured.' : 'Opportunity no longer featured.',
        await show(person, opportunityId),
      );
    },
  };
}
