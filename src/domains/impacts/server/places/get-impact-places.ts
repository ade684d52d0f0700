import type { Db } from '#platform/server/db/database.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { readPlaceCounts } from './places.repository.ts';
import { presentPlaces } from './present-places.ts';

export const getImpactPlaces: Call<'getImpactPlaces', { db: Db }> = async ({ db }) => {
  const [found] = await readPlaceCounts(db, {});
  if (!found) throw new Error('A select without a table gives one row');
  return ok('The places of impacts.', presentPlaces(found.places, found.total));
};
