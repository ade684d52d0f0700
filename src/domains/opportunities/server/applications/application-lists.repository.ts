/** Lists of applications for those who decide. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ApplicationState, PageMeta } from '#generated/types.gen.ts';
import type { Db } from '#platform/server/db/database.ts';
import { ascending, byCount, descending, type ListOrder, ordersOf } from '#platform/server/db/lists/list-order.ts';
import { all, type Listed, readListPage } from '#platform/server/db/lists/list-page.repository.ts';
import { listIfAtMost } from '#platform/server/db/lists/total-cache.ts';
import type { PageRequest } from '#platform/server/http/lists/paging.ts';

export interface ApplicationFilter {
  opportunityId?: string;
  ownerId?: string;
  state?: ApplicationState;
  /** The applicant's minimum points. As for auto-accept, applicants who have left are excluded. */
  minPoints?: number;
  /** LIKE patterns that must all match the applicant's name. */
  words?: readonly string[];
  /** Only applications by these people. */
  applicants?: readonly string[];
}

export type ApplicationSort = 'newest' | 'oldest' | 'points';

export const APPLICATION_ORDERS = ordersOf<ApplicationSort>('applications', sql`a.id`, {
  newest: descending(),
  oldest: ascending(),
  // Highest points first, ties by time of application: the order of auto-accept.
  points: descending(byCount(sql`u.points`), 'asc'),
});

export function listApplicationIds(
  db: Db,
  filter: ApplicationFilter,
  page: PageRequest<ListOrder>,
): Promise<{ rows: { id: string }[]; meta: PageMeta }> {
  const where = conditionsOf(filter);
  const needsPeople = asksForPeople(filter);
  const isByPoints = page.order === APPLICATION_ORDERS.points;
  const listed =
    isByPoints && isOpenWithOne(filter) ? undecidedOf(filter) : { from: fromOf(needsPeople || isByPoints), where };
  const counted = isOfEveryone(filter) ? countedByName(filter) : { from: fromOf(needsPeople), where };
  const isSearch = (filter.words ?? []).length > 0;
  return readListPage(db, page, { columns: sql`a.id`, ...listed, counted, isTotalCached: isSearch });
}

/** Whether the list shows the pending applications to one partner or one opportunity. */
const isOpenWithOne = ({ opportunityId, ownerId, state }: ApplicationFilter) =>
  state === 'requested' && (opportunityId !== undefined || ownerId !== undefined);

/**
 * Reads these few applications first, then sorts them. PostgreSQL's estimates might make it scan a million people by
 * points and look up each one's application instead; `offset 0` prevents that.
 */
function undecidedOf({ minPoints, words = [], ...filter }: ApplicationFilter): Listed {
  const undecided = sql`select * from opportunity_applications a where ${all(conditionsOf(filter))} offset 0`;
  const ofPeople = conditionsOf({ ...(minPoints !== undefined && { minPoints }), words });
  return { from: sql`(${undecided}) a join people u on u.id = a.applicant_id`, where: ofPeople };
}

const isOfEveryone = ({ opportunityId, ownerId, minPoints, words = [] }: ApplicationFilter) =>
  opportunityId === undefined && ownerId === undefined && minPoints === undefined && words.length > 0;

/**
 * Looks up the applications of each person with a common name, instead of the applicants of a million applications.
 * `offset 0` keeps PostgreSQL from changing the order of the join.
 */
function countedByName({ words = [], ...filter }: ApplicationFilter): Listed {
  const people = sql`select u.id from people u where ${all(namedBy(words))} offset 0`;
  const theirs = all([sql<SqlBool>`a.applicant_id = named.id`, ...conditionsOf(filter)]);
  const applications = sql`select from opportunity_applications a where ${theirs} offset 0`;
  return { from: sql`(${people}) named cross join lateral (${applications}) a`, where: [] };
}

/** The count and the last id. Reading up to that id yields exactly that many rows, whatever is added meanwhile. */
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
  withPeople ? sql`opportunity_applications a join people u on u.id = a.applicant_id` : sql`opportunity_applications a`;

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
    ...(minPoints === undefined ? [] : [sql<SqlBool>`u.points >= ${minPoints} and u.deactivated_at is null`]),
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
const MAX_PEOPLE = 1_000;

/** People whose name matches all patterns; null if there are too many. */
export async function listPeopleNamed(db: Db, patterns: readonly string[]): Promise<string[] | null> {
  const named = sql<{ id: string }>`select u.id from people u where ${all(namedBy(patterns))}`;
  const people = await listIfAtMost(db, named, MAX_PEOPLE);
  return people === null ? null : people.map(({ id }) => id);
}
