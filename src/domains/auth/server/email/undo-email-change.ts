import { record } from '#domains/audit/server/public.ts';
import { say } from '#languages/say.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { linkGone } from '#platform/server/http/failure.ts';
import { canLogIn } from '../accounts/reactivation.repository.ts';
import { findAccountForUpdate, setEmail } from '../accounts.repository.ts';
import { auditSubjectOf } from '../audit-subject.ts';
import { removeIdentitiesSince } from '../external/external-sign-in.repository.ts';
import { closeLinksOf } from '../mail-links.repository.ts';
import type { AuthNeeds } from '../needs.ts';
import { lockOut } from '../passwords/lock-out.ts';
import { hashSecret } from '../secrets.ts';
import { addressTaken } from './confirm-email-change.ts';
import { findLinkedChange, markUndone } from './email-changes.repository.ts';

/**
 * For someone whose address was changed by another: restores it, ends every way in that the other has, and emails a link
 * to choose a new password. @throws {Failure} 410 for a bad link.
 */
export const undoEmailChange: Call<'undoEmailChange', Pick<AuthNeeds, 'db' | 'jobs' | 'limits'>> = async (
  { db, jobs, limits },
  request,
) => {
  const hash = hashSecret(request.params.tokenParam);
  const change = await findLinkedChange(db, hash, 'undo');
  await limits.takeProven('undoEmailChange', request, change?.userId ?? null);
  if (!change) throw linkGone();
  const { userId, oldEmail } = change;
  await db.transaction().execute(async (tx) => {
    const account = await findAccountForUpdate(tx, userId);
    if (!account || !(await canLogIn(tx, account))) throw linkGone();
    const confirmedAt = await markUndone(tx, change);
    if (!confirmedAt) throw linkGone();
    if (!(await setEmail(tx, userId, oldEmail))) throw addressTaken();
    // The provider may have linked an account of the other person, by the address that they had here.
    await removeIdentitiesSince(tx, userId, confirmedAt);
    await closeLinksOf(tx, userId, 'verify');
    await record(tx, { actorId: userId, action: 'email_change_undone', ...auditSubjectOf(account) });
    await lockOut({ tx, jobs }, { userId, since: confirmedAt });
  });
  return ok(say('auth.messages.emailChangeUndone'), null);
};
