/** Counts public impacts by where they are on the map. */
import { type RawBuilder, sql } from 'kysely';
import { EVERYWHERE, isOnMap, type MapFound, selectMap } from '#domains/places/server/public.ts';
import type { Db } from '#platform/server/db/database.ts';
import { all, COUNTED_UP_TO } from '#platform/server/db/lists/list-page.repository.ts';
import { CELL, drivingTableOf, type ImpactFilter } from '../list/list-filter.repository.ts';

type PublicFilter = Omit<ImpactFilter, 'scope' | 'state'>;

/** Each of these lists has an index with the cells of its impacts, which is all that is read. */
const SERVED = [
  ['impactYear'],
  ['sdg'],
  ['sdg', 'impactYear'],
  ['eventType'],
  ['eventType', 'impactYear'],
  ['eventType', 'sdg'],
  ['eventType', 'sdg', 'impactYear'],
];

const GOAL_CELL = { x: sql`g.map_x`, y: sql`g.map_y` };
const COUNT_CELL = { x: sql`p.map_x`, y: sql`p.map_y` };

const PLACE_AT = sql`select i.place from impacts i
  where i.map_x = cluster.x and i.map_y = cluster.y and i.is_public limit 1`;

/** @returns a total of `COUNTED_UP_TO` if there may be more. */
export async function readImpactMap(db: Db, filter: PublicFilter, zoom: number): Promise<MapFound> {
  const { rows } = await selectMap(spotsOf(filter), PLACE_AT, zoom).execute(db);
  return rows[0] ?? { total: 0, clusters: [] };
}

/** Whether all are counted, however many there are. */
export function isWholeCount({ where: _, ...filter }: PublicFilter): boolean {
  const given = Object.entries(filter).flatMap(([name, value]) => (value === undefined ? [] : [name]));
  return [[], ...SERVED].some((names) => names.length === given.length && names.every((name) => given.includes(name)));
}

function spotsOf({ where = EVERYWHERE, ...filter }: PublicFilter): RawBuilder<unknown> {
  const isAny = Object.values(filter).every((value) => value === undefined);
  if (isAny) {
    return sql`select p.map_x as x, p.map_y as y, p.impacts as items from impact_place_counts p
      where ${all([sql`p.map_x is not null and p.impacts > 0`, ...isOnMap(COUNT_CELL, where)])}`;
  }
  // The goals' table repeats the cells too.
  const cell = filter.sdg === undefined ? CELL : GOAL_CELL;
  const { from, where: listed } = drivingTableOf({ ...filter, scope: { kind: 'public', own: null } });
  const conditions = [sql<boolean>`${cell.x} is not null`, ...listed, ...isOnMap(cell, where)];
  const most = isWholeCount(filter) ? sql`` : sql`limit ${sql.lit(COUNTED_UP_TO)}`;
  return sql`select x, y, count(*)::int as items
    from (select ${cell.x} as x, ${cell.y} as y from ${from} where ${all(conditions)} ${most}) found group by x, y`;
}
