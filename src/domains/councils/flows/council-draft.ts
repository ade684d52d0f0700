/** A council draft: values as typed, so that nothing is lost before it's valid. */

import * as z from 'zod/mini';
import { councilInputBounds } from '#generated/bounds/CouncilInput.gen.ts';
import { zCouncilInput } from '#generated/schemas/CouncilInput.gen.ts';
import type { Council, CouncilInput } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import type { DraftFault } from '#platform/browser/drafts/draft-form-parts.ts';
import { findFaults } from '#platform/browser/forms/form-resolver.ts';
import { chosenIdOf, chosenPlaceOf, zPlaceId, zPlacePoint } from '#platform/browser/places/chosen-place.ts';
import { pictureOf, zDraftPicture } from '#platform/browser/uploads/draft-picture.ts';

export const zCouncilDraft = z.object({
  councilTitle: z.string(),
  description: z.string(),
  sdgs: z.array(z.number()),
  location: z.string(),
  placeId: zPlaceId,
  placePoint: zPlacePoint,
  /** At most one: the cover. */
  pictures: z.array(zDraftPicture),
  /** The revision being edited; null for a new council, and in drafts stored before there were revisions. */
  revision: z._default(z.nullable(z.number()), null),
});

export type CouncilDraft = z.infer<typeof zCouncilDraft>;

export const EMPTY_DRAFT: CouncilDraft = {
  councilTitle: '',
  description: '',
  sdgs: [],
  location: '',
  pictures: [],
  revision: null,
};

/** An existing council, to be edited. */
export function draftOf({ councilTitle, description, sdgs, location, place, cover, revision }: Council): CouncilDraft {
  return {
    councilTitle,
    description,
    sdgs: sdgs.map(({ sdg }) => sdg),
    ...chosenPlaceOf({ location, place }),
    pictures: cover ? [pictureOf(cover)] : [],
    revision,
  };
}

export function inputOf({
  councilTitle,
  description,
  sdgs,
  location,
  placeId,
  placePoint,
  pictures,
}: CouncilDraft): CouncilInput {
  return {
    councilTitle: councilTitle.trim(),
    description: description.trim(),
    sdgs,
    location: location.trim() || null,
    ...chosenIdOf({ placeId, placePoint }),
    coverId: pictures[0]?.mediaId ?? null,
  };
}

export const FIELD_NAMES: Readonly<Record<string, string>> = {
  councilTitle: say('councils.councilDraft.councilTitle'),
  description: say('councils.councilDraft.description'),
  location: say('councils.councilDraft.location'),
  sdgs: say('councils.councilDraft.goals'),
  pictures: say('councils.councilDraft.pictures'),
};

/** In the order of the form. */
const FIELDS = Object.keys(FIELD_NAMES);

/** Validation errors in the order of the form. */
export function findCouncilFaults(draft: CouncilDraft): DraftFault[] {
  const known = Object.entries(
    findFaults(zCouncilInput, inputOf(draft), { sdgs: say('councils.councilDraft.goalMissing') }),
  )
    .map(([name, { message }]): DraftFault => ({ field: name.split('.')[0] ?? name, message }))
    .filter(({ field }) => field !== 'location' && field !== 'coverId');
  return [...known, ...findCustomFaults(draft)].sort((a, b) => FIELDS.indexOf(a.field) - FIELDS.indexOf(b.field));
}

function findCustomFaults({ location, pictures }: CouncilDraft): DraftFault[] {
  const faults: DraftFault[] = [];
  if (location.trim().length > councilInputBounds.location.maxLength) {
    faults.push({
      field: 'location',
      message: say('councils.councilDraft.tooLong', { most: councilInputBounds.location.maxLength }),
    });
  }
  if (pictures.some(({ kind }) => kind === 'document')) {
    faults.push({ field: 'pictures', message: say('councils.councilDraft.coverNotPicture') });
  }
  return faults;
}
