import { type SqlBool, sql } from 'kysely';
import { isUsedBy } from '#domains/media/server/public.ts';
import type { ProfileFields } from '#domains/people/profile-fields.ts';
import type { Place } from '#generated/types.gen.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';

/**
 * For bio and picture, undefined keeps the value and null clears it.
 *
 * @param seen the revision that the change is based on; undefined to change the newest.
 * @returns false if it isn't the newest, unless the texts are already the same because the request was retried.
 */
export async function setProfile(
  tx: Tx,
  id: string,
  profile: Omit<ProfileFields, 'contactNo'> & {
    place: Place | null;
    contactNo: string | null;
    isTermsAgreed: boolean;
    isProfileCompleted: boolean;
    bio: string | null | undefined;
    avatarMediaId?: string | null | undefined;
  },
  seen?: number,
): Promise<boolean> {
  const texts = {
    name: profile.name,
    last_name: profile.lastName,
    location: profile.location,
    place: profile.place && JSON.stringify(profile.place),
    contact_no: profile.contactNo,
    ...(profile.bio !== undefined && { bio: profile.bio }),
  };
  const changes = Object.entries(texts).map(
    ([column, text]) => sql`${sql.ref(column)} is distinct from ${text}${column === 'place' ? sql`::jsonb` : sql``}`,
  );
  const isChanged = sql<boolean>`(${sql.join(changes, sql` or `)})`;
  const result = await tx
    .updateTable('users')
    .set({
      ...texts,
      is_terms_agreed: profile.isTermsAgreed,
      is_profile_completed: profile.isProfileCompleted,
      ...(profile.avatarMediaId !== undefined && { avatar_media_id: profile.avatarMediaId }),
      profile_revision: sql<number>`profile_revision + ${isChanged}::integer`,
    })
    .where('id', '=', id)
    .$if(seen !== undefined, (of) => of.where(sql<boolean>`(profile_revision = ${seen} or not ${isChanged})`))
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function setLanguage(db: Db, id: string, language: string | null): Promise<void> {
  await db.updateTable('users').set({ language }).where('id', '=', id).execute();
}

/**
 * Locks the profile's picture until the transaction ends. Doesn't lock the row: deleting a file locks the file first,
 * then the person.
 */
export async function lockAvatar(tx: Tx, id: string): Promise<string | null> {
  await sql`select pg_advisory_xact_lock(hashtextextended('avatar:' || ${id}::text, 0))`.execute(tx);
  const row = await tx.selectFrom('users').select('avatar_media_id').where('id', '=', id).executeTakeFirstOrThrow();
  return row.avatar_media_id;
}

export async function findLocated(
  db: Db,
  id: string,
): Promise<{ location: string | null; place: Place | null } | undefined> {
  return db.selectFrom('users').select(['location', 'place']).where('id', '=', id).executeTakeFirst();
}

export async function findBio(db: Db | Tx, id: string): Promise<string | null> {
  const row = await db.selectFrom('users').select('bio').where('id', '=', id).executeTakeFirst();
  return row?.bio ?? null;
}

/** The people who use these files as profile pictures. */
export async function listAvatarUses(
  db: Db,
  mediaIds: readonly string[],
): Promise<{ mediaId: string; id: string; name: string | null; lastName: string | null }[]> {
  return db
    .selectFrom('users')
    .select([sql<string>`avatar_media_id`.as('mediaId'), 'id', 'name', 'last_name as lastName'])
    .where(sql<SqlBool>`avatar_media_id = any(${[...mediaIds]}::uuid[])`)
    .execute();
}

/** Profile pictures are public. */
export const isProfilePicture = isUsedBy(sql`users u where u.avatar_media_id = f.id`);
