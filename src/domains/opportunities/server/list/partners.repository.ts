/** Partners with the number of their public opportunities. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type CardRow, cardRowOf } from '#domains/people/server/public.ts';
import type { PageMeta } from '#generated/types.gen.ts';
import type { Db } from '#platform/server/db/database.ts';
import { ascending, byCount, byWords, descending, ordersOf } from '#platform/server/db/lists/list-order.ts';
import {
  all,
  type Counted,
  type Place,
  selectWithTotal,
  toListPage,
} from '#platform/server/db/lists/list-page.repository.ts';
import {
  FIRST_PAGE,
  isUsualRange,
  NEXT_PAGE,
  PLACE_VALUES,
  type PlaceGiven,
  placeGiven,
  placeOf,
} from '#platform/server/db/lists/whole-page.ts';
import { type Param, prepareStatement } from '#platform/server/db/prepared-statement.ts';
import { recountBy } from '#platform/server/db/recount.ts';
import type { PageRequest } from '#platform/server/http/lists/paging.ts';
import { IS_FORMER_PARTNER, IS_OPEN } from './list-filter.repository.ts';
import { OVERDUE } from './totals.repository.ts';

const NAMES = sql`(' ' || k.search_name || ' ' || coalesce(fold(v.organization_name), ''))`;

/**
 * Partners with public opportunities who haven't left, from the counts that triggers maintain.
 *
 * @param patterns must all match the names.
 */
const partnersNamed = (patterns: readonly string[] = []) => sql`
  select k.owner_id as id, k.opportunities as "opportunityCount", k.unclosed - coalesce(o.overdue, 0) as "openCount",
    v.organization_name as "organizationName", coalesce(fold(v.organization_name), k.search_name) as "sortName"
  from opportunity_partners k
  left join (
    select owner_id, count(*)::int as overdue from (${OVERDUE}) each group by owner_id) o on o.owner_id = k.owner_id
  left join (
    select distinct on (user_id) user_id, organization_name
    from partner_organizations order by user_id, created_at desc) v on v.user_id = k.owner_id
  where ${all([HAS_ANY, ...patterns.map((pattern) => sql<SqlBool>`${NAMES} like ${pattern}`)])}`;

const HAS_ANY = sql<SqlBool>`k.opportunities > 0 and not ${IS_FORMER_PARTNER}`;

/**
 * Corrects partners' names and counts of public opportunities, and the texts that public opportunities are searched by.
 *
 * @returns how many partners and opportunities were corrected.
 */
export const recountPartners = (db: Db): Promise<number> =>
  recountBy(db, 'recount_partners', 'rekeep_opportunity_titles');

export interface PartnerRow {
  id: string;
  card: CardRow;
  organizationName: string | null;
  opportunityCount: number;
  openCount: number;
  nextClosesAt: Date | null;
}

const nameOf = (id: Param<string>) => sql`select "sortName" from (${partnersNamed()}) last where last.id = ${id}::uuid`;

export const PARTNER_ORDERS = ordersOf('partners', sql`id`, {
  open: descending(byCount(sql`"openCount"`), 'asc'),
  name: ascending(byWords(sql`"sortName" collate "C"`, nameOf)),
});

const NEXT = sql`(select min(o.closes_at) from opportunities o where o.owner_id = partner.id and ${IS_OPEN})`;

const COLUMNS = sql`id, ${cardRowOf('partner.id')} as card, "organizationName", "opportunityCount", "openCount",
  ${NEXT} as "nextClosesAt"`;

export type PartnerSort = keyof typeof PARTNER_ORDERS;

/** Gathers the partners once, for both the page and the total. */
function selectPartners(patterns: readonly string[], sort: PartnerSort, place: Place): RawBuilder<Counted<PartnerRow>> {
  const list = { columns: COLUMNS, from: sql`named partner`, where: [], rows: 'partner' };
  const page = selectWithTotal<PartnerRow>(list, PARTNER_ORDERS[sort], place);
  return sql`with named as materialized (${partnersNamed(patterns)}) ${page}`;
}

interface Given extends PlaceGiven {
  patterns: readonly string[];
  sort: PartnerSort;
}

/** Prepared, because planning it takes longer than running it. */
const readPage = prepareStatement(
  [...PLACE_VALUES],
  ({ patterns, sort, ...place }: Given) => selectPartners(patterns, sort, placeOf(place)),
  {
    examples: [
      { patterns: [], sort: 'open', ...FIRST_PAGE },
      { patterns: [], sort: 'name', ...NEXT_PAGE },
    ],
  },
);

/** @param patterns must all match the names. */
export async function listPartnerRows(
  db: Db,
  patterns: readonly string[],
  { sort, page }: { sort: PartnerSort; page: PageRequest },
): Promise<{ rows: PartnerRow[]; meta: PageMeta }> {
  const isPlannedOnce = patterns.length === 0 && isUsualRange(page);
  return toListPage(page, await readPage(db, { patterns, sort, ...placeGiven(page) }, { isPlannedOnce }));
}
