/**
 * The configured identity provider. The code for its protocol is loaded only if there is one: most communities have
 * none.
 */
import type { ExternalSignInConfig } from '#platform/server/config/config.ts';
import type { IdentityProvider } from './identity-provider.ts';

export function createIdentityProvider(config: ExternalSignInConfig, redirectUri: string): IdentityProvider {
  // Loaded at start-up: if the first sign-in loaded it, every other call would have to wait.
  const provider = import('./openid-provider.ts').then(({ createOpenIdProvider }) =>
    createOpenIdProvider(config, redirectUri),
  );
  // Prevents an unhandled rejection: each call that needs the provider gets the error.
  provider.catch(() => undefined);
  return {
    begin: async () => (await provider).begin(),
    finish: async (returned, checks) => (await provider).finish(returned, checks),
  };
}
