import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import type { ImpactNeeds } from '../needs.ts';
import { showImpact } from '../show/get-impact.ts';
import { decideImpact } from './decide-impact.ts';

type Needs = Pick<ImpactNeeds, 'db' | 'jobs' | 'quorum' | 'pointsRule' | 'presentMedia'>;

/** @throws {Failure} 403, 404, 409 if the state doesn't allow it, 422 without a reason. */
export const reviewImpact: Call<'reviewImpact', Needs> = async (needs, request) => {
  const person = callerOf(request);
  const { id } = request.params;
  await decideImpact(needs, person, id, request.body);
  return ok('Decision saved.', await showImpact(needs, person, id));
};
