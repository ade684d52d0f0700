import { record } from '#domains/audit/server/public.ts';
import { notify } from '#domains/notifications/server/public.ts';
import { say } from '#languages/say.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { notFound } from '#platform/server/http/failure.ts';
import { findAccount } from '../accounts.repository.ts';
import { auditSubjectOf } from '../audit-subject.ts';
import type { AuthNeeds } from '../needs.ts';
import { markTokenEnded } from './program-tokens.repository.ts';

/** One's own, or an admin anyone's. @throws {Failure} 404 for others, and one that has ended. */
export const endProgramToken: Call<'endProgramToken', Pick<AuthNeeds, 'db'>> = async ({ db }, request) => {
  const { userId, role } = callerOf(request);
  const holderId = role === 'Admin' ? null : userId;
  await db.transaction().execute(async (tx) => {
    const ended = await markTokenEnded(tx, { id: request.params.id, holderId });
    const holder = ended && (await findAccount(tx, ended.userId));
    if (!holder) throw notFound(say('auth.programs.gone'));
    const { name } = ended;
    await record(tx, { actorId: userId, action: 'program_token_ended', ...auditSubjectOf(holder) });
    if (holder.id === userId) return;
    await notify(tx, {
      userId: holder.id,
      kind: 'account_changed',
      title: () => say('auth.notifications.tokenEnded', { name }),
      body: () => null,
      link: '/dashboard/settings/programs',
      actorId: userId,
    });
  });
  return ok('Token ended.', null);
};
