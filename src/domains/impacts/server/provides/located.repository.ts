import { sql } from 'kysely';
import { type Located, locatedIn } from '#domains/places/server/public.ts';

const located = locatedIn('impacts');

export const locatedImpacts: Located = {
  ...located,
  setPlaces: async (tx, places) => {
    await located.setPlaces(tx, places);
    // After the rows, for which transactions that hold counts may have to end first.
    await sql`select recount_places()`.execute(tx);
  },
};
