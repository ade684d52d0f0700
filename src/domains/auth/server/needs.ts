/** What the domain's calls need besides their request, made once per process. */
import type { Settings } from '#domains/settings/server/public.ts';
import type { Erasure } from '#platform/server/archive/erasure.ts';
import type { LiveConfig } from '#platform/server/config/config.ts';
import type { Keys } from '#platform/server/config/secrets.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';
import { createCallLimits } from '#platform/server/http/limits/call-limits.ts';
import type { RateLimiter } from '#platform/server/http/limits/rate-limits.ts';
import type { AntiForgery } from '#platform/server/http/security/anti-forgery.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import type { Mailer } from '#platform/server/mail/mailer.ts';
import { type IdentityProvider, returnAddressOf } from './external/identity-provider.ts';
import { createIdentityProvider } from './external/load-identity-provider.ts';
import { AUTH_LIMITS, type AuthLimits } from './limits.ts';
import { createPasswordHasher, type PasswordHasher } from './passwords/password-hashing.ts';
import { type AccessTokens, createAccessTokens } from './sessions/access-tokens.ts';

/** Called in the transaction that changes the account. */
export type OnChange = (tx: Tx, jobs: Jobs, userId: string) => Promise<void>;

interface AuthTools {
  config: LiveConfig;
  settings: Pick<Settings, 'now'>;
  db: Db;
  keys: Keys;
  jobs: Jobs;
  mailer: Mailer;
  antiForgery: AntiForgery;
  limiter: RateLimiter;
  /** Called in the transaction that accepts an invitation. */
  onInvitedJoined: (tx: Tx, joined: { invitationId: string; userId: string }) => Promise<void>;
  onDeactivated: OnChange;
  /** What becomes of a person's data in every domain when they are forgotten. */
  erasures: readonly Erasure[];
}

export interface AuthNeeds extends AuthTools {
  limits: AuthLimits;
  accessTokens: AccessTokens;
  hasher: PasswordHasher;
  /** Null when none is configured. */
  provider: IdentityProvider | null;
}

export function prepareAuth(tools: AuthTools): AuthNeeds {
  const { config, keys, limiter } = tools;
  return {
    ...tools,
    limits: createCallLimits(limiter, AUTH_LIMITS),
    accessTokens: createAccessTokens(keys.accessTokens, config.accessTokenSeconds),
    hasher: createPasswordHasher(),
    provider: config.externalSignIn && createIdentityProvider(config.externalSignIn, returnAddressOf(config)),
  };
}
