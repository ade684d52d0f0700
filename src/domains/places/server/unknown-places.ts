/** Locations without a place, for admins, who may know which place is meant. */
import type { UnknownPlace } from '#generated/types.gen.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { findKnownPlace } from './choose-place.ts';
import type { LocatedKinds } from './match/match-locations.ts';

interface Needs {
  db: Db;
  located: LocatedKinds;
}

/** The contract's bound. */
const MAX_LISTED = 50;

export const listUnknownPlaces: Call<'listUnknownPlaces', Needs> = async ({ db, located }) => {
  const uses = new Map<string, number>();
  for (const { listUnplaced } of Object.values(located)) {
    for (const unplaced of await listUnplaced(db)) {
      uses.set(unplaced.location, (uses.get(unplaced.location) ?? 0) + unplaced.uses);
    }
  }
  const listed = [...uses].map(([location, count]): UnknownPlace => ({ location, uses: count }));
  const sorted = listed.sort((a, b) => b.uses - a.uses || a.location.localeCompare(b.location, 'en'));
  return ok('Locations that aren’t on the map.', sorted.slice(0, MAX_LISTED));
};

/** @throws {Failure} 422 for an unknown place. */
export const setPlaceOfLocation: Call<'setPlaceOfLocation', Needs> = async ({ db, located }, request) => {
  const { location, placeId } = request.body;
  const places = new Map([[location, await findKnownPlace(placeId)]]);
  await db.transaction().execute(async (tx) => {
    for (const { setPlaces } of Object.values(located)) await setPlaces(tx, places);
  });
  return ok('The location is on the map.', null);
};
