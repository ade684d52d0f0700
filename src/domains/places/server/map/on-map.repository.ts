/** Statements about where things are on the map; each domain has the columns or expressions for its own table. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Place } from '#generated/types.gen.ts';
import { bitsWithin, CELLS, type Cells, type Circle, cellsAround } from './grid.ts';

type Sql = RawBuilder<unknown>;
type Condition = RawBuilder<SqlBool>;

/** The cell of a row, as integers. */
export interface CellOf {
  x: Sql;
  y: Sql;
}

/** What the list's parameters say about places. */
export interface WhereOnMap {
  /** All of them. */
  parts: readonly Cells[];
  circle?: Circle | undefined;
  /** The middle of the circle. */
  near?: Place | null;
}

export const EVERYWHERE: WhereOnMap = { parts: [] };

/** For tables without a column for it, which have thousands of rows at most. */
export const cellOfPlace = (place: Sql): CellOf => ({
  x: sql`floor(((${place} ->> 'longitude')::float8 + 180) / 360 * 65535.99)::integer`,
  y: sql`floor((0.5 - atanh(sin(radians(greatest(-85, least(85, (${place} ->> 'latitude')::float8))))) / (2 * pi()))
    * 65536)::integer`,
});

export const isOnMap = (cell: CellOf, { parts, circle }: WhereOnMap): Condition[] => [
  ...parts.map((cells) => isIn(cell, cells)),
  // The rectangle is what an index knows.
  ...(circle === undefined ? [] : [isIn(cell, cellsAround(circle)), isNear(cell, circle)]),
];

function isIn({ x, y }: CellOf, { columns, rows }: Cells): Condition {
  const inColumns = columns.map(([first, last]) => sql`${x} between ${first}::int and ${last}::int`);
  return sql`((${sql.join(inColumns, sql` or `)}) and ${y} between ${rows[0]}::int and ${rows[1]}::int)`;
}

/** By the haversine formula, from the middles of cells. */
function isNear({ x, y }: CellOf, { longitude, latitude, km }: Circle): Condition {
  const east = sql`radians((${x} + 0.5) / ${sql.lit(CELLS)}::float8 * 360 - 180 - ${longitude}::float8)`;
  const north = sql`atan(sinh(pi() * (1 - (${y} + 0.5) / ${sql.lit(CELLS / 2)}::float8)))`;
  const here = sql`radians(${latitude}::float8)`;
  return sql`12742 * asin(least(1, sqrt(power(sin((${north} - ${here}) / 2), 2)
    + cos(${north}) * cos(${here}) * power(sin(${east} / 2), 2)))) <= ${km}::float8`;
}

/** What is counted: rows with `x`, `y` and `items`, several of which may be in one cell. */
type Spots = Sql;

export interface MapFound {
  total: number;
  clusters: { place: Place; count: number; places: number }[];
}

/** The contract's bound. A wide screen shows less than half as many. */
const MAX_CLUSTERS = 300;

/**
 * A cluster's name is that of its fullest spot, found as the greatest of one number with its count and its cell: sorting
 * took several times as long, and so did counting the different cells or adding up the spots in each of them before.
 *
 * @param placeAt selects the place in the cell of `cluster.x` and `cluster.y`. The exact point of one isn't that of all.
 */
export const selectMap = (spots: Spots, placeAt: Sql, zoom: number): RawBuilder<MapFound> => {
  const bits = sql.lit(bitsWithin(zoom));
  return sql<MapFound>`
    with fullest as (
      select max((items::bigint << 32) | cell) as spot, sum(items)::int as count,
        case when min(cell) = max(cell) then 1 else count(*)::int end as places, (sum(sum(items)) over ())::int as total
      from (${spots}) spots cross join lateral (select (x::bigint << 16) | y as cell) at group by x >> ${bits}, y >> ${bits} order by sum(items) desc limit ${sql.lit(MAX_CLUSTERS)}
    ),
    clusters as (
      select ((spot >> 16) & 65535)::int as x, (spot & 65535)::int as y, count, places, total from fullest
    ),
    named as (select (${placeAt}) - 'point' as place, count, places, total from clusters cluster)
    select coalesce(max(total), 0) as total,
      coalesce(json_agg(json_build_object('place', place, 'count', count, 'places', places) order by count desc)
        filter (where place is not null), '[]') as clusters
    from named`;
};
