/** A location in a form. */

import * as z from 'zod/mini';
import type { Place } from '#generated/types.gen.ts';

/** Missing until it's known whether the words name a place, and in older drafts; null for somewhere else. */
export const zPlaceId = z.optional(z.nullable(z.string()));

/** Where exactly; null for the middle of the place. Missing where forms have none, and in older drafts. */
export const zPlacePoint = z.optional(z.nullable(z.object({ latitude: z.number(), longitude: z.number() })));

export interface ChosenPlace {
  location: string;
  placeId?: z.infer<typeof zPlaceId>;
  placePoint?: z.infer<typeof zPlacePoint>;
}

/** What a form about something that exists begins with. */
export const chosenPlaceOf = ({
  location,
  place,
}: {
  location: string | null;
  place?: Place | null | undefined;
}): Required<ChosenPlace> => ({
  location: location ?? '',
  placeId: place?.id ?? null,
  placePoint: place?.point ?? null,
});

/** What is sent. Left out while undecided: the server then looks whether the words name one place. */
export const placeIdOf = ({ placeId }: Pick<ChosenPlace, 'placeId'>) => (placeId === undefined ? {} : { placeId });

/** Likewise, with where exactly. */
export const chosenIdOf = ({ placeId, placePoint }: Omit<ChosenPlace, 'location'>) =>
  placeId === undefined ? {} : { placeId, ...(placePoint !== undefined && { placePoint }) };
