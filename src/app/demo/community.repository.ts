import type { Db, Tx } from '../../platform/db/database.ts';
import type { DemoCommunity } from './community.ts';

export async function hasPeople(db: Db | Tx): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined;
}

export async function hasAccount(db: Db | Tx, email: string): Promise<boolean> {
  return (await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()) !== undefined;
}

/** @param passwordHash of the accounts that may sign in; the others have no password. */
export async function insertCommunity(tx: Tx, community: DemoCommunity, passwordHash: string): Promise<void> {
  await tx
    .insertInto('users')
    .values(
      community.people.map((person) => ({
        id: person.id,
        email: person.email,
        password_hash: person.canSignIn ? passwordHash : null,
        name: person.name,
        last_name: person.lastName,
        location: person.location,
        contact_no: person.contactNo,
        role: person.role,
        is_terms_agreed: true,
        is_profile_completed: person.isProfileCompleted,
        email_verified_at: person.isVerified ? person.joinedAt : null,
        points: person.points,
        created_at: person.joinedAt,
      })),
    )
    .execute();
  await tx
    .insertInto('invitations')
    .values(
      community.invitations.map((invitation) => ({
        id: invitation.id,
        email: invitation.email,
        invited_by: invitation.invitedBy,
        accepted_by: invitation.acceptedBy,
        created_at: invitation.invitedAt,
        expires_at: new Date(invitation.invitedAt.getTime() + INVITATION_MS),
      })),
    )
    .execute();
  await tx
    .insertInto('points_entries')
    .values(
      community.pointsEntries.map((entry) => ({
        id: entry.id,
        user_id: entry.userId,
        points: entry.points,
        balance: entry.balance,
        cause: entry.cause,
        reason: entry.reason,
        subject_id: entry.subjectId,
        decided_by: entry.decidedBy,
        created_at: entry.givenAt,
      })),
    )
    .execute();
}

const INVITATION_MS = 14 * 86_400_000;
