import { inviteOnce } from '#domains/auth/server/public.ts';
import { findActiveByEmail, presentCard } from '#domains/people/server/public.ts';
import type { Settings } from '#domains/settings/server/public.ts';
import { say } from '#languages/say.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { invalid } from '#platform/server/http/failure.ts';
import type { ImpactNeeds } from '../needs.ts';

type Needs = Pick<ImpactNeeds, 'db' | 'jobs'> & { settings: Pick<Settings, 'now'> };

/** Finds the member with an email address, or invites it. @throws {Failure} 422, 429. */
export const inviteImpactMember: Call<'inviteImpactMember', Needs> = async (needs, request) => {
  const caller = callerOf(request);
  const person = await findActiveByEmail(needs.db, request.query.mailid.trim());
  if (person?.id === caller.userId) throw invalid([{ field: 'mailid', message: say('impacts.failures.ownAddress') }]);
  if (person) return ok('Member found.', { member: presentCard(person), invite: null });
  const { id, email, invitedAt } = await inviteOnce(needs, caller, request.query.mailid);
  const invite = { id, email, invitedAt: invitedAt.toISOString() };
  return ok('Invitation sent.', { member: null, invite });
};
