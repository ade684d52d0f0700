/** Lists of applications for those who decide. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ApplicationState } from '#generated/types.gen.ts';
import type { Db } from '#platform/db/database.ts';
import type { RowRange } from '#platform/http/paging.ts';
import { all } from './list-filter.repository.ts';

export interface ApplicationFilter {
  opportunityId?: string;
  ownerId?: string;
  state?: ApplicationState;
  minPoints?: number;
  /** LIKE patterns that must all match the applicant's name. */
  words?: readonly string[];
  /** Only applications by these people. */
  applicants?: readonly string[];
}

export type ApplicationSort = 'newest' | 'oldest' | 'points';

export interface ListedApplication {
  id: string;
  points: number;
}

/** Returns up to one row more than the page, to tell whether there is a next one. */
export async function listApplicationIds(
  db: Db,
  filter: ApplicationFilter,
  sort: ApplicationSort,
  { limit, offset, after }: RowRange,
): Promise<ListedApplication[]> {
  const bounds = after ? [pastOf(sort, after)] : [];
  const needsPeople = sort === 'points' || asksForPeople(filter);
  const { rows } = await sql<ListedApplication>`
    select a.id, ${needsPeople ? sql`u.points` : sql`0`} as points from ${fromOf(needsPeople)}
    where ${all([...conditionsOf(filter), ...bounds])}
    order by ${ORDERS[sort]} limit ${limit + 1} offset ${offset}`.execute(db);
  return rows;
}

/** Counts up to `upTo`. */
export async function countApplications(db: Db, filter: ApplicationFilter, upTo: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select 1 from ${fromOf(asksForPeople(filter))} where ${all(conditionsOf(filter))} limit ${upTo}) found`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** The count and the last id. Walking up to that id yields exactly that many rows, whatever is added meanwhile. */
export async function measureApplications(
  db: Db,
  filter: Pick<ApplicationFilter, 'opportunityId' | 'ownerId'>,
): Promise<{ count: number; lastId: string | null }> {
  const { rows } = await sql<{ count: number; lastId: string | null }>`
    select count(*)::int as count, max(a.id::text)::uuid as "lastId"
    from opportunity_applications a where ${all(conditionsOf(filter))}`.execute(db);
  return rows[0] ?? { count: 0, lastId: null };
}

/** Oldest first. */
export async function listIdsUpTo(
  db: Db,
  filter: ApplicationFilter,
  { after, lastId, limit }: { after: string | null; lastId: string; limit: number },
): Promise<string[]> {
  const bounds = [
    sql<SqlBool>`a.id <= ${lastId}::uuid`,
    ...(after === null ? [] : [sql<SqlBool>`a.id > ${after}::uuid`]),
  ];
  const { rows } = await sql<{ id: string }>`
    select a.id from opportunity_applications a
    where ${all([...conditionsOf(filter), ...bounds])} order by a.id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

const asksForPeople = ({ minPoints, words = [] }: ApplicationFilter) => minPoints !== undefined || words.length > 0;

const fromOf = (withPeople: boolean) =>
  withPeople ? sql`opportunity_applications a join users u on u.id = a.applicant_id` : sql`opportunity_applications a`;

const ORDERS = {
  newest: sql`a.id desc`,
  oldest: sql`a.id`,
  // Highest points first, ties by time of application: the order of auto-accept.
  points: sql`u.points desc, a.id`,
};

function pastOf(sort: ApplicationSort, { key, id }: { key: string; id: string }): RawBuilder<SqlBool> {
  if (sort === 'newest') return sql`a.id < ${id}::uuid`;
  if (sort === 'oldest') return sql`a.id > ${id}::uuid`;
  return sql`(u.points < ${Number(key)} or (u.points = ${Number(key)} and a.id > ${id}::uuid))`;
}

function conditionsOf({
  opportunityId,
  ownerId,
  state,
  minPoints,
  words = [],
  applicants,
}: ApplicationFilter): RawBuilder<SqlBool>[] {
  return [
    ...(opportunityId === undefined ? [] : [sql<SqlBool>`a.opportunity_id = ${opportunityId}::uuid`]),
    ...(ownerId === undefined ? [] : [sql<SqlBool>`a.owner_id = ${ownerId}::uuid`]),
    ...(state === undefined ? [] : [sql<SqlBool>`a.state = ${state}`]),
    ...(minPoints === undefined ? [] : [sql<SqlBool>`u.points >= ${minPoints}`]),
    ...(applicants === undefined ? [] : [sql<SqlBool>`a.applicant_id = any(${[...applicants]}::uuid[])`]),
    ...namedBy(words),
  ];
}

/** People who have left can't be found by name. */
function namedBy(patterns: readonly string[]): RawBuilder<SqlBool>[] {
  if (patterns.length === 0) return [];
  // search_name has no leading space, so patterns for the start of a word need one added.
  const each = patterns.map((pattern) =>
    pattern.startsWith('% ')
      ? sql<SqlBool>`' ' || u.search_name like ${pattern}`
      : sql<SqlBool>`u.search_name like ${pattern}`,
  );
  return [sql<SqlBool>`u.deactivated_at is null`, ...each];
}

/** Above this, the name is too common to resolve to people. */
const MOST_PEOPLE = 1_000;

/** People whose name matches all patterns; null if there are too many. */
export async function listPeopleNamed(db: Db, patterns: readonly string[]): Promise<string[] | null> {
  const { rows } = await sql<{ id: string }>`
    select u.id from users u where ${all(namedBy(patterns))} limit ${MOST_PEOPLE + 1}`.execute(db);
  return rows.length > MOST_PEOPLE ? null : rows.map(({ id }) => id);
}
