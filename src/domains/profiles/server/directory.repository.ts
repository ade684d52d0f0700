/** The directory, filtered by words of the name and sorted. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { blockedBetween } from '#domains/following/server/public.ts';
import { searchNameOf } from '#domains/people/server/public.ts';
import type { Role } from '#generated/types.gen.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';
import {
  ascending,
  byAge,
  byCount,
  byWords,
  descending,
  type ListOrder,
  orderOf,
  ordersOf,
} from '#platform/server/db/lists/list-order.ts';
import { all, COUNTED_UP_TO, countOf, selectPage } from '#platform/server/db/lists/list-page.repository.ts';
import { countUncached } from '#platform/server/db/lists/total-cache.ts';
import type { Position } from '#platform/server/http/lists/keyset-cursor.ts';
import type { RowRange } from '#platform/server/http/lists/paging.ts';
import {
  areSearchedTogether,
  distanceOf,
  matchesWord,
  mayContain,
  mayContainAll,
  type SearchWord,
} from './name-search.repository.ts';

export type DirectoryOrder = 'relevance' | 'newest' | 'oldest' | 'name' | 'points';

export interface DirectoryFilter {
  sought: readonly SearchWord[];
  role: Role | undefined;
  /** Leaves out those on either side of a block with this person. */
  reachableBy?: string | undefined;
}

/**
 * At most this many matches are read per word. For a more common word, the list is walked in its order and filtered
 * instead: about one person in fifty matches. By relevance, no more matches than this are looked at, except for short
 * words.
 */
const MATCH_LIMIT = 20_000;
/**
 * The limit for the rarest of several words. The list is never walked for these, since two common words may have no
 * person in common.
 */
const MATCH_LIMIT_TOGETHER = 100_000;

/** If at most this many words match, people are read along an index for each of them. */
const MAX_WORDS = 100;

/** Counts matches of one word, up to the limit, which is remembered for a while once it's reached. */
export async function countNames(db: Db | Tx, sought: SearchWord): Promise<number> {
  const names = sql<number>`(select count(*)::int from (${namesOf(sought, MATCH_LIMIT)}) as found)`;
  const [count = 0] = await countUncached(db, [names], MATCH_LIMIT + 1);
  return count;
}

export const isCommon = (names: number) => names > MATCH_LIMIT;

/**
 * Matches of all words: their count, and up to one row more than the page.
 *
 * @param filter rarest word first, unless they're found together.
 */
export async function findByName(
  db: Db | Tx,
  filter: DirectoryFilter,
  order: DirectoryOrder,
  page: RowRange,
): Promise<{ total: number; rows: Position[] }> {
  const account = order === 'name' || filter.role ? sql`join users u on u.id = f.user_id` : sql``;
  const ranking = order === 'points' ? sql`join ranked_people s on s.user_id = f.user_id` : sql``;
  const selected = selectPage(sql`l.id`, { from: sql`named l`, where: [] }, ORDERS[order], page);
  const { rows } = await sql<{ total: number; listed: Position[] }>`
    with named as materialized (
      select f.user_id as id, ${keyOf(order, sql`f.distance`)} as key from (${peopleOf(filter.sought)}) as f
      ${account} ${ranking} where ${all([...inRole(filter), ...isReachable('f.user_id', filter)])}
    )
    select (select count(*)::int from named) as total,
      coalesce((select json_agg(page) from (${selected}) page), '[]') as listed`.execute(db);
  const [{ total, listed } = { total: 0, listed: [] }] = rows;
  return { total, rows: listed };
}

/**
 * The page of the people with exactly this word in their name, who come first by relevance. Doesn't read all the
 * others.
 */
export async function listExact(
  db: Db | Tx,
  { word, spellings }: SearchWord,
  filter: DirectoryFilter,
  page: RowRange,
): Promise<Position[]> {
  if (spellings !== null) return [];
  const where = all([sql<SqlBool>`w.word = ${word}`, ...isReachable('w.user_id', filter)]);
  const from = sql`(select w.user_id as id, 0 as key from person_words w where ${where}) l`;
  const { rows } = await selectPage<Position>(sql`l.id`, { from, where: [] }, ORDERS.relevance, page).execute(db);
  return rows;
}

/**
 * The page of the people with a name that begins with a common short word, by relevance: first those with exactly this
 * word, then the others by their ids, so that no more than the page of them is read.
 */
export async function listBeginning(
  db: Db | Tx,
  { word, pattern }: SearchWord,
  filter: DirectoryFilter,
  page: RowRange,
): Promise<Position[]> {
  const reachable = isReachable('w.user_id', filter);
  const exact = all([sql<SqlBool>`w.word = ${word}`, ...reachable]);
  const begins = [
    sql<SqlBool>`w.word like ${pattern}`,
    sql<SqlBool>`not exists (select from person_words e where e.user_id = w.user_id and e.word = ${word})`,
    ...reachable,
    ...(page.after?.key === '1' ? [sql<SqlBool>`w.user_id > ${page.after.id}::uuid`] : []),
  ];
  const from = sql`(
    select w.user_id as id, 0 as key from person_words w where ${exact}
    union all
    (select distinct w.user_id, 1 from person_words w where ${all(begins)}
      order by w.user_id limit ${sql.lit(page.offset + page.limit + 1)})) l`;
  const { rows } = await selectPage<Position>(sql`l.id`, { from, where: [] }, ORDERS.relevance, page).execute(db);
  return rows;
}

/**
 * The page of the people with a word in their name, sorted by name and read along the names of each matching word. Null
 * if too many words match: they are then spread among all names, so that a walk soon finds a page of them.
 */
export async function listByName(
  db: Db | Tx,
  sought: SearchWord,
  filter: DirectoryFilter,
  { limit, offset, after }: RowRange,
): Promise<Position[] | null> {
  const fitting = await sql<{ word: string }>`
    select word from known_name_words where ${matchesWord(sought, 'word')} limit ${MAX_WORDS + 1}`.execute(db);
  if (fitting.rows.length > MAX_WORDS) return null;
  const words = fitting.rows.map(({ word }) => word);
  const named = {
    from: sql`person_words w`,
    where: [sql<SqlBool>`w.word = k.word`, ...isReachable('w.user_id', filter)],
  };
  const ofWord = selectPage(sql`w.user_id, w.name`, named, BY_WORD, { limit: offset + limit, offset: 0, after });
  const from = sql`(
    select distinct n.user_id as id, n.name as key
    from unnest(${words}::text[]) as k (word) cross join lateral (${ofWord}) n) l`;
  const selected = selectPage<Position>(sql`l.id`, { from, where: [] }, ORDERS.name, { limit, offset, after });
  const { rows } = await selected.execute(db);
  return rows;
}

/** Walks everyone in order, for common words or no search. */
export async function scanPeople(
  db: Db | Tx,
  filter: DirectoryFilter,
  order: Exclude<DirectoryOrder, 'relevance'>,
  page: RowRange,
): Promise<Position[]> {
  const id = order === 'points' ? sql`s.user_id` : sql`u.id`;
  const from = sql`(select ${id} as id, ${keyOf(order)} as key from ${everyoneBy(order, filter)}) l`;
  const selected = selectPage<Position>(sql`l.id`, { from, where: [] }, ORDERS[order], page);
  const { rows } = await selected.execute(db);
  return rows;
}

/** Counts no further than numbered pages go. If there are more, that is remembered for a while. */
export async function countPeople(db: Db | Tx, filter: DirectoryFilter, order: DirectoryOrder): Promise<number> {
  const people = countOf({ from: sql`(select from ${everyoneBy(order, filter)}) l`, where: [] });
  const [count = 0] = await countUncached(db, [people], COUNTED_UP_TO);
  return count;
}

/** The orders of `l`, a query for the id and the key. */
export const ORDERS: Record<DirectoryOrder, ListOrder> = {
  ...byAge('people', sql`l.id`),
  ...ordersOf('people', sql`l.id`, {
    relevance: ascending(byCount(sql`l.key`)),
    name: ascending(byWords(sql`l.key`, searchNameOf)),
    points: descending(byCount(sql`l.key`), 'asc'),
  }),
};

/** The order by name of `person_words w`. */
const BY_WORD = orderOf('people:word', sql`w.user_id`, ascending(byWords(sql`w.name`, searchNameOf)));

function keyOf(order: DirectoryOrder, distance: RawBuilder<unknown> = sql`0`): RawBuilder<unknown> {
  if (order === 'relevance') return distance;
  if (order === 'name') return sql`u.search_name collate "C"`;
  return order === 'points' ? sql`s.points` : sql`''`;
}

const CAN_BE_FOUND = sql<SqlBool>`u.email_verified_at is not null and u.deactivated_at is null`;

const inRole = ({ role }: DirectoryFilter) => (role ? [sql<SqlBool>`u.role = ${role}`] : []);

const isReachable = (id: string, { reachableBy }: DirectoryFilter) =>
  reachableBy === undefined ? [] : [sql<SqlBool>`not ${blockedBetween(id, reachableBy)}`];

/**
 * Everyone in the directory, for a walk in this order. By points, only the people on the leaderboard, who are all in
 * the directory; just the role is missing from their rows.
 */
function everyoneBy(order: DirectoryOrder, filter: DirectoryFilter): RawBuilder<unknown> {
  const { sought } = filter;
  const column = order === 'points' ? 's.user_id' : 'u.id';
  const id = sql.ref(column);
  const named = sought.map(
    (word) =>
      sql<SqlBool>`exists (select from person_words w where w.user_id = ${id} and ${matchesWord(word, 'w.word')})`,
  );
  const others = [...inRole(filter), ...isReachable(column, filter)];
  if (order !== 'points') {
    const likely = sought.map((word) => mayContain(word, 'u.search_name'));
    return sql`users u where ${all([CAN_BE_FOUND, ...others, ...likely, ...named])}`;
  }
  const account = filter.role ? sql`join users u on u.id = s.user_id` : sql``;
  return sql`ranked_people s ${account} where ${all([...others, ...named])}`;
}

/**
 * Counts people with points who match a word, up to a limit. Undefined if fewer are found among the matches that a
 * search by relevance looks at, since there may be more.
 */
export async function countRanked(db: Db | Tx, sought: SearchWord, upTo = COUNTED_UP_TO): Promise<number | undefined> {
  const ranked = sql<number>`(
    select count(*)::int from (
      select 1 from (select distinct user_id from (${namesOf(sought, MATCH_LIMIT)}) as n order by user_id) as f
      cross join lateral (select from ranked_people s where s.user_id = f.user_id offset 0) as s
      limit ${upTo}) as found)`;
  const [count = 0] = await countUncached(db, [ranked], upTo);
  return count < upTo ? undefined : count;
}

/** Best matches first; may contain a person more than once. */
const namesOf = (sought: SearchWord, most: number) => sql`
  select p.user_id, k.distance
  from (
    select word, ${distanceOf(sought, 'word')} as distance from known_name_words
    where ${matchesWord(sought, 'word')} order by 2, 1
  ) as k
  cross join lateral (select user_id from person_words where word = k.word offset 0) as p
  limit ${most + 1}`;

/** One row per person, with the distances added up. */
function peopleOf(sought: readonly SearchWord[]): RawBuilder<unknown> {
  const [rarest, ...others] = sought;
  if (!rarest) return sql`select null::uuid as user_id, 0 as distance where false`;
  if (areSearchedTogether(sought)) return withWords(sought, namedAlike(sought));
  const most = others.length === 0 ? MATCH_LIMIT : MATCH_LIMIT_TOGETHER;
  const people = sql`
    select user_id, min(distance) as distance from (${namesOf(rarest, most)}) as n group by user_id`;
  return withWords(others, people);
}

/**
 * People whose whole names may contain all the words. Offset 0 keeps PostgreSQL from going through everyone's words
 * instead.
 */
const namedAlike = (sought: readonly SearchWord[]) => sql`
  select u.id as user_id, 0 as distance from users u
  where u.deactivated_at is null and ${all(mayContainAll(sought, 'u.search_name'))}
  limit ${MATCH_LIMIT_TOGETHER + 1} offset 0`;

/** Filters `people` to those who have these words, and adds the words' distances to theirs. */
function withWords(sought: readonly SearchWord[], people: RawBuilder<unknown>): RawBuilder<unknown> {
  const probes = sought.map(
    (word, index) => sql`
      cross join lateral (
        select min(${distanceOf(word, 'w.word')}) as distance from person_words w
        where w.user_id = r.user_id and ${matchesWord(word, 'w.word')}
      ) as ${sql.ref(`o${index}`)}`,
  );
  const distances = sought.map((_, index) => sql` + ${sql.ref(`o${index}.distance`)}`);
  const fits = sought.map((_, index) => sql<SqlBool>`${sql.ref(`o${index}.distance`)} is not null`);
  return sql`
    select r.user_id, (r.distance${sql.join(distances.length > 0 ? distances : [sql``], sql``)})::int as distance
    from (${people}) as r
    ${sql.join(probes.length > 0 ? probes : [sql``], sql``)}
    where ${all(fits)}`;
}
