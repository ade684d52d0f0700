import { inviteOnce } from '#domains/auth/server/public.ts';
import { findActiveByEmail, presentCard } from '#domains/people/server/public.ts';
import { say } from '#languages/say.ts';
import type { Db } from '#platform/db/database.ts';
import { callerOf } from '#platform/http/caller.ts';
import { ok } from '#platform/http/envelope.ts';
import { invalid } from '#platform/http/failure.ts';
import type { Handlers } from '#platform/http/handlers.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';

interface InviteNeeds {
  db: Db;
  jobs: Jobs;
}

export function createInviteHandler({ db, jobs }: InviteNeeds): Handlers<'inviteImpactMember'> {
  return {
    inviteImpactMember: async (request) => {
      const { userId } = callerOf(request);
      const person = await findActiveByEmail(db, request.query.mailid.trim());
      if (person?.id === userId) throw invalid([{ field: 'mailid', message: say('impacts.failures.ownAddress') }]);
      if (person) return ok('Member found.', { member: presentCard(person), invite: null });
      const { id, email, invitedAt } = await inviteOnce({ db, jobs }, userId, request.query.mailid);
      const invite = { id, email, invitedAt: invitedAt.toISOString() };
      return ok('Invitation sent.', { member: null, invite });
    },
  };
}
