/** Logging in through the identity provider, which has sent the browser back. */

import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { Failure } from '#platform/server/http/failure.ts';
import { loginMessages } from '../../messages.ts';
import { beginUnverified } from '../admission/begin-unverified.ts';
import { findMissingStep } from '../log-in/ask-for-code.ts';
import { beginLoggedIn, type SessionNeeds } from '../log-in/open-session.ts';
import type { AuthNeeds } from '../needs.ts';
import { hashSecret } from '../secrets.ts';
import { findIdentityOwner, takeExternalSignIn } from './external-sign-in.repository.ts';
import { cookieOptions, SIGN_IN_COOKIE } from './get-google-sign-in-url.ts';
import { findOrMakeAccount, refused } from './identified-account.ts';
import { findIdentified, keepIdentified } from './identified-person.ts';
import { assertConfigured, type ExternalPerson, returnAddressOf } from './identity-provider.ts';
import { presentExternalSession } from './present-external-session.ts';

type IdentifyingNeeds = Pick<AuthNeeds, 'config' | 'db' | 'provider'>;
type Needs = IdentifyingNeeds & SessionNeeds & Pick<AuthNeeds, 'settings'>;

/**
 * Answers 202 while an admin hasn't approved the registration.
 *
 * @throws {Failure} 401 when the provider refuses, and for an account with a second step, which `confirmGoogleSignIn`
 * takes; 503 while the provider can't be reached.
 */
export const signInWithGoogle: Call<'signInWithGoogle', Needs> = async (needs, request, reply) => {
  const { config, db, antiForgery } = needs;
  const { state } = request.query;
  // The page was reloaded while it asked for the code.
  const identified = findIdentified(needs, request);
  if (state !== undefined && identified?.state === state) {
    const ownerId = await findIdentityOwner(db, identified);
    throw (ownerId && (await findMissingStep(db, ownerId))) || refused();
  }
  reply.clearCookie(SIGN_IN_COOKIE, cookieOptions(config));
  const person = await identify(needs, request.cookies[SIGN_IN_COOKIE], { ...request.query });
  const begun = await db.transaction().execute(async (tx) => {
    const account = await findOrMakeAccount(needs, tx, person);
    // Deactivated ones are refused with the others.
    if (account.isActive && !account.isVerified) return { account, isPending: true } as const;
    return (await findMissingStep(tx, account.id)) ?? beginLoggedIn(needs, tx, account, request);
  });
  if ('isPending' in begun) {
    const session = await beginUnverified(needs, begun.account);
    antiForgery.renewCookies(reply);
    reply.code(202);
    return ok(loginMessages.pending(session.registration?.state ?? 'waiting'), session);
  }
  if (!(begun instanceof Failure)) return presentExternalSession(needs, reply, begun);
  keepIdentified(needs, reply, { issuer: person.issuer, subject: person.subject, state });
  throw begun;
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
