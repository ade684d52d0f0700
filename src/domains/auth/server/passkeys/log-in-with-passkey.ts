import { say } from '#languages/say.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { Failure } from '#platform/server/http/failure.ts';
import { loginMessages } from '../../messages.ts';
import { userAgentOf } from '../device-texts.ts';
import { hasApp } from '../factors/factors.repository.ts';
import { noteFailedLogin } from '../log-in/login-log.ts';
import { openSession, type SessionNeeds } from '../log-in/open-session.ts';
import type { AuthNeeds } from '../needs.ts';
import { takePasskey } from './take-passkey.ts';

type Needs = SessionNeeds & Pick<AuthNeeds, 'limiter' | 'limits'>;

const refused = (reason: string, cause?: unknown) => new Failure(401, 'passkey_refused', reason, { cause });

/**
 * A passkey that verified its owner is both steps of a login. One that didn't is a single step, so an account with an app
 * for codes refuses it.
 *
 * @throws {Failure} 401 for one that's unknown or refused, 404 where browsers refuse passkeys.
 */
export const logInWithPasskey: Call<'logInWithPasskey', Needs> = async (needs, request, reply) => {
  const { db, limits } = needs;
  const userAgent = userAgentOf(request);
  const taken = await takePasskey(needs, request.body);
  if (taken.is === 'unknown') throw new Failure(401, 'passkey_unknown', taken.reason);
  const { account } = taken;
  if (taken.is === 'refused') {
    if (account) await noteFailedLogin(needs, { email: account.email, account, userAgent });
    throw refused(taken.reason, taken.cause);
  }
  if (!taken.isVerified && (await hasApp(db, taken.account.id))) throw refused(say('auth.passkeys.oneStep'));
  await limits.takeFor('logIn', taken.account.id);
  const session = await openSession(needs, { request, reply }, taken.account, () =>
    refused(say('auth.passkeys.wrong')),
  );
  return ok(loginMessages.success, session);
};
