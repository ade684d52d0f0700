/** Partners with the number of their public opportunities. */
import { type SqlBool, sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import type { RowRange } from '#platform/http/paging.ts';
import { all } from './list-filter.repository.ts';

export interface PartnerRow {
  id: string;
  organizationName: string | null;
  opportunityCount: number;
  openCount: number;
  nextClosesAt: Date | null;
  sortName: string;
}

export type PartnerSort = 'open' | 'name';

/** Returns up to one row more than the page. @param patterns must all match the names. */
export async function listPartnerRows(
  db: Db,
  patterns: readonly string[],
  sort: PartnerSort,
  { limit, offset, after }: RowRange,
): Promise<PartnerRow[]> {
  const past = after && {
    open: sql<SqlBool>`("openCount" < ${Number(after.key)} or ("openCount" = ${Number(after.key)} and id > ${after.id}::uuid))`,
    name: sql<SqlBool>`("sortName" collate "C", id) > (${after.key}, ${after.id}::uuid)`,
  };
  const order = sort === 'open' ? sql`"openCount" desc, id` : sql`"sortName" collate "C", id`;
  const { rows } = await sql<PartnerRow>`
    select id, "organizationName", "opportunityCount", "openCount", "nextClosesAt", "sortName"
    from (${partners}) partner
    where ${all([...named(patterns), ...(past ? [past[sort]] : [])])}
    order by ${order} limit ${limit + 1} offset ${offset}`.execute(db);
  return rows;
}

/** Counts up to `upTo`. */
export async function countPartnerRows(db: Db, patterns: readonly string[], upTo: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from (select 1 from (${partners}) partner where ${all(named(patterns))} limit ${upTo}) found`.execute(db);
  return rows[0]?.count ?? 0;
}

const partners = sql`
  select u.id, v.organization_name as "organizationName", o.total as "opportunityCount", o.open as "openCount",
    o.next as "nextClosesAt", fold(coalesce(v.organization_name, u.search_name)) as "sortName",
    ' ' || u.search_name || ' ' || fold(coalesce(v.organization_name, '')) as names
  from (
    select owner_id, count(*)::int as total,
      (count(*) filter (where not is_full and closes_at > now()))::int as open,
      min(closes_at) filter (where not is_full and closes_at > now()) as next
    from opportunities where is_public group by owner_id) o
  join users u on u.id = o.owner_id and u.deactivated_at is null
  left join lateral (
    select i.organization_name from invitations i
    where i.accepted_by = u.id and i.organization_name is not null order by i.created_at desc limit 1) v on true`;

const named = (patterns: readonly string[]) => patterns.map((pattern) => sql<SqlBool>`names like ${pattern}`);
