/** The directory, filtered by words of the name and sorted. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Role } from '#generated/types.gen.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import { KEYS } from '#platform/http/keyset-cursor.ts';
import type { RowRange } from '#platform/http/paging.ts';
import { distanceOf, isFitting, type Sought } from './name-words.repository.ts';

export type DirectoryOrder = 'relevance' | 'newest' | 'oldest' | 'name' | 'points';

export interface DirectoryFilter {
  sought: readonly Sought[];
  role: Role | undefined;
}

export interface ListedPerson {
  id: string;
  /** The sort key, as text. */
  key: string;
}

/** At most this many matches are read per word. A more common word is filtered while walking the list in order instead,
 * where about one person in fifty matches. When sorting by relevance, this is the limit.
 */
const LOOKED_THROUGH = 20_000;
/** For several words: the limit for the rarest. Two common words may share no one, so we never walk the list. */
const LOOKED_THROUGH_TOGETHER = 100_000;

/** Counts matches of one word, up to the limit. */
export async function countNames(db: Db | Tx, sought: Sought): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (${namesOf(sought, LOOKED_THROUGH)}) as found`.execute(db);
  return rows[0]?.count ?? 0;
}

export const isCommon = (names: number) => names > LOOKED_THROUGH;

/** Matches of all words: their count, and up to one row more than the page.
 *
 * @param filter rarest word first.
 */
export async function findNamed(
  db: Db | Tx,
  filter: DirectoryFilter,
  order: DirectoryOrder,
  page: RowRange,
): Promise<{ total: number; rows: ListedPerson[] }> {
  const { key, direction, needsAccount } = ORDERS[order];
  const { limit, offset, after } = page;
  const account = needsAccount || filter.role ? sql`join users u on u.id = f.user_id` : sql``;
  const standing = order === 'points' ? sql`join standings s on s.user_id = f.user_id and ${STANDS}` : sql``;
  const past = after ? pastOf(order, after) : sql`true`;
  const { rows } = await sql<{ total: number; listed: ListedPerson[] }>`
    with named as materialized (
      select f.user_id as id, ${key('f.distance')} as key from (${peopleOf(filter.sought)}) as f
      ${account} ${standing} where ${filter.role ? sql`u.role = ${filter.role}` : sql`true`}
    )
    select (select count(*)::int from named) as total,
      (select coalesce(json_agg(json_build_object('id', id, 'key', key::text)), '[]') from (
        select l.id, l.key from named as l where ${past} order by ${orderBy(order, direction)} limit ${limit + 1} offset ${offset}
      ) as shown) as listed`.execute(db);
  const [{ total, listed } = { total: 0, listed: [] }] = rows;
  return { total, rows: listed };
}

/** Walks everyone in order, for common words or no search. */
export async function walkPeople(
  db: Db | Tx,
  filter: DirectoryFilter,
  order: Exclude<DirectoryOrder, 'relevance'>,
  { limit, offset, after }: RowRange,
): Promise<ListedPerson[]> {
  const { key, direction } = ORDERS[order];
  const { rows } = await sql<ListedPerson>`
    select l.id, l.key::text from (
      select ${order === 'points' ? sql`s.user_id` : sql`u.id`} as id, ${key('')} as key from ${everyoneBy(order, filter)}
    ) as l
    where ${after ? pastOf(order, after) : sql`true`}
    order by ${orderBy(order, direction)} limit ${limit + 1} offset ${offset}`.execute(db);
  return rows;
}

/** Counts no further than `upTo`. */
export async function countPeople(
  db: Db | Tx,
  filter: DirectoryFilter,
  order: DirectoryOrder,
  upTo: number,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select 1 from ${everyoneBy(order, filter)} limit ${upTo}) as found`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The cursor's keys for each order. */
export const KEYS_OF: Record<DirectoryOrder, (key: string) => boolean> = {
  relevance: KEYS.count,
  newest: KEYS.none,
  oldest: KEYS.none,
  name: KEYS.words,
  points: KEYS.count,
};

interface Order {
  key: (distance: string) => RawBuilder<unknown>;
  direction: 'asc' | 'desc';
  needsAccount: boolean;
}

const ORDERS: Record<DirectoryOrder, Order> = {
  relevance: { key: (distance) => sql.ref(distance), direction: 'asc', needsAccount: false },
  newest: { key: () => sql`''`, direction: 'desc', needsAccount: false },
  oldest: { key: () => sql`''`, direction: 'asc', needsAccount: false },
  name: { key: () => sql`u.search_name collate "C"`, direction: 'asc', needsAccount: true },
  points: { key: () => sql`s.points`, direction: 'desc', needsAccount: false },
};

// Ids sort by time. The alias l is needed: a bare key would refer to the output column.
function orderBy(order: DirectoryOrder, direction: 'asc' | 'desc'): RawBuilder<unknown> {
  if (order === 'newest' || order === 'oldest') return sql`l.id ${sql.raw(direction)}`;
  return sql`l.key ${sql.raw(direction)}, l.id`;
}

function pastOf(order: DirectoryOrder, { key, id }: { key: string; id: string }): RawBuilder<SqlBool> {
  if (order === 'newest') return sql<SqlBool>`l.id < ${id}::uuid`;
  if (order === 'oldest') return sql<SqlBool>`l.id > ${id}::uuid`;
  if (order === 'name') return sql<SqlBool>`(l.key, l.id) > (${key}, ${id}::uuid)`;
  if (order === 'relevance') return sql<SqlBool>`(l.key, l.id) > (${Number(key)}::int, ${id}::uuid)`;
  const points = Number(key);
  return sql<SqlBool>`l.key <= ${points}::int and (l.key < ${points}::int or l.id > ${id}::uuid)`;
}

const STANDS = sql<SqlBool>`s.board = 'all' and s.reach > 0 and s.points > 0`;
const CAN_BE_FOUND = sql<SqlBool>`u.email_verified_at is not null and u.deactivated_at is null`;

/** Everyone on the leaderboard is in the directory; only the role is missing from their rows. */
function everyoneBy(order: DirectoryOrder, { sought, role }: DirectoryFilter): RawBuilder<unknown> {
  const id = sql.ref(order === 'points' ? 's.user_id' : 'u.id');
  const named = sought.map(
    (word) =>
      sql<SqlBool>`exists (select from person_words w where w.user_id = ${id} and ${isFitting(word, 'w.word')})`,
  );
  const inRole = role ? [sql<SqlBool>`u.role = ${role}`] : [];
  if (order !== 'points') return sql`users u where ${all([CAN_BE_FOUND, ...inRole, ...named])}`;
  const account = role ? sql`join users u on u.id = s.user_id` : sql``;
  return sql`standings s ${account} where ${all([STANDS, ...inRole, ...named])}`;
}

const all = (conditions: readonly RawBuilder<SqlBool>[]) => sql.join([...conditions], sql` and `);

/** Best matches first; may contain a person more than once. */
const namesOf = (sought: Sought, most: number) => sql`
  select p.user_id, k.distance
  from (
    select word, ${distanceOf(sought, 'word')} as distance from known_name_words
    where ${isFitting(sought, 'word')} order by 2, 1
  ) as k
  cross join lateral (select user_id from person_words where word = k.word offset 0) as p
  limit ${most + 1}`;

/** One row per person, with the distances added up. */
function peopleOf([rarest, ...others]: readonly Sought[]): RawBuilder<unknown> {
  if (!rarest) return sql`select null::uuid as user_id, 0 as distance where false`;
  const probes = others.map(
    (word, index) => sql`
      cross join lateral (
        select min(${distanceOf(word, 'w.word')}) as distance from person_words w
        where w.user_id = r.user_id and ${isFitting(word, 'w.word')}
      ) as ${sql.ref(`o${index}`)}`,
  );
  const most = others.length === 0 ? LOOKED_THROUGH : LOOKED_THROUGH_TOGETHER;
  const distances = others.map((_, index) => sql` + ${sql.ref(`o${index}.distance`)}`);
  const fits = others.map((_, index) => sql<SqlBool>`${sql.ref(`o${index}.distance`)} is not null`);
  return sql`
    select r.user_id, (r.distance${sql.join(distances.length > 0 ? distances : [sql``], sql``)})::int as distance
    from (select user_id, min(distance) as distance from (${namesOf(rarest, most)}) as n group by user_id) as r
    ${sql.join(probes.length > 0 ? probes : [sql``], sql``)}
    where ${fits.length > 0 ? all(fits) : sql`true`}`;
}
