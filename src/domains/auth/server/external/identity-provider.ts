/** What external sign-in needs from an identity provider. */

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
