import { record } from '#domains/audit/server/public.ts';
import { say } from '#languages/say.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { linkGone } from '#platform/server/http/failure.ts';
import { canLogIn } from '../accounts/reactivation.repository.ts';
import { findAccountForUpdate } from '../accounts.repository.ts';
import { auditSubjectOf } from '../audit-subject.ts';
import { deleteFactors } from '../factors/factors.repository.ts';
import { findLinkRecipient, takeLink } from '../mail-links.repository.ts';
import type { AuthNeeds } from '../needs.ts';
import { hashSecret } from '../secrets.ts';
import { lockOut } from './lock-out.ts';

/**
 * For someone whose password or second step was changed by another, or a new address asked for: ends all sessions, makes
 * the password useless, cancels the change of address and emails a link to choose a new password. A second step that the
 * other added is removed, since it would lock the owner out. @throws {Failure} 410 for a bad link.
 */
export const disownPassword: Call<'disownPassword', Pick<AuthNeeds, 'db' | 'jobs' | 'limits'>> = async (
  { db, jobs, limits },
  request,
) => {
  const { tokenParam: token } = request.params;
  await limits.takeProven('disownPassword', request, await findLinkRecipient(db, token, 'disown'));
  await db.transaction().execute(async (tx) => {
    const link = await takeLink(tx, hashSecret(token), 'disown');
    const account = link?.userId ? await findAccountForUpdate(tx, link.userId) : undefined;
    if (!account || !(await canLogIn(tx, account))) throw linkGone();
    if (link?.removesFactor && (await deleteFactors(tx, account.id))) {
      await record(tx, { actorId: account.id, action: 'factor_removed', ...auditSubjectOf(account) });
    }
    await record(tx, { actorId: account.id, action: 'password_disowned', ...auditSubjectOf(account) });
    await lockOut({ tx, jobs }, { userId: account.id, since: link?.createdAt ?? new Date() });
  });
  return ok(say('auth.messages.disowned'), null);
};
