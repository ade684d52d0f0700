/** How an account and its session are presented to clients. */

import { avatarUrlOf } from '#domains/people/server/public.ts';
import type { Session, SessionUser } from '#generated/types.gen.ts';
import type { Account } from './accounts.repository.ts';
import type { SessionTokens } from './sessions/begin-session.ts';

/** What a person sees of their own account wherever it's answered. */
export function presentAccount(account: Omit<Account, 'avatar' | 'isActive' | 'passwordHash'>) {
  return {
    id: account.id,
    name: account.name,
    lastName: account.lastName,
    email: account.email,
    role: account.role,
    isProfileCompleted: account.isProfileCompleted,
    isVerified: account.isVerified,
    location: account.location,
    contactNo: account.contactNo,
    isTermsAgreed: account.isTermsAgreed,
    language: account.language,
    suspendedUntil: account.suspendedUntil?.toISOString() ?? null,
    secondStepDueAt: account.secondStepDueAt?.toISOString() ?? null,
  };
}

export const presentSessionUser = (account: Account): SessionUser => ({
  ...presentAccount(account),
  avatarUrl: avatarUrlOf(account.avatar),
});

export function presentSession({ accessToken, refreshToken, expiresAt }: SessionTokens, account: Account): Session {
  return { accessToken, refreshToken, expiresAt: expiresAt.toISOString(), user: presentSessionUser(account) };
}
