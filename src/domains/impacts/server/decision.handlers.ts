/** The calls for judges' decisions, for appeals against them, and for hiding and featuring by admins. */

import type { Db } from '#platform/db/database.ts';
import { callerOf } from '#platform/http/caller.ts';
import { ok } from '#platform/http/envelope.ts';
import type { Handlers } from '#platform/http/handlers.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { createCuration, type HasReported } from './curation.service.ts';
import type { ImpactPresenter, ShowImpact } from './present.ts';
import { readVisible } from './reading.service.ts';
import { createReviews } from './review.service.ts';

interface DecisionNeeds {
  db: Db;
  jobs: Jobs;
  quorum: number;
  hasReported: HasReported;
  presenter: ImpactPresenter;
  show: ShowImpact;
}

type DecisionHandlers = Handlers<
  'reviewImpact' | 'reviewImpacts' | 'appealImpactDecision' | 'hideImpact' | 'featureImpact'
>;

export function createDecisionHandlers({
  db,
  jobs,
  quorum,
  hasReported,
  presenter,
  show,
}: DecisionNeeds): DecisionHandlers {
  const reviews = createReviews({ db, jobs, quorum });
  const curation = createCuration({ db, quorum, hasReported });
  return {
    reviewImpact: async (request) => {
      const person = callerOf(request);
      await reviews.review(person, request.params.id, request.body);
      return ok('Decision saved.', await show(person, request.params.id));
    },

    reviewImpacts: async (request) => {
      const person = callerOf(request);
      const reviewed = await reviews.reviewMany(person, request.body);
      const seen = await readVisible(db, person, request.body.ids);
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

    hideImpact: async (request) => {
      const person = callerOf(request);
      const { impactId, isHide, reason } = request.body;
      await curation.hide(person, impactId, { isHide, reason });
      return ok(isHide ? 'Hidden.' : 'Shown again.', await show(person, impactId));
    },

    featureImpact: async (request) => {
      const person = callerOf(request);
      const { impactId, isFeatured } = request.body;
      await curation.feature(person, impactId, isFeatured);
      return ok(isFeatured ? 'Featured.' : 'No longer featured.', await show(person, impactId));
    },
  };
}
