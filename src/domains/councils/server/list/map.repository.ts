import { sql } from 'kysely';
import { cellOfPlace, type MapFound, selectMap } from '#domains/places/server/public.ts';
import type { Db } from '#platform/server/db/database.ts';
import { type CouncilFilter, selectSpots } from './lists.repository.ts';

const { x, y } = cellOfPlace(sql`c.place`);
const PLACE_AT = sql`select c.place from councils c where c.is_approved and ${x} = cluster.x and ${y} = cluster.y limit 1`;

export async function readCouncilMap(db: Db, filter: Omit<CouncilFilter, 'scope'>, zoom: number): Promise<MapFound> {
  const spots = selectSpots({ ...filter, scope: { kind: 'public', ownerId: null } });
  const { rows } = await selectMap(spots, PLACE_AT, zoom).execute(db);
  return rows[0] ?? { total: 0, clusters: [] };
}
