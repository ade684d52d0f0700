/** Logging in with email and password. */
import type { Config } from '#platform/server/config/config.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { Failure } from '#platform/server/http/failure.ts';
import { loginMessages } from '../../messages.ts';
import { accountInactive, reactivateOnLogin } from '../accounts/reactivation.ts';
import { type Account, findAccountByEmail, findAccountForUpdate } from '../accounts.repository.ts';
import { userAgentOf } from '../device-texts.ts';
import { isKnownDevice, rememberDevice } from '../devices.ts';
import type { AuthNeeds } from '../needs.ts';
import { presentSession, presentSessionUser } from '../present.ts';
import { beginSession, type SessionTokens } from '../sessions/begin-session.ts';
import { beginLoginAttempt } from './login-attempts.ts';
import { noteFailedLogin, recordLogin } from './login-log.ts';

type SessionNeeds = Pick<AuthNeeds, 'config' | 'db' | 'jobs' | 'accessTokens'>;
type Needs = SessionNeeds & Pick<AuthNeeds, 'keys' | 'limiter' | 'limits' | 'hasher' | 'antiForgery'>;

/**
 * Answers 202 while the email address is unverified, with a token that only verifies it.
 *
 * @throws {Failure} 401 for wrong credentials, and for a deactivated account whose owner can't return by logging in.
 */
export const logIn: Call<'logIn', Needs> = async (needs, request, reply) => {
  const { config, db, hasher, accessTokens, antiForgery } = needs;
  const { email, password } = request.body;
  const userAgent = userAgentOf(request);
  const account = await findAccountByEmail(db, email.trim());
  const attempt = await beginLoginAttempt(needs, request, {
    email,
    userId: account?.id ?? null,
    isKnownDevice: account !== undefined && isKnownDevice(needs, request, account.id),
  });
  const isRight = await hasher.verify(account?.passwordHash ?? null, password);
  if (!account || !isRight) {
    await noteFailedLogin(needs, { email, account, userAgent });
    throw refusal(config, account);
  }
  await attempt.succeed();
  if (!account.isVerified) {
    if (!account.isActive) throw accountInactive();
    const { accessToken } = await accessTokens.sign({ userId: account.id, sessionId: null });
    antiForgery.renewCookies(reply);
    reply.code(202);
    return ok(loginMessages.unverified, { accessToken, user: presentSessionUser(account) });
  }
  const tokens = await begin(needs, account, userAgent);
  antiForgery.renewCookies(reply);
  rememberDevice(needs, reply, account.id);
  return ok(loginMessages.success, presentSession(tokens, account));
};

const begin = (needs: SessionNeeds, account: Account, userAgent: string | null): Promise<SessionTokens> =>
  needs.db.transaction().execute(async (tx) => {
    // A password changed in the meantime ended all sessions; don't start one for the old password.
    const current = await findAccountForUpdate(tx, account.id);
    if (!current || current.passwordHash !== account.passwordHash) throw refusal(needs.config, account);
    await reactivateOnLogin(tx, needs.jobs, current);
    await recordLogin(tx, current, userAgent);
    return beginSession(needs, tx, account.id, userAgent);
  });

function refusal({ authErrors }: Pick<Config, 'authErrors'>, account: Account | undefined): Failure {
  if (authErrors === 'private') {
    return new Failure(401, 'login_refused', { email: loginMessages.bothWrong, password: loginMessages.bothWrong });
  }
  if (!account) return new Failure(401, 'login_refused', { email: loginMessages.emailUnknown });
  return new Failure(401, 'login_refused', { password: loginMessages.passwordWrong });
}
