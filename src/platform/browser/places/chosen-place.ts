/** A location in a form. */

import * as z from 'zod/mini';
import type { Place } from '#generated/types.gen.ts';

/** Missing until it's known whether the words name a place, and in older drafts; null for somewhere else. */
export const zPlaceId = z.optional(z.nullable(z.string()));

export interface ChosenPlace {
  location: string;
  placeId?: z.infer<typeof zPlaceId>;
}

/** What a form about something that exists begins with. */
export const chosenPlaceOf = ({
  location,
  place,
}: {
  location: string | null;
  place?: Place | null | undefined;
}): Required<ChosenPlace> => ({ location: location ?? '', placeId: place?.id ?? null });

/** What is sent. Left out while undecided: the server then looks whether the words name one place. */
export const placeIdOf = ({ placeId }: Pick<ChosenPlace, 'placeId'>) => (placeId === undefined ? {} : { placeId });
