/** OpenID Connect with an identity provider. */

import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientError,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import { say } from '#languages/say.ts';
import type { ExternalSignInConfig } from '#platform/server/config/config.ts';
import { Failure } from '#platform/server/http/failure.ts';
import { HOUR_MS } from '#platform/shared/moment.ts';
import type { ExternalPerson, IdentityProvider, SignInChecks } from './identity-provider.ts';

const TIMEOUT_S = 10;
const DISCOVERED_FOR_MS = HOUR_MS;
const LOOPBACK_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

export function createOpenIdProvider(config: ExternalSignInConfig, redirectUri: string): IdentityProvider {
  const discover = remember(() => discoverProvider(config), DISCOVERED_FOR_MS);
  return {
    begin: async () => {
      const provider = await discover().catch(providerAway);
      const checks = { state: randomState(), nonce: randomNonce(), codeVerifier: randomPKCECodeVerifier() };
      const url = buildAuthorizationUrl(provider, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await calculatePKCECodeChallenge(checks.codeVerifier),
        code_challenge_method: 'S256',
      });
      return { url: url.href, checks };
    },

    finish: async (returned, { state, nonce, codeVerifier }) => {
      const provider = await discover().catch(providerAway);
      try {
        return await exchange(provider, returned, { state, nonce, codeVerifier });
      } catch (error) {
        throw isProviderAway(error) ? await providerAway(error) : error;
      }
    },
  };
}

async function discoverProvider({ issuer, clientId, clientSecret }: ExternalSignInConfig): Promise<Configuration> {
  const isLoopback = issuer.protocol === 'http:' && LOOPBACK_HOSTS.has(issuer.hostname);
  const options = { timeout: TIMEOUT_S, ...(isLoopback && { execute: [allowInsecureRequests] }) };
  return discovery(issuer, clientId, clientSecret, undefined, options);
}

async function exchange(provider: Configuration, returned: URL, checks: SignInChecks): Promise<ExternalPerson> {
  const tokens = await authorizationCodeGrant(provider, returned, {
    expectedState: checks.state,
    expectedNonce: checks.nonce,
    pkceCodeVerifier: checks.codeVerifier,
    idTokenExpected: true,
  });
  const idToken = tokens.claims();
  if (!idToken) throw new Error('The identity provider gave no ID token');
  const hasUserInfo = provider.serverMetadata().userinfo_endpoint !== undefined;
  const isWhole = idToken['email'] !== undefined || !hasUserInfo;
  const claims = isWhole ? idToken : await fetchUserInfo(provider, tokens.access_token, idToken.sub);
  return {
    issuer: idToken.iss,
    subject: idToken.sub,
    email: textOf(claims['email']),
    isEmailVerified: claims['email_verified'] === true,
    name: textOf(claims['given_name']) ?? textOf(claims['name']),
    lastName: textOf(claims['family_name']),
  };
}

function textOf(claim: unknown): string | null {
  return typeof claim === 'string' && claim.trim() !== '' ? claim.trim() : null;
}

/** Caches a successful answer for a while; a failure is retried next time. */
function remember<T>(ask: () => Promise<T>, forMs: number): () => Promise<T> {
  let answer: Promise<T> | null = null;
  let askedAt = 0;
  return () => {
    if (answer && Date.now() - askedAt < forMs) return answer;
    const asked = ask();
    answer = asked;
    askedAt = Date.now();
    asked.catch(() => {
      if (answer === asked) answer = null;
    });
    return asked;
  };
}

/** True for a network error, as opposed to an error response from the provider. */
function isProviderAway(error: unknown): boolean {
  const cause = error instanceof ClientError ? error.cause : error;
  return (
    (error instanceof ClientError && error.code === 'OAUTH_TIMEOUT') ||
    (cause instanceof TypeError && cause.message === 'fetch failed')
  );
}

function providerAway(cause: unknown): Promise<never> {
  return Promise.reject(
    new Failure(503, 'external_sign_in_unavailable', say('auth.failures.providerAway'), {
      retryAfterSeconds: 30,
      cause,
    }),
  );
}
