import { type PictureOrigin, readOwnOrigins } from '#domains/media/server/public.ts';
import { suggestLargeTownNear } from '#domains/places/server/public.ts';
import type { ImpactProposal, PlacePoint } from '#generated/types.gen.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { DAY_MS } from '#platform/shared/moment.ts';
import { listEventTypes } from '../event-types.repository.ts';
import type { ImpactNeeds } from '../needs.ts';
import { listEarlier } from './earlier.repository.ts';
import { proposeFromWords } from './propose-from-words.ts';

export const proposeImpact: Call<'proposeImpact', Pick<ImpactNeeds, 'db' | 'goalsOff'>> = async (
  { db, goalsOff },
  request,
) => {
  const { userId } = callerOf(request);
  const { words, media, position } = request.body;
  const [origins, earlier, types] = await Promise.all([
    readOwnOrigins(db, userId, media),
    listEarlier(db, userId),
    listEventTypes(db),
  ]);
  return ok('A proposal.', {
    ...(await proposeFromPictures(origins, position)),
    ...proposeFromWords(words, { kinds: types.filter(({ isRetired }) => !isRetired), goalsOff, earlier }),
  });
};

/** From the first picture that has a day, and the first that has a place, unless the page knows of one. */
async function proposeFromPictures(
  origins: readonly PictureOrigin[],
  position: PlacePoint | undefined,
): Promise<Pick<ImpactProposal, 'startDate' | 'place'>> {
  // Somewhere it's tomorrow already.
  const lastDay = new Date(Date.now() + DAY_MS).toISOString().slice(0, 10);
  const taken = origins.find(({ takenOn }) => takenOn !== null && takenOn >= FIRST_DAY && takenOn <= lastDay);
  const [written] = origins.flatMap(({ latitude, longitude }) =>
    latitude === null || longitude === null ? [] : [{ latitude, longitude }],
  );
  const point = position ?? written;
  return { startDate: taken?.takenOn ?? null, place: point ? await suggestLargeTownNear(point) : null };
}

/** The contract's first year. */
const FIRST_DAY = '2000-01-01';
