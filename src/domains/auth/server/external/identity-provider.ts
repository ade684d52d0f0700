/** What external sign-in needs from an identity provider. */
import { say } from '#languages/say.ts';
import type { Config } from '#platform/server/config/config.ts';
import { Failure } from '#platform/server/http/failure.ts';

export interface SignInChecks {
  state: string;
  nonce: string;
  codeVerifier: string;
}

export interface ExternalPerson {
  issuer: string;
  subject: string;
  email: string | null;
  isEmailVerified: boolean;
  name: string | null;
  lastName: string | null;
}

export interface IdentityProvider {
  /** @throws {Failure} 503 while the provider can't be reached. */
  begin(): Promise<{ url: string; checks: SignInChecks }>;
  /** @throws {Failure} 503 as above; any other error when the provider refuses. */
  finish(returned: URL, checks: SignInChecks): Promise<ExternalPerson>;
}

/** The page to which the provider sends the browser back. */
export const returnAddressOf = ({ publicOrigin }: Pick<Config, 'publicOrigin'>) => `${publicOrigin}/auth/google/return`;

/** @throws {Failure} 503 when none is configured. */
export function assertConfigured(provider: IdentityProvider | null): IdentityProvider {
  if (provider) return provider;
  throw new Failure(503, 'external_sign_in_unavailable', say('auth.failures.noExternalSignIn'));
}
