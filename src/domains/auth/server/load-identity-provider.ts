/** The configured identity provider. Its protocol is loaded with the first sign-in: most communities have none. */
import type { ExternalSignInConfig } from '#platform/config/config.ts';
import type { IdentityProvider } from './identity-provider.ts';

export function createIdentityProvider(config: ExternalSignInConfig, redirectUri: string): IdentityProvider {
  let provider: Promise<IdentityProvider> | null = null;
  const load = async () => (await import('./openid-provider.ts')).createOpenIdProvider(config, redirectUri);
  const loaded = () => {
    provider ??= load();
    return provider;
  };
  return {
    begin: async () => (await loaded()).begin(),
    finish: async (returned, checks) => (await loaded()).finish(returned, checks),
  };
}
