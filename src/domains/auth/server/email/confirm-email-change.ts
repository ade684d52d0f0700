import { record } from '#domains/audit/server/public.ts';
import { notify } from '#domains/notifications/server/public.ts';
import { say } from '#languages/say.ts';
import type { Tx } from '#platform/server/db/database.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { conflict, linkGone } from '#platform/server/http/failure.ts';
import { canLogIn } from '../accounts/reactivation.repository.ts';
import { findAccountForUpdate, setEmail } from '../accounts.repository.ts';
import { auditSubjectOf } from '../audit-subject.ts';
import { acceptInvitation, listInvitationIdsTo } from '../invite/invitations.repository.ts';
import { closeLinksOf } from '../mail-links.repository.ts';
import type { AuthNeeds } from '../needs.ts';
import { hashSecret } from '../secrets.ts';
import { emailChangeMail, UNDO_SECONDS } from './email-change-mails.ts';
import { type EmailChange, findLinkedChange, isAddressReserved, markConfirmed } from './email-changes.repository.ts';

type Needs = Pick<AuthNeeds, 'db' | 'jobs' | 'limits' | 'onInvitedJoined'>;

/** @throws {Failure} 409 if another account has the address by now, 410 for a bad link. */
export const confirmEmailChange: Call<'confirmEmailChange', Needs> = async (needs, request) => {
  const { db, limits } = needs;
  const hash = hashSecret(request.params.tokenParam);
  const change = await findLinkedChange(db, hash, 'confirm');
  await limits.takeProven('confirmEmailChange', request, change?.userId ?? null);
  if (!change) throw linkGone();
  await db.transaction().execute((tx) => confirm(needs, tx, change));
  return ok(say('auth.messages.emailChanged'), { email: change.newEmail });
};

async function confirm({ jobs, onInvitedJoined }: Needs, tx: Tx, change: EmailChange): Promise<void> {
  const { id, userId, oldEmail, newEmail } = change;
  // First the impacts: decisions lock impacts before the people who took part.
  await acceptInvitations({ onInvitedJoined }, tx, change);
  const account = await findAccountForUpdate(tx, userId);
  if (!account || account.email !== oldEmail || !(await canLogIn(tx, account))) throw linkGone();
  if (!(await markConfirmed(tx, id, UNDO_SECONDS))) throw linkGone();
  if (await isAddressReserved(tx, newEmail, userId)) throw addressTaken();
  if (!(await setEmail(tx, userId, newEmail))) throw addressTaken();
  // They were sent to the previous address, whose holder can undo the change instead.
  await closeLinksOf(tx, userId, 'verify');
  await closeLinksOf(tx, userId, 'reset');
  await closeLinksOf(tx, userId, 'disown');
  await record(tx, { actorId: userId, action: 'email_changed', ...auditSubjectOf(account) });
  await notify(tx, {
    userId,
    kind: 'account_changed',
    title: () => say('auth.notifications.newEmail.title'),
    body: () => say('auth.notifications.newEmail.body'),
    link: '/dashboard/settings/email',
  });
  await jobs.enqueue(tx, emailChangeMail, { mail: 'changed', id });
}

/**
 * Joins the impacts to which the new address was invited. Nobody is new here, so the inviter earns nothing. Invitations
 * of partners stay open: an admin changes the role of someone who has an account.
 */
async function acceptInvitations(
  { onInvitedJoined }: Pick<Needs, 'onInvitedJoined'>,
  tx: Tx,
  { userId, newEmail }: EmailChange,
): Promise<void> {
  for (const invitationId of await listInvitationIdsTo(tx, newEmail, userId)) {
    const accepted = await acceptInvitation(tx, invitationId, userId);
    if (accepted) await onInvitedJoined(tx, { invitationId, userId });
  }
}

export const addressTaken = () => conflict('already_exists', say('auth.failures.addressTakenMeanwhile'));
