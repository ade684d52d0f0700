import { sql } from 'kysely';
import type { Role } from '../../../../generated/types.gen.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { ProfileFields } from '../profile-fields.ts';

export interface Member {
  id: string;
  email: string;
  name: string | null;
  lastName: string | null;
  location: string | null;
  contactNo: string | null;
  bio: string | null;
  role: Role;
  points: number;
  isTermsAgreed: boolean;
  isProfileCompleted: boolean;
  isVerified: boolean;
  hasPassword: boolean;
  createdAt: Date;
}

export async function getMember(db: Db | Tx, id: string): Promise<Member> {
  return db
    .selectFrom('users')
    .select([
      'id',
      'email',
      'name',
      'last_name as lastName',
      'location',
      'contact_no as contactNo',
      'bio',
      'role',
      'points',
      'is_terms_agreed as isTermsAgreed',
      'is_profile_completed as isProfileCompleted',
      sql<boolean>`email_verified_at is not null`.as('isVerified'),
      sql<boolean>`password_hash is not null`.as('hasPassword'),
      'created_at as createdAt',
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** @param bio undefined keeps it, null clears it. */
export async function setProfile(
  tx: Tx,
  id: string,
  profile: ProfileFields & { isTermsAgreed: boolean; isProfileCompleted: boolean; bio: string | null | undefined },
): Promise<void> {
  await tx
    .updateTable('users')
    .set({
      name: profile.name,
      last_name: profile.lastName,
      location: profile.location,
      contact_no: profile.contactNo,
      is_terms_agreed: profile.isTermsAgreed,
      is_profile_completed: profile.isProfileCompleted,
      ...(profile.bio !== undefined && { bio: profile.bio }),
    })
    .where('id', '=', id)
    .execute();
}

/** The place on the leaderboard of all time; equal points share it. */
export async function countAhead(db: Db | Tx, points: number): Promise<number> {
  const row = await db
    .selectFrom('users')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('points', '>', points)
    .where('deactivated_at', 'is', null)
    .executeTakeFirstOrThrow();
  return row.count;
}
