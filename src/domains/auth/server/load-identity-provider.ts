/** The configured identity provider. Its protocol is loaded where there is one: most communities have none. */
import type { ExternalSignInConfig } from '#platform/config/config.ts';
import type { IdentityProvider } from './identity-provider.ts';

export function createIdentityProvider(config: ExternalSignInConfig, redirectUri: string): IdentityProvider {
  // With the start: the first sign-in would keep every other call waiting while it's read.
  const provider = import('./openid-provider.ts').then(({ createOpenIdProvider }) =>
    createOpenIdProvider(config, redirectUri),
  );
  // Each call that needs it gets the error.
  provider.catch(() => undefined);
  return {
    begin: async () => (await provider).begin(),
    finish: async (returned, checks) => (await provider).finish(returned, checks),
  };
}
