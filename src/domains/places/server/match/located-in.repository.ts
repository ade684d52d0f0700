import { sql } from 'kysely';
import type { Located } from './match-locations.ts';

/** @param table the domain's own, with the columns `location` and `place`. */
export const locatedIn = (table: string): Located => ({
  listUnplaced: async (db) => {
    const { rows } = await sql<{ location: string; uses: number }>`
      select location, count(*)::int as uses from ${sql.table(table)}
      where location is not null and place is null group by location`.execute(db);
    return rows;
  },
  setPlaces: async (tx, places) => {
    await sql`update ${sql.table(table)} located set place = matched.place
      from unnest(${[...places.keys()]}::text[], ${[...places.values()].map((place) => JSON.stringify(place))}::jsonb[])
        matched (location, place)
      where located.location = matched.location and located.place is null`.execute(tx);
  },
});
