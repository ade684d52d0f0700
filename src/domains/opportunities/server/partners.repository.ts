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

/**
 * Those with public opportunities. What is open is looked up once for all of them, and not for each; their accounts are
 * looked up one by one, where offset 0 keeps PostgreSQL from reading many others between them.
 */
const PARTNERS = sql`
  select u.id, v.organization_name as "organizationName", k.opportunities as "opportunityCount",
    coalesce(o.open, 0) as "openCount", o.next as "nextClosesAt",
    coalesce(fold(v.organization_name), u.search_name) as "sortName",
    u.search_name as "searchName"
  from opportunity_partners k
  cross join lateral (
    select u.id, u.search_name from people u where u.id = k.owner_id and u.deactivated_at is null offset 0) u
  left join (
    select o.owner_id, count(*)::int as open, min(o.closes_at) as next
    from opportunities o where ${IS_OPEN} group by o.owner_id) o on o.owner_id = u.id
  left join (
    select distinct on (user_id) user_id, organization_name
    from partner_organizations order by user_id, created_at desc) v on v.user_id = u.id
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

/** With a space ahead of each word, as patterns begin. */
const NAMES = sql`' ' || "searchName" || ' ' || coalesce(fold("organizationName"), '')`;
const nameOf = (id: Param<string>) => sql`select "sortName" from (${PARTNERS}) last where last.id = ${id}::uuid`;

export const PARTNER_ORDERS = ordersOf('partners', sql`id`, {
  open: descending(byCount(sql`"openCount"`), 'asc'),
  name: ascending(byWords(sql`"sortName" collate "C"`, nameOf)),
});

/** @param patterns must all match the names. */
export async function listPartnerRows(
  db: Db,
  patterns: readonly string[],
  page: PageRequest<ListOrder>,
): Promise<{ rows: PartnerRow[]; meta: PageMeta }> {
  const columns = sql`id, ${cardRowOf('partner.id')} as card, "organizationName", "opportunityCount", "openCount", "nextClosesAt"`;
  const where = patterns.map((pattern) => sql<SqlBool>`${NAMES} like ${pattern}`);
  const listed = selectWithTotal<PartnerRow>({ columns, from: sql`named partner`, where }, page.order, page);
  // Gathered once, for the page and the total.
  const { rows } = await sql<Counted<PartnerRow>>`
    with named as materialized (${PARTNERS}) ${listed}`.execute(db);
  return toListPage(page, rows);
}
