/** Content that admins have hidden or featured. There is little of it, so each kind has a partial index for it. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ContentKind, CuratedItem, PageMeta } from '#generated/types.gen.ts';
import type { Db } from '#platform/db/database.ts';
import { descending, type ListOrder, orderOf } from '#platform/db/list-order.ts';
import { countListed, selectPage } from '#platform/db/list-page.repository.ts';
import type { Position } from '#platform/http/keyset-cursor.ts';
import { type PageRequest, toPage } from '#platform/http/paging.ts';

export type Shelf = CuratedItem['shelf'];

export interface CuratedRow {
  kind: ContentKind;
  id: string;
  title: string;
  ownerId: string;
  createdAt: Date;
  /** From the audit log; null if it has no entry. */
  decidedAt: Date | null;
  decidedBy: string | null;
  reason: string | null;
}

export interface CuratedFilter {
  shelf: Shelf;
  kind: ContentKind | undefined;
  search: string | undefined;
}

const SHELVES: Record<Shelf, RawBuilder<SqlBool>> = {
  hidden: sql`is_hidden`,
  featured: sql`is_featured`,
};
const ACTIONS: Record<Shelf, string[]> = {
  hidden: ['impact_hidden', 'opportunity_hidden', 'news_withdrawn'],
  featured: ['impact_featured', 'opportunity_featured'],
};
const CURATED: Record<ContentKind, RawBuilder<unknown>> = {
  impact: sql`select 'impact' as kind, * from curated_impacts`,
  opportunity: sql`select 'opportunity' as kind, * from curated_opportunities`,
  news: sql`select 'news' as kind, * from curated_news`,
};
const KINDS: readonly ContentKind[] = ['impact', 'opportunity', 'news'];

/** Newest first. */
export const curatedOrder = (shelf: Shelf): ListOrder => orderOf(`curated:${shelf}`, sql`item.id`, descending());

export async function listCurated(
  db: Db,
  filter: CuratedFilter,
  page: PageRequest<ListOrder>,
): Promise<{ rows: CuratedRow[]; meta: PageMeta }> {
  const items = { from: matching(filter), where: [] };
  const { rows } = await sql<CuratedRow & Position>`
    with page as (${selectPage(sql`item.*`, items, page.order, page)})
    select page.kind, page.id, page.key, page.title, page.owner_id as "ownerId", page.created_at as "createdAt",
      action.created_at as "decidedAt", action.actor_id as "decidedBy", action.reason
    from page left join lateral (
      select a.created_at, a.actor_id, a.reason from audited_actions a
      where a.subject_id = page.id and a.action = any(${ACTIONS[filter.shelf]}::text[])
      order by a.id desc limit 1) as action on true
    order by page.id desc`.execute(db);
  return toPage(page, { rows, total: await countListed(db, items) });
}

function matching({ shelf, kind, search }: CuratedFilter): RawBuilder<unknown> {
  const kinds = kind === undefined ? KINDS : [kind];
  const union = sql.join(
    kinds.map((one) => sql`${CURATED[one]} where ${SHELVES[shelf]}`),
    sql` union all `,
  );
  if (search === undefined) return sql`(${union}) as item`;
  const literal = search.trim().replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);
  return sql`(select * from (${union}) as shelved where fold(title) like '%' || fold(${literal}) || '%') as item`;
}
