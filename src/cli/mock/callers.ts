/** The mock's accounts and sessions, and who may make a call. */
import { randomUUID } from 'node:crypto';
import type { Operation } from '../contract/read-operations.ts';
import { refusal } from './refusals.ts';
import type { Answer } from './wire.ts';

export interface Account {
  id: string;
  email: string;
  role: string;
  name: string;
  isVerified: boolean;
  isProfileCompleted: boolean;
}

/** Of all accounts. */
export const MOCK_PASSWORD = 'tide-lantern-orchard';

const account = (name: string, role: string, changes: Partial<Account> = {}): Account => ({
  id: randomUUID().replace(/^(.{14})./, '$17'),
  email: `${name.toLowerCase()}@example.org`,
  role,
  name,
  isVerified: true,
  isProfileCompleted: true,
  ...changes,
});

export const MOCK_ACCOUNTS: readonly Account[] = [
  account('Admin', 'Admin'),
  account('Member', 'Member'),
  account('Partner', 'Partner'),
  account('Judge', 'Judge'),
  account('Unverified', 'Member', { isVerified: false }),
  account('Incomplete', 'Member', { isProfileCompleted: false }),
];

export interface Session {
  account: Account;
  accessToken: string;
  refreshToken: string;
}

/** A spent refresh token answers for this long, for an answer that was lost. */
const GRACE_MS = 10_000;

export interface Sessions {
  begin(account: Account): Session;
  /** @returns the account of an access token, or null. */
  find(accessToken: string): Account | null;
  /** @returns null for a token that isn't this account's, or was spent too long ago. */
  renew(refreshToken: string, id: string): Session | null;
  end(accessToken: string): void;
}

export function createSessions(): Sessions {
  const families = new Map<string, { account: Account; accessTokens: Set<string>; isEnded: boolean }>();
  const fresh = new Map<string, string>();
  const spent = new Map<string, number>();

  function issue(family: string, account: Account): Session {
    const session = { account, accessToken: `access.${randomUUID()}`, refreshToken: `refresh.${randomUUID()}` };
    families.get(family)?.accessTokens.add(session.accessToken);
    fresh.set(session.refreshToken, family);
    return session;
  }

  return {
    begin: (account) => {
      const family = randomUUID();
      families.set(family, { account, accessTokens: new Set(), isEnded: false });
      return issue(family, account);
    },
    find: (accessToken) => {
      for (const { account, accessTokens, isEnded } of families.values()) {
        if (!isEnded && accessTokens.has(accessToken)) return account;
      }
      return null;
    },
    renew: (refreshToken, id) => {
      const name = fresh.get(refreshToken);
      const family = name === undefined ? undefined : families.get(name);
      if (name === undefined || !family || family.isEnded || family.account.id !== id) return null;
      const before = spent.get(refreshToken);
      if (before !== undefined && Date.now() - before > GRACE_MS) {
        family.isEnded = true;
        return null;
      }
      spent.set(refreshToken, before ?? Date.now());
      return issue(name, family.account);
    },
    end: (accessToken) => {
      for (const family of families.values()) if (family.accessTokens.has(accessToken)) family.isEnded = true;
    },
  };
}

export const tokenInvalid = () => refusal(401, 'token_invalid', 'Token Invalid');

/** @returns why the call is refused, or null. */
export function refuseCaller(
  { who, readsToken }: Operation,
  token: string | null,
  account: Account | null,
): Answer | null {
  if (who.kind === 'refresh') return token === null ? refusal(401, 'token_missing', 'Log in first.') : null;
  if (readsToken && token !== null && account === null) return tokenInvalid();
  if (who.kind === 'visitor') return null;
  if (account === null) return refusal(401, 'token_missing', 'Log in first.');
  if (who.kind === 'unverified') return null;
  if (!account.isVerified) return refusal(403, 'mail_unverified', 'Verify your email address first.');
  if (!account.isProfileCompleted && !who.incompleteProfile) {
    return refusal(403, 'profile_incomplete', 'Complete your profile first.');
  }
  if (who.roles && !who.roles.includes(account.role)) {
    return refusal(403, 'role_forbidden', `Only ${who.roles.join(' or ')} can do this.`);
  }
  return null;
}
