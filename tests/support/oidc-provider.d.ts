/** The parts we use of a library without types. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  interface Grant {
    addOIDCScope(scope: string): void;
    save(): Promise<string>;
  }

  interface GrantContext {
    oidc: {
      client: { clientId: string };
      session: { accountId: string };
      provider: { Grant: new (of: { clientId: string; accountId: string }) => Grant };
    };
  }

  interface Account {
    accountId: string;
    claims(): Promise<Record<string, unknown> & { sub: string }>;
  }

  interface Configuration {
    clients: Record<string, unknown>[];
    claims: Record<string, string[]>;
    cookies: { keys: string[] };
    features: Record<string, { enabled: boolean }>;
    findAccount(context: unknown, id: string): Promise<Account | undefined>;
    interactions: { url(context: unknown, interaction: { uid: string }): string };
    jwks: { keys: object[] };
    loadExistingGrant(context: GrantContext): Promise<Grant>;
    pkce: { required(): boolean };
    ttl: Record<string, number>;
  }

  type InteractionResult = { login: { accountId: string } } | { error: string; error_description: string };

  export default class Provider {
    constructor(issuer: string, configuration: Configuration);
    callback(): (request: IncomingMessage, response: ServerResponse) => void;
    interactionFinished(request: IncomingMessage, response: ServerResponse, result: InteractionResult): Promise<void>;
  }
}
