import { sql } from 'kysely';
import type { Located } from '#domains/places/server/public.ts';

export const locatedImpacts: Located = {
  listUnplaced: async (db) => {
    const { rows } = await sql<{ location: string; uses: number }>`
      select location, count(*)::int as uses from impacts
      where location is not null and place is null group by location`.execute(db);
    return rows;
  },
  setPlaces: async (tx, places) => {
    await sql`update impacts i set place = matched.place
      from unnest(${[...places.keys()]}::text[], ${[...places.values()].map((place) => JSON.stringify(place))}::jsonb[])
        matched (location, place)
      where i.location = matched.location and i.place is null`.execute(tx);
    // After the rows, for which transactions that hold counts may have to end first.
    await sql`select recount_places()`.execute(tx);
  },
};
