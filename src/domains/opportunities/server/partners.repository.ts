/** Partners with the number of their public opportunities. */
import { type SqlBool, sql } from 'kysely';
import { type CardRow, cardRowOf } from '#domains/people/server/public.ts';
import type { PageMeta } from '#generated/types.gen.ts';
import type { Param } from '#platform/db/compiled-once.ts';
import type { Db } from '#platform/db/database.ts';
import { ascending, byCount, byWords, descending, type ListOrder, ordersOf } from '#platform/db/list-order.ts';
import { readListPage } from '#platform/db/list-page.repository.ts';
import type { PageRequest } from '#platform/http/paging.ts';

const PARTNERS = sql`
  select u.id, v.organization_name as "organizationName", o.total as "opportunityCount", o.open as "openCount",
    o.next as "nextClosesAt", fold(coalesce(v.organization_name, u.search_name)) as "sortName",
    ' ' || u.search_name || ' ' || fold(coalesce(v.organization_name, '')) as names
  from (
    select owner_id, count(*)::int as total,
      (count(*) filter (where not is_full and closes_at > now()))::int as open,
      min(closes_at) filter (where not is_full and closes_at > now()) as next
    from opportunities where is_public group by owner_id) o
  join people u on u.id = o.owner_id and u.deactivated_at is null
  left join lateral (
    select i.organization_name from partner_organizations i
    where i.user_id = u.id order by i.created_at desc limit 1) v on true`;

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

/** @param patterns must all match the names. */
export const listPartnerRows = (
  db: Db,
  patterns: readonly string[],
  page: PageRequest<ListOrder>,
): Promise<{ rows: PartnerRow[]; meta: PageMeta }> =>
  readListPage(db, page, {
    columns: sql`id, ${cardRowOf('partner.id')} as card, "organizationName", "opportunityCount", "openCount", "nextClosesAt"`,
    from: sql`(${PARTNERS}) partner`,
    where: patterns.map((pattern) => sql<SqlBool>`names like ${pattern}`),
  });
