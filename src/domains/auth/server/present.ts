/** How an account and its session are presented to clients. */

import { avatarUrlOf } from '#domains/people/server/public.ts';
import type { Session, SessionUser } from '#generated/types.gen.ts';
import type { Account } from './accounts.repository.ts';
import type { SessionTokens } from './sessions/begin-session.ts';

export function presentSessionUser(account: Account): SessionUser {
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
    avatarUrl: avatarUrlOf(account.avatar),
    language: account.language,
    suspendedUntil: account.suspendedUntil?.toISOString() ?? null,
  };
}

export function presentSession({ accessToken, refreshToken, expiresAt }: SessionTokens, account: Account): Session {
  return { accessToken, refreshToken, expiresAt: expiresAt.toISOString(), user: presentSessionUser(account) };
}
