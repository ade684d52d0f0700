import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { linkGone } from '#platform/server/http/failure.ts';
import { emailVerificationMessages } from '../../messages.ts';
import { findAccount } from '../accounts.repository.ts';
import { beginUnverified } from '../admission/begin-unverified.ts';
import { proveAddress } from '../admission/prove-address.ts';
import { userAgentOf } from '../device-texts.ts';
import { findRegistered, forgetRegistered, rememberDevice } from '../devices.ts';
import { recordLogin } from '../log-in/login-log.ts';
import { closeLinksOf, findLinkRecipient, takeLink } from '../mail-links.repository.ts';
import type { AuthNeeds } from '../needs.ts';
import { presentSession } from '../present.ts';
import { hashSecret } from '../secrets.ts';
import { beginSession } from '../sessions/begin-session.ts';

type Needs = Pick<AuthNeeds, 'config' | 'db' | 'jobs' | 'keys' | 'limits' | 'accessTokens' | 'antiForgery'>;

/**
 * Also logs in if the account was registered in this browser: its password was typed here. Answers 202 if an admin has to
 * approve the registration first.
 *
 * @throws {Failure} 410 for a used, expired or unknown link.
 */
export const verifyEmail: Call<'verifyEmail', Needs> = async (needs, request, reply) => {
  const { db, limits, antiForgery } = needs;
  const { tokenParam: token } = request.params;
  await limits.takeProven('verifyEmail', request, await findLinkRecipient(db, token, 'verify'));
  const registeredId = findRegistered(needs, request);
  const userAgent = userAgentOf(request);
  const opened = await db.transaction().execute(async (tx) => {
    const link = await takeLink(tx, hashSecret(token), 'verify');
    if (!link?.userId) throw linkGone();
    await proveAddress(needs, tx, link.userId);
    await closeLinksOf(tx, link.userId, 'verify');
    const account = await findAccount(tx, link.userId);
    const isHere = account?.isActive === true && account.id === registeredId;
    if (account && !account.isVerified) return { is: 'pending', account: isHere ? account : null } as const;
    if (!account || !isHere) return null;
    await recordLogin(tx, account, userAgent);
    return { is: 'verified', account, tokens: await beginSession(needs, tx, account.id, userAgent) } as const;
  });
  if (!opened) return ok(emailVerificationMessages.success, null);
  if (opened.account) forgetRegistered(reply);
  if (opened.is === 'pending') {
    if (opened.account) antiForgery.renewCookies(reply);
    reply.code(202);
    return ok(emailVerificationMessages.pending, opened.account && (await beginUnverified(needs, opened.account)));
  }
  rememberDevice(needs, reply, opened.account.id);
  antiForgery.renewCookies(reply);
  return ok(emailVerificationMessages.success, presentSession(opened.tokens, opened.account));
};
