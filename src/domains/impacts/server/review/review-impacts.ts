import type { ImpactBulkReviewInput, ImpactBulkReviewResult } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { Failure, invalid } from '#platform/server/http/failure.ts';
import type { Person } from '#platform/server/http/viewer.ts';
import { keepIfDone } from '#platform/server/steps/kept-steps.ts';
import { type ImpactState, stateOf } from '../../lifecycle.ts';
import type { ImpactNeeds } from '../needs.ts';
import { presentImpact } from '../show/present.ts';
import { readVisible } from '../show/read-impacts.ts';
import { decideImpact, reasonOf } from './decide-impact.ts';

type Needs = Pick<ImpactNeeds, 'db' | 'jobs' | 'quorum' | 'pointsRule' | 'presentMedia'>;

/** @throws {Failure} 422. What fails for one impact doesn't affect the others. */
export const reviewImpacts: Call<'reviewImpacts', Needs> = async (needs, request) => {
  const person = callerOf(request);
  const reviewed = await decideEach(needs, person, request.body);
  const seen = await readVisible(needs.db, person, request.body.ids);
  const shown = new Map(seen.map((whole) => [whole.id, presentImpact(needs, person, whole)]));
  const results = reviewed.map((result) => ({ ...result, impact: shown.get(result.id) ?? null }));
  const doneCount = results.filter(({ isDone }) => isDone).length;
  const refusedCount = results.length - doneCount;
  return ok('The result for each impact.', { results, doneCount, refusedCount });
};

/** Each in its own transaction. */
async function decideEach(
  needs: Needs,
  person: Person,
  { ids, revisions, ...input }: ImpactBulkReviewInput,
): Promise<Omit<ImpactBulkReviewResult, 'impact'>[]> {
  reasonOf(input);
  if (revisions && revisions.length !== ids.length) {
    throw invalid([{ field: 'revisions', message: say('impacts.failures.oneForEach') }]);
  }
  const results: Omit<ImpactBulkReviewResult, 'impact'>[] = [];
  for (const [index, id] of ids.entries()) {
    try {
      const review = { ...input, revision: revisions?.[index] };
      const { isVerified } = await keepIfDone(() => decideImpact(needs, person, id, review));
      results.push({ id, isDone: true, isVerified, message: sayDone(stateOf({ isVerified })), code: null });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      results.push({ id, isDone: false, isVerified: null, message: error.message, code: error.code });
    }
  }
  return results;
}

function sayDone(state: ImpactState): string {
  if (state === 'verified') return say('impacts.messages.verified');
  return state === 'declined' ? say('impacts.messages.declined') : say('impacts.messages.approved');
}
