/** Content that admins have hidden or featured. There is little of it, so each kind has a partial index for it. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type CardRow, cardRowOf } from '#domains/people/server/public.ts';
import type { ContentKind, CuratedItem, PageMeta } from '#generated/types.gen.ts';
import type { Db } from '#platform/server/db/database.ts';
import { descending, type ListOrder, orderOf } from '#platform/server/db/lists/list-order.ts';
import { readListPage } from '#platform/server/db/lists/list-page.repository.ts';
import type { PageRequest } from '#platform/server/http/lists/paging.ts';

export type Shelf = CuratedItem['shelf'];

export interface CuratedRow {
  kind: ContentKind;
  id: string;
  title: string;
  owner: CardRow;
  createdAt: Date;
  /** From the audit log; null if it has no entry. */
  action: { at: string; reason: string | null; by: CardRow | null } | null;
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

const actionOf = (shelf: Shelf) => sql`(
  select json_build_object('at', a.created_at, 'reason', a.reason, 'by', ${cardRowOf('a.actor_id')})
  from audited_actions a
  where a.subject_id = item.id and a.action = any(${ACTIONS[shelf]}::text[])
  order by a.id desc limit 1)`;

export const listCurated = (
  db: Db,
  filter: CuratedFilter,
  page: PageRequest<ListOrder>,
): Promise<{ rows: CuratedRow[]; meta: PageMeta }> =>
  readListPage(db, page, {
    columns: sql`item.kind, item.id, item.title, item.created_at as "createdAt",
      ${cardRowOf('item.owner_id')} as owner, ${actionOf(filter.shelf)} as action`,
    from: matching(filter),
    rows: 'item',
    where: [],
  });

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
