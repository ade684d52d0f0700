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

/** What is counted in each cell: rows with `x`, `y` and `items`. */
type Spots = Sql;

export interface MapFound {
  total: number;
  clusters: { place: Place; count: number; places: number }[];
}

/** The contract's bound. A wide screen shows less than half as many. */
const MAX_CLUSTERS = 300;

/**
 * Two steps: few of the cells are in a cluster's, and its name is that of the fullest. That is found as the greatest of one
 * number with its count and its cell: sorting the cells of each cluster took several times as long.
 *
 * @param placeAt selects the place in the cell of `cluster.x` and `cluster.y`. The exact point of one isn't that of all.
 */
export const selectMap = (spots: Spots, placeAt: Sql, zoom: number): RawBuilder<MapFound> => {
  const bits = sql.lit(bitsWithin(zoom));
  return sql<MapFound>`
    with spots as (${spots}),
    fullest as (
      select max((items::bigint << 32) | (x::bigint << 16) | y) as spot, sum(items)::int as count, count(*)::int as places
      from spots group by x >> ${bits}, y >> ${bits} order by sum(items) desc limit ${sql.lit(MAX_CLUSTERS)}
    ),
    clusters as (
      select ((spot >> 16) & 65535)::int as x, (spot & 65535)::int as y, count, places from fullest
    ),
    named as (select (${placeAt}) - 'point' as place, count, places from clusters cluster)
    select coalesce((select sum(items) from spots), 0)::int as total,
      coalesce((select json_agg(named order by count desc) from named where place is not null), '[]') as clusters`;
};
