import { say } from '#languages/say.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { can, stateOf } from '../../lifecycle.ts';
import { findImpact } from '../impacts.repository.ts';
import type { ImpactNeeds } from '../needs.ts';
import { assertCanSee, assertOwns } from '../policy.ts';
import { statusOf } from '../take-step.ts';

type Needs = Pick<ImpactNeeds, 'db' | 'quorum'>;

/** @throws {Failure} 403 for anyone but the owner, 404. */
export const checkImpactEditable: Call<'checkImpactEditable', Needs> = async ({ db, quorum }, request) => {
  const person = callerOf(request);
  const impact = await findImpact(db, request.params.id);
  assertCanSee(person, impact);
  assertOwns(person, impact, 'edit');
  const isEditable = can(statusOf(impact, quorum), { type: 'impact.edited' });
  const reason = isEditable ? null : say('impacts.failures.cannotEdit', { state: stateOf(impact) });
  return ok('Whether the impact can be edited.', { isEditable, reason });
};
