/** An identity provider for a worker's server, configured with the redirect URL. */
import { findFreePort } from '../../support/free-port.ts';
import type { IdentityProvider } from '../../support/identity-provider.ts';

export interface ProviderFixture {
  provider: IdentityProvider & { port: number };
}

/** A worker-scoped fixture. Imports its modules lazily, since most workers don't need them. */
export async function provideIdentity(use: (provider: ProviderFixture['provider']) => Promise<void>): Promise<void> {
  const { startIdentityProvider } = await import('../../support/identity-provider.ts');
  const port = await findFreePort();
  const provider = await startIdentityProvider(`http://localhost:${port}/auth/google/return`);
  await use({ ...provider, port });
  await provider.close();
}

/** The server's configuration for the provider. */
export const signInEnv = ({ issuer, clientId, clientSecret }: IdentityProvider) => ({
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID: clientId,
  OIDC_CLIENT_SECRET: clientSecret,
});
