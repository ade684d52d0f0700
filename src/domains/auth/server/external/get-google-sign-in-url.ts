import type { Config } from '#platform/server/config/config.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import type { AuthNeeds } from '../needs.ts';
import { makeSecret } from '../secrets.ts';
import { insertExternalSignIn } from './external-sign-in.repository.ts';
import { assertConfigured } from './identity-provider.ts';

const SIGN_IN_SECONDS = 600;

/** The cookie by which the browser that began a sign-in is known when it returns. */
export const SIGN_IN_COOKIE = 'external_sign_in';
export const cookieOptions = ({ publicOrigin }: Pick<Config, 'publicOrigin'>) =>
  ({ path: '/api/auth/google', httpOnly: true, sameSite: 'lax', secure: publicOrigin.startsWith('https:') }) as const;

/** @throws {Failure} 503 without a provider, or while it can't be reached. */
export const getGoogleSignInUrl: Call<'getGoogleSignInUrl', Pick<AuthNeeds, 'config' | 'db' | 'provider'>> = async (
  { config, db, provider },
  _request,
  reply,
) => {
  const { url, checks } = await assertConfigured(provider).begin();
  const { secret, hash } = makeSecret();
  await insertExternalSignIn(db, { hash, checks, lifetimeSeconds: SIGN_IN_SECONDS });
  reply.setCookie(SIGN_IN_COOKIE, secret, { ...cookieOptions(config), maxAge: SIGN_IN_SECONDS });
  return ok('Continue at the sign-in provider.', { url });
};
