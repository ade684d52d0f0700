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
  isActive: boolean;
  hasPassword: boolean;
  createdAt: Date;
}

export async function findMember(db: Db | Tx, id: string): Promise<Member | undefined> {
  return selectMembers(db).where('id', '=', id).executeTakeFirst();
}

export async function getMember(db: Db | Tx, id: string): Promise<Member> {
  return selectMembers(db).where('id', '=', id).executeTakeFirstOrThrow();
}

const selectMembers = (db: Db | Tx) =>
  db
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
      sql<boolean>`deactivated_at is null`.as('isActive'),
      sql<boolean>`password_hash is not null`.as('hasPassword'),
      'created_at as createdAt',
    ]);

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
