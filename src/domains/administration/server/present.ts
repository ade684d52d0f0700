import { profileSlugOf } from '#domains/people/model.ts';
import type { Account } from '#generated/types.gen.ts';
import type { AccountRow } from './accounts.repository.ts';

export function presentAccount(row: AccountRow, verifiedImpacts: number): Account {
  return {
    id: row.id,
    name: row.name,
    lastName: row.lastName,
    email: row.email,
    role: row.role,
    isProfileCompleted: row.isProfileCompleted,
    isVerified: row.isVerified,
    isAwaitingApproval: row.isAwaitingApproval,
    location: row.location,
    contactNo: row.contactNo,
    isTermsAgreed: row.isTermsAgreed,
    slug: profileSlugOf(row),
    avatarUrl: null,
    isActive: row.deactivatedAt === null,
    status: row.status,
    points: row.points,
    verifiedImpacts,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
    deactivatedAt: row.deactivatedAt?.toISOString() ?? null,
    erasedAt: row.erasedAt?.toISOString() ?? null,
    suspendedUntil: row.suspendedUntil?.toISOString() ?? null,
  };
}
