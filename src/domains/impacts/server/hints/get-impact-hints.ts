import type { PresentMedia } from '#domains/media/server/public.ts';
import { presentCard } from '#domains/people/server/public.ts';
import type { ImpactHint } from '#generated/types.gen.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { impactSlugOf } from '../../model.ts';
import { findImpact } from '../impacts.repository.ts';
import type { ImpactNeeds } from '../needs.ts';
import { assertCanSee, assertImpartial } from '../policy.ts';
import {
  type FoundHint,
  hintOfOthers,
  hintsOfAmounts,
  hintsOfOrigin,
  hintsOfPictures,
  hintsOfText,
} from './find-hints.ts';
import {
  listPicturesElsewhere,
  listPicturesTaken,
  listSamePlaceAndDay,
  listSameTexts,
  listUsualAmounts,
} from './hints.repository.ts';

type Needs = Pick<ImpactNeeds, 'db' | 'presentMedia'>;

/** @throws {Failure} 403 for anyone who took part, 404. */
export const getImpactHints: Call<'getImpactHints', Needs> = async ({ db, presentMedia }, request) => {
  const person = callerOf(request);
  const { id } = request.params;
  const impact = await findImpact(db, id);
  assertCanSee(person, impact);
  assertImpartial(person, impact);
  const [pictures, taken, usual, texts, places] = await Promise.all([
    listPicturesElsewhere(db, id),
    listPicturesTaken(db, id),
    listUsualAmounts(db, impact.eventTypeId),
    listSameTexts(db, id),
    listSamePlaceAndDay(db, id),
  ]);
  const hints = [
    ...hintsOfPictures(pictures),
    ...hintOfOthers('same_text', texts),
    ...hintsOfOrigin(impact, taken),
    ...hintsOfAmounts(impact, usual),
    ...hintOfOthers('same_place_and_day', places),
    ...hintsOfText(impact),
  ];
  return ok('Hints.', { hints: hints.map((hint) => presentHint(presentMedia, hint)) });
};

const presentHint = (presentMedia: PresentMedia, { picture, other, ...hint }: FoundHint): ImpactHint => ({
  kind: hint.kind,
  picture: picture ? presentMedia(picture, { isPublic: false }) : null,
  impact: other
    ? {
        id: other.id,
        title: other.title,
        slug: impactSlugOf(other.title),
        startDate: other.startDate,
        owner: presentCard(other.owner),
      }
    : null,
  more: hint.more ?? 0,
  takenOn: hint.takenOn ?? null,
  distanceKm: hint.distanceKm ?? null,
  measure: hint.measure ?? null,
  amount: hint.amount ?? null,
  usual: hint.usual ?? null,
  impacts: hint.impacts ?? null,
});
