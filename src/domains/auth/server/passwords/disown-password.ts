import { record } from '#domains/audit/server/public.ts';
import { say } from '#languages/say.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { linkGone } from '#platform/server/http/failure.ts';
import { canLogIn } from '../accounts/reactivation.repository.ts';
import { findAccountForUpdate, setPassword } from '../accounts.repository.ts';
import { auditSubjectOf } from '../audit-subject.ts';
import { authMail } from '../mail-jobs.ts';
import { closeLinksOf, findLinkRecipient, takeLink } from '../mail-links.repository.ts';
import type { AuthNeeds } from '../needs.ts';
import { hashSecret } from '../secrets.ts';
import { endSessionsOf } from '../sessions/sessions.repository.ts';

/**
 * For someone whose password was changed by another: ends all sessions, makes the password useless and emails a link to
 * choose a new one. @throws {Failure} 410 for a bad link.
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
    await setPassword(tx, account.id, null);
    await closeLinksOf(tx, account.id, 'disown');
    await closeLinksOf(tx, account.id, 'reset');
    await endSessionsOf(tx, account.id);
    await record(tx, { actorId: account.id, action: 'password_disowned', ...auditSubjectOf(account) });
    await jobs.enqueue(tx, authMail, { mail: 'passwordReset', id: account.id });
  });
  return ok(say('auth.messages.disowned'), null);
};
