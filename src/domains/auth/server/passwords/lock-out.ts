import type { Tx } from '#platform/server/db/database.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import { DAY_MS } from '#platform/shared/moment.ts';
import { freezeChanges, setPassword } from '../accounts.repository.ts';
import { removePendingChange } from '../email/email-changes.repository.ts';
import { deleteUselessCodes } from '../factors/factors.repository.ts';
import { authMail } from '../mail-jobs.ts';
import { closeLinksOf } from '../mail-links.repository.ts';
import { deletePasskeysSince } from '../passkeys/passkeys.repository.ts';
import { endAccessOf } from '../sessions/end-access.ts';

/** How long before a change that wasn't the owner's someone else may have been in the account already. */
const UNNOTICED_MS = 7 * DAY_MS;

/**
 * Ends every way in that someone else may have: only the link that the owner is emailed leads back. Passkeys of the week
 * before are removed, since they log in without the password; older ones are the owner's. All tokens of programs end. The
 * ways in then stay as they are for a day, since the other may still have one that nobody knows of.
 *
 * @param since when the owner was told of the change.
 */
export async function lockOut(
  { tx, jobs }: { tx: Tx; jobs: Jobs },
  { userId, since }: { userId: string; since: Date },
): Promise<void> {
  await deletePasskeysSince(tx, userId, new Date(since.getTime() - UNNOTICED_MS));
  await deleteUselessCodes(tx, userId);
  await setPassword(tx, userId, null);
  await freezeChanges(tx, userId);
  await removePendingChange(tx, userId);
  await closeLinksOf(tx, userId, 'disown');
  await closeLinksOf(tx, userId, 'reset');
  await endAccessOf(tx, userId);
  await jobs.enqueue(tx, authMail, { mail: 'passwordReset', id: userId });
}
