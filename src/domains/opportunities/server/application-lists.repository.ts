/** The lists of applications, as those see them who decide. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ApplicationState } from '../../../../generated/types.gen.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { RowRange } from '../../../platform/http/paging.ts';
import { all } from './list-filter.repository.ts';

export interface ApplicationFilter {
  opportunityId?: string;
  ownerId?: string;
  state?: ApplicationState;
  minPoints?: number;
  /** Each has to be found in the applicant's name; as patterns. */
  words?: readonly string[];
  /** The applicant has to be one of them. */
  applicants?: readonly string[];
}

export type ApplicationSort = 'newest' | 'oldest' | 'points';

export interface ListedApplication {
  id: string;
  points: number;
}

/** One more than the page holds, when there is one: it tells that the list goes on. */
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

/** Counts no further than `upTo`. */
export async function countApplications(db: Db, filter: ApplicationFilter, upTo: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select 1 from ${fromOf(asksForPeople(filter))} where ${all(conditionsOf(filter))} limit ${upTo}) found`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** How many there are, and the last: a walk that ends there finds so many whatever is added meanwhile. */
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
  // Best first, and of equals who came first: as the rule accepts them.
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

/** Somebody who has left has no name here any more. */
function namedBy(patterns: readonly string[]): RawBuilder<SqlBool>[] {
  if (patterns.length === 0) return [];
  // The index knows no space ahead of the first word: what begins one is looked for without it.
  const each = patterns.map((pattern) =>
    pattern.startsWith('% ')
      ? sql<SqlBool>`' ' || u.search_name like ${pattern}`
      : sql<SqlBool>`u.search_name like ${pattern}`,
  );
  return [sql<SqlBool>`u.deactivated_at is null`, ...each];
}

/** Past so many it is the name that is common, and not a person who is meant. */
const MOST_PEOPLE = 1_000;

/** Who has all these words in the name; null when they are too many to name. */
export async function listPeopleNamed(db: Db, patterns: readonly string[]): Promise<string[] | null> {
  const { rows } = await sql<{ id: string }>`
    select u.id from users u where ${all(namedBy(patterns))} limit ${MOST_PEOPLE + 1}`.execute(db);
  return rows.length > MOST_PEOPLE ? null : rows.map(({ id }) => id);
}
