import { sql } from 'kysely';
import type { Located } from '#domains/places/server/public.ts';

export const locatedOpportunities: Located = {
  listUnplaced: async (db) => {
    const { rows } = await sql<{ location: string; uses: number }>`
      select location, count(*)::int as uses from opportunities
      where location is not null and place is null group by location`.execute(db);
    return rows;
  },
  setPlaces: async (tx, places) => {
    await sql`update opportunities o set place = matched.place
      from unnest(${[...places.keys()]}::text[], ${[...places.values()].map((place) => JSON.stringify(place))}::jsonb[])
        matched (location, place)
      where o.location = matched.location and o.place is null`.execute(tx);
  },
};
