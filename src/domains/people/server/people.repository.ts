/** People, for other domains. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type SmallestRow, smallestOf } from '#domains/media/server/public.ts';
import type { Role } from '#generated/types.gen.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';
import type { Param } from '#platform/server/db/prepared-statement.ts';
import { isShort, patternOf } from '#platform/server/db/search/search-patterns.repository.ts';
import { hasPublicProfile } from './public-profile.repository.ts';

export interface PersonRow {
  id: string;
  name: string | null;
  lastName: string | null;
  email: string;
  contactNo: string | null;
  role: Role;
  points: number;
  isActive: boolean;
  isVerified: boolean;
  /** Whether visitors can't open the profile. */
  isPrivate: boolean;
  /** Null when none was chosen. */
  language: string | null;
  avatar: SmallestRow | null;
}

/** What a card is made of. */
export type CardRow = Pick<PersonRow, 'id' | 'name' | 'lastName' | 'role' | 'isActive' | 'isPrivate' | 'avatar'>;

/** As JSON, for other domains' queries; `userId` is a column of theirs. */
export function cardRowOf(userId: string): RawBuilder<CardRow> {
  return sql<CardRow>`(
    select json_build_object('id', person.id, 'name', person.name, 'lastName', person.last_name, 'role', person.role,
      'isActive', person.deactivated_at is null, 'isPrivate', not ${hasPublicProfile('person')},
      'avatar', ${smallestOf('person.avatar_media_id')})
    from users person where person.id = ${sql.ref(userId)})`;
}

/** Whether the person in a column of the calling statement hasn't left. As a `not exists`, since few have left. */
export const isNotDeactivated = (userId: string): RawBuilder<SqlBool> => sql<SqlBool>`not exists (
  select from users gone where gone.id = ${sql.ref(userId)} and gone.deactivated_at is not null)`;

const selectPeople = (db: Db | Tx) =>
  db
    .selectFrom('users')
    .select([
      'id',
      'name',
      'last_name as lastName',
      'email',
      'contact_no as contactNo',
      'role',
      'points',
      'language',
      sql<boolean>`deactivated_at is null`.as('isActive'),
      sql<boolean>`email_verified_at is not null`.as('isVerified'),
      sql<boolean>`not ${hasPublicProfile('users')}`.as('isPrivate'),
      smallestOf('users.avatar_media_id').as('avatar'),
    ]);

export async function listPeople(db: Db | Tx, ids: readonly string[]): Promise<PersonRow[]> {
  if (ids.length === 0) return [];
  return selectPeople(db)
    .where(sql<SqlBool>`id = any(${[...ids]}::uuid[])`)
    .execute();
}

/** When the person joined: with a verified address, and let in if an admin has to. Null before that. */
export async function findJoinedAt(db: Db, id: string): Promise<Date | null> {
  const row = await db.selectFrom('users').select('email_verified_at').where('id', '=', id).executeTakeFirst();
  return row?.email_verified_at ?? null;
}

export async function findPersonByEmail(db: Db | Tx, email: string): Promise<PersonRow | undefined> {
  return selectPeople(db).where('email', '=', email).executeTakeFirst();
}

/** Active people with a verified email address who can act in one of the roles now, by their ids. */
export async function listActiveWithRoles<R extends Role>(
  db: Db | Tx,
  roles: readonly R[],
): Promise<{ id: string; role: R }[]> {
  const { rows } = await sql<{ id: string; role: R }>`
    select id, role from users
    where role = any(${[...roles]}) and deactivated_at is null and email_verified_at is not null
      and (suspended_until is null or suspended_until <= now())
    order by id`.execute(db);
  return rows;
}

/** Whether a folded word is in the name of the person in column `userId`. Deactivated people can't be found by name. */
export const nameContains = (userId: string, word: string): RawBuilder<SqlBool> => sql<SqlBool>`exists (
  select from users u where u.id = ${sql.ref(userId)} and u.deactivated_at is null and ${hasInName(word)})`;

/** The same for `users u`. Uses the trigram index unless the word is too short. */
export const hasInName = (word: string): RawBuilder<SqlBool> =>
  isShort(word)
    ? sql<SqlBool>`' ' || u.search_name like ${patternOf(word)}`
    : sql<SqlBool>`u.search_name like ${patternOf(word)}`;

/** The key that lists are sorted by when sorted by name. */
export const searchNameOf = (id: Param<string>): RawBuilder<string> =>
  sql`select u.search_name from users u where u.id = ${id}::uuid`;
