import { say } from '#languages/say.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { invalid, linkGone } from '#platform/server/http/failure.ts';
import { resetPasswordMessages } from '../../messages.ts';
import { canLogIn } from '../accounts/reactivation.repository.ts';
import { type Account, findAccount, setPassword } from '../accounts.repository.ts';
import { proveAddress } from '../admission/prove-address.ts';
import { rememberDevice } from '../devices.ts';
import { removePendingChange } from '../email/email-changes.repository.ts';
import { forgetFailures } from '../log-in/login-attempts.ts';
import { closeLinksOf, findLinkRecipient, findOpenLink, takeLink } from '../mail-links.repository.ts';
import type { AuthNeeds } from '../needs.ts';
import { hashSecret } from '../secrets.ts';
import { endSessionsOf } from '../sessions/sessions.repository.ts';
import { resetEmailsTo } from './forgot-password.ts';
import { announceNewPassword, findNewPasswordFaults } from './new-password.ts';

type Needs = Pick<AuthNeeds, 'config' | 'db' | 'keys' | 'jobs' | 'limits' | 'limiter' | 'hasher'>;

/** Ends all sessions. @throws {Failure} 410 for a bad link, 422 by field. */
export const resetPassword: Call<'resetPassword', Needs> = async (needs, request, reply) => {
  const { config, db, jobs, limits, limiter, hasher } = needs;
  const { tokenParam: token } = request.params;
  const input = request.body;
  await limits.takeProven('resetPassword', request, await findLinkRecipient(db, token, 'reset'));
  const hash = hashSecret(token);
  const account = await findLinked(db, hash);
  const faults = await findNewPasswordFaults(config, account, input);
  if (input.email.trim().toLowerCase() !== account.email.toLowerCase()) {
    faults.unshift({ field: 'email', message: say('auth.failures.addressOfLink') });
  }
  if (faults.length > 0) throw invalid(faults);
  const passwordHash = await hasher.hash(input.password);
  await db.transaction().execute(async (tx) => {
    const link = await takeLink(tx, hash, 'reset');
    if (link?.userId !== account.id) throw linkGone();
    await setPassword(tx, account.id, passwordHash);
    // Following the link proves access to the mailbox, so it verifies the address too.
    await proveAddress(needs, tx, account.id);
    await closeLinksOf(tx, account.id, 'reset');
    // It may have been asked for by someone who knew the old password.
    await removePendingChange(tx, account.id);
    await endSessionsOf(tx, account.id);
    await announceNewPassword({ tx, jobs }, account, 'password_reset');
  });
  // Earlier links no longer work, so the limit on reset emails starts afresh.
  await limiter.clear(resetEmailsTo(account.email));
  await forgetFailures(limiter, request, account.email);
  rememberDevice(needs, reply, account.id);
  return ok(resetPasswordMessages.success, null);
};

async function findLinked(db: Db, hash: Buffer): Promise<Account> {
  const link = await findOpenLink(db, hash, 'reset');
  const account = link?.userId ? await findAccount(db, link.userId) : undefined;
  if (!account || !(await canLogIn(db, account))) throw linkGone();
  return account;
}
