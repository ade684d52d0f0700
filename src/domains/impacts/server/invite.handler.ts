import type { Invitations } from '#domains/auth/server/invitations.service.ts';
import { findActiveByEmail, presentCard } from '#domains/people/server/people.service.ts';
import type { Db } from '#platform/db/database.ts';
import { callerOf } from '#platform/http/caller.ts';
import { ok } from '#platform/http/envelope.ts';
import { invalid } from '#platform/http/failure.ts';
import type { Handlers } from '#platform/http/handlers.ts';
import type { ImpactLimits } from './rate-limits.ts';

interface InviteNeeds {
  db: Db;
  invitations: Invitations;
  limits: ImpactLimits;
}

export function createInviteHandler({ db, invitations, limits }: InviteNeeds): Handlers<'inviteImpactMember'> {
  return {
    inviteImpactMember: async (request, reply) => {
      const { userId } = callerOf(request);
      await limits.take('inviteImpactMember', request);
      const person = await findActiveByEmail(db, request.query.mailid.trim());
      if (person?.id === userId) throw invalid([{ field: 'mailid', message: 'This is your own email address.' }]);
      if (person) return reply.code(200).send(ok('Member found.', { member: presentCard(person), invite: null }));
      const { id, email, invitedAt } = await invitations.inviteOnce(userId, request.query.mailid);
      const invite = { id, email, invitedAt: invitedAt.toISOString() };
      return reply.code(200).send(ok('Invitation sent.', { member: null, invite }));
    },
  };
}
