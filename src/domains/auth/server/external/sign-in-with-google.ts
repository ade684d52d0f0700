/** Logging in through the identity provider, which has sent the browser back. */

import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { Failure } from '#platform/server/http/failure.ts';
import { loginMessages } from '../../messages.ts';
import { reactivateOnLogin } from '../accounts/reactivation.ts';
import { userAgentOf } from '../device-texts.ts';
import { rememberDevice } from '../devices.ts';
import { recordLogin } from '../log-in/login-log.ts';
import type { AuthNeeds } from '../needs.ts';
import { presentSession } from '../present.ts';
import { hashSecret } from '../secrets.ts';
import { beginSession } from '../sessions/begin-session.ts';
import { takeExternalSignIn } from './external-sign-in.repository.ts';
import { cookieOptions, SIGN_IN_COOKIE } from './get-google-sign-in-url.ts';
import { findOrMakeAccount, refused } from './identified-account.ts';
import { assertConfigured, type ExternalPerson, returnAddressOf } from './identity-provider.ts';

type IdentifyingNeeds = Pick<AuthNeeds, 'config' | 'db' | 'provider'>;
type Needs = IdentifyingNeeds & Pick<AuthNeeds, 'keys' | 'jobs' | 'accessTokens' | 'antiForgery'>;

/** @throws {Failure} 401 when the provider refuses, 503 while it can't be reached. */
export const signInWithGoogle: Call<'signInWithGoogle', Needs> = async (needs, request, reply) => {
  const { config, db, jobs, antiForgery } = needs;
  reply.clearCookie(SIGN_IN_COOKIE, cookieOptions(config));
  const person = await identify(needs, request.cookies[SIGN_IN_COOKIE], { ...request.query });
  const userAgent = userAgentOf(request);
  const { account, tokens } = await db.transaction().execute(async (tx) => {
    const found = await findOrMakeAccount(tx, person);
    await reactivateOnLogin(tx, jobs, found);
    await recordLogin(tx, found, userAgent);
    return { account: found, tokens: await beginSession(needs, tx, found.id, userAgent) };
  });
  antiForgery.renewCookies(reply);
  rememberDevice(needs, reply, account.id);
  const session = presentSession(tokens, account);
  return ok(loginMessages.success, { ...session, isProfileComplete: account.isProfileCompleted });
};

async function identify(
  { config, db, provider }: IdentifyingNeeds,
  secret: string | undefined,
  returned: Record<string, string>,
): Promise<ExternalPerson> {
  const checks = secret ? await takeExternalSignIn(db, hashSecret(secret)) : undefined;
  if (!checks) throw refused();
  const address = new URL(returnAddressOf(config));
  for (const [name, value] of Object.entries(returned)) address.searchParams.set(name, value);
  return assertConfigured(provider)
    .finish(address, checks)
    .catch((error) => {
      throw error instanceof Failure ? error : refused(error);
    });
}
