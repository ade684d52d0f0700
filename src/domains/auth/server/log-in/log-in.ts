/** Logging in with email and password. */
import type { Config } from '#platform/server/config/config.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { Failure } from '#platform/server/http/failure.ts';
import { loginMessages } from '../../messages.ts';
import { accountInactive } from '../accounts/reactivate-on-login.ts';
import { type Account, findAccountByEmail } from '../accounts.repository.ts';
import { beginUnverified } from '../admission/begin-unverified.ts';
import { userAgentOf } from '../device-texts.ts';
import { isKnownDevice } from '../devices.ts';
import type { AuthNeeds } from '../needs.ts';
import { askForProof, countSuspect } from '../proofs/ask-for-proof.ts';
import { askForCode } from './ask-for-code.ts';
import { beginLoginAttempt } from './login-attempts.ts';
import { noteFailedLogin } from './login-log.ts';
import { openSession, type SessionNeeds } from './open-session.ts';

type Needs = SessionNeeds & Pick<AuthNeeds, 'limiter' | 'limits' | 'hasher'>;

/**
 * Answers 202 while the email address is unverified or an admin hasn't approved the registration, with a token that only
 * allows the calls about these.
 *
 * @throws {Failure} 401 for wrong credentials, for a missing or wrong second step or proof of work, and for a
 * deactivated account whose owner can't return by logging in.
 */
export const logIn: Call<'logIn', Needs> = async (needs, request, reply) => {
  const { config, db, hasher, antiForgery } = needs;
  const { email, password, code, passkey, proof } = request.body;
  const userAgent = userAgentOf(request);
  const account = await findAccountByEmail(db, email.trim());
  const isKnown = account !== undefined && isKnownDevice(needs, request, account.id);
  await askForProof(needs, request, { proof, status: 401, isKnownDevice: isKnown });
  const userId = account?.id ?? null;
  const attempt = await beginLoginAttempt(needs, request, { email, userId, isKnownDevice: isKnown });
  const isRight = await hasher.verify(account?.passwordHash ?? null, password);
  if (!account || !isRight) {
    await noteFailedLogin(needs, { email, account, userAgent });
    await countSuspect(needs, request);
    throw refusal(config, account);
  }
  await askForCode(needs, account, { code, passkey, attempt, isKnownDevice: isKnown, userAgent });
  await attempt.succeed();
  if (!account.isVerified) {
    if (!account.isActive) throw accountInactive();
    const session = await beginUnverified(needs, account);
    antiForgery.renewCookies(reply);
    reply.code(202);
    return ok(
      session.registration ? loginMessages.pending(session.registration.state) : loginMessages.unverified,
      session,
    );
  }
  const session = await openSession(needs, { request, reply }, account, () => refusal(config, account));
  return ok(loginMessages.success, session);
};

function refusal({ authErrors }: Pick<Config, 'authErrors'>, account: Account | undefined): Failure {
  if (authErrors === 'private') {
    return new Failure(401, 'login_refused', { email: loginMessages.bothWrong, password: loginMessages.bothWrong });
  }
  if (!account) return new Failure(401, 'login_refused', { email: loginMessages.emailUnknown });
  return new Failure(401, 'login_refused', { password: loginMessages.passwordWrong });
}
