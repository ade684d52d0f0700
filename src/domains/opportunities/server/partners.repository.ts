/** Partners with the number of their public opportunities. */
import { type SqlBool, sql } from 'kysely';
import { type CardRow, cardRowOf } from '#domains/people/server/public.ts';
import type { PageMeta } from '#generated/types.gen.ts';
import type { Param } from '#platform/db/compiled-once.ts';
import type { Db } from '#platform/db/database.ts';
import { ascending, byCount, byWords, descending, type ListOrder, ordersOf } from '#platform/db/list-order.ts';
import { type Counted, selectWithTotal, toListPage } from '#platform/db/list-page.repository.ts';
import type { PageRequest } from '#platform/http/paging.ts';
import { IS_OPEN } from './list-filter.repository.ts';
import { OVERDUE } from './totals.repository.ts';

/**
 * Those with public opportunities. Their accounts are looked up one by one, where offset 0 keeps PostgreSQL from reading
 * many others between them.
 */
const PARTNERS = sql`
  select k.owner_id as id, k.opportunities as "opportunityCount", k.unclosed - coalesce(o.overdue, 0) as "openCount",
    v.organization_name as "organizationName", coalesce(fold(v.organization_name), u.search_name) as "sortName",
    ' ' || u.search_name || ' ' || coalesce(fold(v.organization_name), '') as names
  from opportunity_partners k
  cross join lateral (
    select u.search_name from people u where u.id = k.owner_id and u.deactivated_at is null offset 0) u
  left join (
    select owner_id, count(*)::int as overdue from (${OVERDUE}) each group by owner_id) o on o.owner_id = k.owner_id
  left join (
    select distinct on (user_id) user_id, organization_name
    from partner_organizations order by user_id, created_at desc) v on v.user_id = k.owner_id
  where k.opportunities > 0`;

/** Corrects how many public opportunities each has. @returns for how many partners. */
export async function recountPartners(db: Db): Promise<number> {
  const { rows } = await sql<{ corrected: number }>`select recount_partners() as corrected`.execute(db);
  return rows[0]?.corrected ?? 0;
}

export interface PartnerRow {
  id: string;
  card: CardRow;
  organizationName: string | null;
  opportunityCount: number;
  openCount: number;
  nextClosesAt: Date | null;
}

const nameOf = (id: Param<string>) => sql`select "sortName" from (${PARTNERS}) last where last.id = ${id}::uuid`;

export const PARTNER_ORDERS = ordersOf('partners', sql`id`, {
  open: descending(byCount(sql`"openCount"`), 'asc'),
  name: ascending(byWords(sql`"sortName" collate "C"`, nameOf)),
});

const NEXT = sql`(select min(o.closes_at) from opportunities o where o.owner_id = partner.id and ${IS_OPEN})`;

/** @param patterns must all match the names. */
export async function listPartnerRows(
  db: Db,
  patterns: readonly string[],
  page: PageRequest<ListOrder>,
): Promise<{ rows: PartnerRow[]; meta: PageMeta }> {
  const columns = sql`id, ${cardRowOf('partner.id')} as card, "organizationName", "opportunityCount", "openCount",
    ${NEXT} as "nextClosesAt"`;
  const where = patterns.map((pattern) => sql<SqlBool>`names like ${pattern}`);
  const list = { columns, from: sql`named partner`, where, rows: 'partner' };
  // Gathered once, for the page and the total.
  const { rows } = await sql<Counted<PartnerRow>>`
    with named as materialized (${PARTNERS}) ${selectWithTotal<PartnerRow>(list, page.order, page)}`.execute(db);
  return toListPage(page, rows);
}
