/** Accounts as admins see them, deactivated ones included. */
import { type SqlBool, sql } from 'kysely';
import type { Account } from '#generated/types.gen.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';
import type { ListOrder } from '#platform/server/db/lists/list-order.ts';
import { countOf, readWithTotal, searchWithTotal, selectPage } from '#platform/server/db/lists/list-page.repository.ts';
import type { Position } from '#platform/server/http/lists/keyset-cursor.ts';
import type { PageRequest } from '#platform/server/http/lists/paging.ts';
import { type AccountFilter, conditionsOf } from './account-filter.repository.ts';

export interface AccountRow
  extends Omit<Account, 'slug' | 'avatarUrl' | 'isActive' | 'verifiedImpacts' | keyof AccountMoments>,
    AccountMoments {}

interface AccountMoments {
  createdAt: Date;
  lastSeenAt: Date | null;
  deactivatedAt: Date | null;
  erasedAt: Date | null;
  /** Null once it's over. */
  suspendedUntil: Date | null;
}

/** A page and the total. */
export function readAccountPositions(
  db: Db,
  filter: AccountFilter,
  page: PageRequest<ListOrder>,
): Promise<{ total: number; rows: Position[] }> {
  const { order } = page;
  const listed = { from: sql`accounts u`, where: conditionsOf(filter) };
  const ids = selectPage<Position>(sql`u.id`, listed, order, page);
  if (!filter.sought) return readWithTotal(db, ids, countOf(listed));
  const columns = sql`u.id, u.created_at, u.search_name, u.email, u.points, u.last_seen_at`;
  return searchWithTotal(db, { as: 'u', columns, listed, order, page, ids });
}

/** In the order of the ids; unknown ones are left out. */
export async function listAccounts(db: Db | Tx, ids: readonly string[]): Promise<AccountRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('accounts')
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
      sql<boolean>`exists (select from waiting_registrations w where w.user_id = accounts.id)`.as('isAwaitingApproval'),
      'created_at as createdAt',
      'last_seen_at as lastSeenAt',
      'deactivated_at as deactivatedAt',
      'erased_at as erasedAt',
      sql<Date | null>`case when suspended_until > now() then suspended_until end`.as('suspendedUntil'),
    ])
    .where(sql<SqlBool>`id = any(${[...ids]}::uuid[])`)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
