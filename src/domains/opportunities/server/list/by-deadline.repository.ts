/**
 * Opportunities by their deadlines: upcoming ones first, soonest first; then past ones, latest first. The moment that
 * separates them is when the first page was read; the cursor carries it.
 */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';
import { all, COUNTED_UP_TO } from '#platform/server/db/lists/list-page.repository.ts';
import type { RowsWithTotal } from '#platform/server/db/lists/total-cache.ts';
import { KEYS, type Order, type Position } from '#platform/server/http/lists/keyset-cursor.ts';
import type { RowRange } from '#platform/server/http/lists/paging.ts';
import { conditionsOf, IS_LEFT_BEHIND, type OpportunityFilter } from './list-filter.repository.ts';

/** "now|closesAt": the moment separating open from closed, and the row's deadline. */
const DEADLINE_KEY = /^([^|]+)\|([^|]+)$/;

export const BY_DEADLINE: Order = {
  name: 'opportunities:deadline',
  isKey: (key) => DEADLINE_KEY.test(key) && key.split('|').every(KEYS.moment),
};

/** Reads the upcoming and the past ones along an index each. */
export function selectByDeadline(filter: OpportunityFilter, page: RowRange): RawBuilder<Position> {
  const { now, isPast, after } = readPlace(page);
  const most = page.limit + 1 + page.offset;
  const where = conditionsOf(filter);
  const { open, state, words = [] } = filter;
  const isAhead = sql<SqlBool>`o.closes_at > ${now}::timestamptz`;
  // A search finds open opportunities by their words alone, as in the filter.
  const bound = open === true && words.length > 0 ? sql<SqlBool>`(${isAhead}) is true` : isAhead;
  const aheadIf = (...conditions: RawBuilder<SqlBool>[]) => sql`(select o.id, o.closes_at from opportunities o
    where ${all([...where, bound, ...conditions, ...after('>')])}
    order by o.closes_at, o.id limit ${isPast ? 0 : most})`;
  const isClosedEarly = sql<SqlBool>`o.closed_at is not null`;
  // Each of the ways not to be open before the deadline has an index of its own.
  const unopen = [aheadIf(sql`o.is_full`), aheadIf(isClosedEarly, sql`not o.is_full`), aheadIf(IS_LEFT_BEHIND)];
  const ahead =
    open === false ? sql.join(unopen, sql` union all `) : state === 'closed' ? aheadIf(isClosedEarly) : aheadIf();
  const past = sql`(select o.id, o.closes_at from opportunities o
    where ${all([...where, sql<SqlBool>`o.closes_at <= ${now}::timestamptz`, ...(isPast ? after('<') : [])])}
    order by o.closes_at desc, o.id desc limit ${open === true || state === 'approved' ? 0 : most})`;
  return selectNear(sql`(${ahead} union all ${past}) o`, now, page);
}

/** A page and the total of one person's opportunities, which are read once, then counted and sorted. */
export async function readOwnByDeadline(
  db: Db,
  filter: OpportunityFilter,
  page: RowRange,
): Promise<RowsWithTotal<Position>> {
  const { now, isPast, after } = readPlace(page);
  const isBehind = sql<SqlBool>`o.closes_at <= ${now}::timestamptz`;
  const onward = isPast ? all([isBehind, ...after('<')]) : sql`(${isBehind} or ${all(after('>'))})`;
  const ids = selectNear(sql`found o where ${onward}`, now, page);
  const { rows } = await sql<RowsWithTotal<Position>>`
    with found as materialized (select o.id, o.closes_at from opportunities o where ${all(conditionsOf(filter))})
    select (select least(count(*), ${sql.lit(COUNTED_UP_TO)})::int from found) as total,
      coalesce((select json_agg(page) from (${ids}) page), '[]') as rows`.execute(db);
  return rows[0] ?? { total: 0, rows: [] };
}

/** Sorts first, so that keys are only formatted for the page's rows. */
const selectNear = (from: RawBuilder<unknown>, now: string, { limit, offset }: RowRange) => sql<Position>`
  select id, ${now} || '|' || to_char(closes_at at time zone 'UTC', ${ISO_MILLISECONDS}) as key from (
    select o.id, o.closes_at from ${from}
    order by o.closes_at <= ${now}::timestamptz,
      case when o.closes_at > ${now}::timestamptz then o.closes_at end,
      case when o.closes_at > ${now}::timestamptz then o.id end,
      o.closes_at desc, o.id desc
    limit ${limit + 1} offset ${offset}) near`;

/** The format of JavaScript's `toISOString`. */
const ISO_MILLISECONDS = 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"';

interface Place {
  now: string;
  /** Whether the page begins among the past ones. */
  isPast: boolean;
  /** The conditions for rows after the last row of the previous page. */
  after(comparison: '<' | '>'): RawBuilder<SqlBool>[];
}

function readPlace({ after }: RowRange): Place {
  const [, since, closesAt] = DEADLINE_KEY.exec(after?.key ?? '') ?? [];
  const now = since ?? new Date().toISOString();
  const position = sql`(${closesAt ?? now}::timestamptz, ${after?.id ?? null}::uuid)`;
  return {
    now,
    isPast: closesAt !== undefined && closesAt <= now,
    after: (comparison) =>
      closesAt === undefined ? [] : [sql<SqlBool>`(o.closes_at, o.id) ${sql.raw(comparison)} ${position}`],
  };
}
