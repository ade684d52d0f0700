import { sql } from 'kysely';
import type { Located } from '#domains/places/server/public.ts';

export const locatedAccounts: Located = {
  listUnplaced: async (db) => {
    const { rows } = await sql<{ location: string }>`
      select distinct location from users where location is not null and place is null`.execute(db);
    return rows.map(({ location }) => location);
  },
  setPlaces: async (tx, places) => {
    await sql`update users u set place = matched.place
      from unnest(${[...places.keys()]}::text[], ${[...places.values()].map((place) => JSON.stringify(place))}::jsonb[])
        matched (location, place)
      where u.location = matched.location and u.place is null`.execute(tx);
  },
};
