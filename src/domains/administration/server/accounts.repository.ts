/** Accounts as admins see them, deactivated ones included. */
import { type SqlBool, sql } from 'kysely';
import type { AccountStatus, Role } from '#generated/types.gen.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import type { Position } from '#platform/http/keyset-cursor.ts';
import type { RowRange } from '#platform/http/paging.ts';
import { type AccountFilter, type AccountSort, all, conditionsOf, ORDERS } from './account-filter.repository.ts';

export interface AccountRow {
  id: string;
  email: string;
  name: string | null;
  lastName: string | null;
  location: string | null;
  contactNo: string | null;
  role: Role;
  status: AccountStatus;
  points: number;
  isTermsAgreed: boolean;
  isProfileCompleted: boolean;
  isVerified: boolean;
  createdAt: Date;
  lastSeenAt: Date | null;
  deactivatedAt: Date | null;
}

interface Listing {
  sort: AccountSort;
  page: RowRange;
}

/** Reads one row more than the page size, to know whether there is a next page. */
export async function listAccountPositions(db: Db | Tx, filter: AccountFilter, listing: Listing): Promise<Position[]> {
  const { sort, page } = listing;
  const { by, key, past } = ORDERS[sort];
  const bounds = page.after ? [past(page.after.key, page.after.id)] : [];
  const { rows } = await sql<Position>`
    select u.id, ${key} as key from users u where ${all([...conditionsOf(filter), ...bounds])}
    order by ${by} limit ${page.limit + 1} offset ${page.offset}`.execute(db);
  return rows;
}

/** Stops counting at `upTo`. */
export async function countAccounts(db: Db | Tx, filter: AccountFilter, upTo: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select 1 from users u where ${all(conditionsOf(filter))} limit ${upTo}) found`.execute(db);
  return rows[0]?.count ?? 0;
}

/**
 * A page of search results and their total; null if there are `upTo` or more. Search results come
 * unordered, so one query both sorts and counts them.
 */
export async function findAccountPositions(
  db: Db | Tx,
  filter: AccountFilter,
  { sort, page, upTo }: Listing & { upTo: number },
): Promise<{ total: number; rows: Position[] } | null> {
  const { by, key, past } = ORDERS[sort];
  const bound = page.after ? past(page.after.key, page.after.id) : sql<SqlBool>`true`;
  const { rows } = await sql<{ total: number; ids: string[] | null; keys: string[] | null }>`
    with found as materialized (
      select u.id, u.created_at, u.search_name, u.email, u.points, u.last_seen_at
      from users u where ${all(conditionsOf(filter))} limit ${upTo}),
    page as (
      select u.id, ${key} as key, row_number() over (order by ${by}) as place from found u where ${bound}
      order by ${by} limit ${page.limit + 1} offset ${page.offset})
    select (select count(*)::int from found) as total, array_agg(id order by place) as ids,
      array_agg(key order by place) as keys from page`.execute(db);
  const [{ total, ids, keys } = { total: 0, ids: null, keys: null }] = rows;
  if (total >= upTo) return null;
  return { total, rows: (ids ?? []).map((id, index) => ({ id, key: keys?.[index] ?? '' })) };
}

/** In the order of the ids; unknown ones are left out. */
export async function listAccounts(db: Db | Tx, ids: readonly string[]): Promise<AccountRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('users')
    .select([
      'id',
      'email',
      'name',
      'last_name as lastName',
      'location',
      'contact_no as contactNo',
      'role',
      'status',
      'points',
      'is_terms_agreed as isTermsAgreed',
      'is_profile_completed as isProfileCompleted',
      sql<boolean>`email_verified_at is not null`.as('isVerified'),
      'created_at as createdAt',
      'last_seen_at as lastSeenAt',
      'deactivated_at as deactivatedAt',
    ])
    .where(sql<SqlBool>`id = any(${[...ids]}::uuid[])`)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
