/**
 * A real OpenID Connect provider on loopback. Instead of a login, its page lists the accounts to choose from,
 * and a link to decline.
 */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { exportJWK, generateKeyPair } from 'jose';
import Provider from 'oidc-provider';
import { findFreePort } from './free-port.ts';

export interface ProviderAccount {
  email?: string;
  email_verified?: boolean;
  given_name?: string;
  family_name?: string;
}

export interface IdentityProvider {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Keyed by their id at the provider; tests may add accounts. */
  accounts: Map<string, ProviderAccount>;
  /** Answers no request while `work` runs, as in an outage. */
  whileAway(work: () => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

export const REFUSAL = 'refuse';
const CLIENT = { id: 'groundswell-tests', secret: 'a-secret-between-the-two-of-them' };

/** @param redirectUri of the server to sign in to. @param onPort the provider's port; by default any free one. */
export async function startIdentityProvider(redirectUri: string, onPort?: number): Promise<IdentityProvider> {
  const port = onPort ?? (await findFreePort());
  const issuer = `http://127.0.0.1:${port}`;
  const accounts = new Map<string, ProviderAccount>();
  const provider = new Provider(issuer, await configurationFor(redirectUri, accounts));
  const answer = provider.callback();
  const server = createServer((request, response) => {
    // A browser measures a cookie's lifetime by its server's clock, which is shifted in a run on another day.
    response.setHeader('date', new Date().toUTCString());
    if (!request.url?.startsWith('/choose/')) return answer(request, response);
    void letChoose(provider, accounts, request, response);
  });
  const listen = async () => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen();
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  const whileAway = async (work: () => Promise<void>) => {
    await close();
    try {
      await work();
    } finally {
      await listen();
    }
  };
  return { issuer, clientId: CLIENT.id, clientSecret: CLIENT.secret, accounts, whileAway, close };
}

async function configurationFor(redirectUri: string, accounts: Map<string, ProviderAccount>) {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return {
    clients: [{ client_id: CLIENT.id, client_secret: CLIENT.secret, redirect_uris: [redirectUri] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    cookies: { keys: ['signs the cookies of a test'] },
    features: { devInteractions: { enabled: false } },
    findAccount: async (_context: unknown, id: string) => {
      const account = accounts.get(id);
      return account && { accountId: id, claims: async () => ({ sub: id, ...account }) };
    },
    interactions: { url: (_context: unknown, { uid }: { uid: string }) => `/choose/${uid}` },
    jwks: { keys: [{ ...(await exportJWK(privateKey)), use: 'sig', alg: 'RS256' }] },
    loadExistingGrant: async ({
      oidc,
    }: Parameters<ConstructorParameters<typeof Provider>[1]['loadExistingGrant']>[0]) => {
      const { clientId } = oidc.client;
      const grant = new oidc.provider.Grant({ clientId, accountId: oidc.session.accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    pkce: { required: () => true },
    ttl: { Session: 600, Interaction: 600, Grant: 600, AccessToken: 600, IdToken: 600, AuthorizationCode: 60 },
  };
}

async function letChoose(
  provider: Provider,
  accounts: Map<string, ProviderAccount>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const [, , uid, choice] = request.url?.split('/') ?? [];
  if (!choice) {
    const links = [...accounts.keys(), REFUSAL].map((id) => `<p><a href="/choose/${uid}/${id}">${id}</a></p>`);
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><title>Who are you?</title><h1>Who are you?</h1>${links.join('')}`);
    return;
  }
  const refusal = { error: 'access_denied', error_description: 'The person refused' };
  const result = choice === REFUSAL ? refusal : { login: { accountId: choice } };
  await provider.interactionFinished(request, response, result);
}

/** Walks through the provider's pages as a browser would. @returns the redirect URL. */
export async function chooseAccount(signInUrl: string, choice: string, redirectUri: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let address = signInUrl;
  for (let step = 0; step < 10; step += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(address, { redirect: 'manual', headers: { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]?.split(/=(.*)/s) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    const next = new URL(location ?? `${new URL(address).pathname}/${choice}`, address);
    if (next.href.startsWith(redirectUri)) return next;
    address = next.href;
  }
  throw new Error(`The provider did not send the browser back: ${address}`);
}
