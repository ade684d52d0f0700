import { sql } from 'kysely';
import { type MapFound, selectMap } from '#domains/places/server/public.ts';
import type { Db } from '#platform/server/db/database.ts';
import { all } from '#platform/server/db/lists/list-page.repository.ts';
import { CELL, listedBy, type OpportunityFilter } from './list-filter.repository.ts';

const PLACE_AT = sql`select o.place from opportunities o
  where o.is_public and ${CELL.x} = cluster.x and ${CELL.y} = cluster.y limit 1`;

export async function readOpportunityMap(db: Db, filter: OpportunityFilter, zoom: number): Promise<MapFound> {
  const { from, where } = listedBy(filter);
  const spots = sql`select ${CELL.x} as x, ${CELL.y} as y, count(*) as items from ${from}
    where ${all([sql`o.place is not null`, ...where])} group by 1, 2`;
  const { rows } = await selectMap(spots, PLACE_AT, zoom).execute(db);
  return rows[0] ?? { total: 0, clusters: [] };
}
