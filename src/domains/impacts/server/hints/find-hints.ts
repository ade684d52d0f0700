/** What of an impact is worth a second look, and why. None of it is a verdict. */
import type { ImpactHintKind, ImpactMeasures } from '#generated/types.gen.ts';
import { kilometresBetween } from '#platform/shared/kilometres.ts';
import { DAY_MS } from '#platform/shared/moment.ts';
import type { ImpactRow } from '../impacts.repository.ts';
import type { OtherImpact, PictureElsewhere, PictureTaken, UsualAmount } from './hints.repository.ts';
import { mentions } from './mentions.ts';

export interface FoundHint {
  kind: ImpactHintKind;
  picture?: PictureTaken['picture'];
  other?: OtherImpact;
  /** How many other impacts it is as true of. */
  more?: number;
  takenOn?: string;
  distanceKm?: number;
  measure?: keyof ImpactMeasures;
  amount?: number;
  usual?: number;
  impacts?: number;
}

/** Re-encoded or resized, the same picture differs in so many bits at most. */
const SAME_BITS = 2;

/** One hint for each picture, about the closest of the others. */
export function hintsOfPictures(found: readonly PictureElsewhere[]): FoundHint[] {
  return [...Map.groupBy(found, ({ picture }) => picture.id).values()].flatMap(([closest, ...others]) =>
    closest
      ? [
          {
            kind: closest.distance <= SAME_BITS ? 'same_picture' : 'similar_picture',
            picture: closest.picture,
            other: closest.other,
            more: others.length,
          },
        ]
      : [],
  );
}

/** A camera may be on another day than the place. */
const DAYS_AROUND = 1;
/** Wider than a city and its surroundings, and than the tenth of a degree to which places are kept. */
const FAR_KM = 100;

export function hintsOfOrigin(
  { startDate, endDate, place }: Pick<ImpactRow, 'startDate' | 'endDate' | 'place'>,
  pictures: readonly PictureTaken[],
): FoundHint[] {
  const first = Date.parse(startDate) - DAYS_AROUND * DAY_MS;
  const last = Date.parse(endDate ?? startDate) + DAYS_AROUND * DAY_MS;
  // A country is too large to be far from its middle.
  const city = place?.id === place?.countryCode ? null : place;
  return pictures.flatMap(({ picture, takenOn, latitude, longitude }): FoundHint[] => {
    const isOtherDay = takenOn !== null && (Date.parse(takenOn) < first || Date.parse(takenOn) > last);
    const distance =
      city && latitude !== null && longitude !== null ? kilometresBetween(city, { latitude, longitude }) : 0;
    return [
      ...(isOtherDay ? [{ kind: 'other_day' as const, picture, takenOn }] : []),
      ...(distance > FAR_KM ? [{ kind: 'other_place' as const, picture, distanceKm: Math.round(distance) }] : []),
    ];
  });
}

/** From so few impacts nothing is usual. */
const MIN_IMPACTS = 30;
/** How many times more than 95 of a hundred report at most. */
const FAR_OUTSIDE = 2;

/** Hours for each person who took part, and everything else for each hour; without hours, for each person. */
export function hintsOfAmounts(
  { measures, participants }: Pick<ImpactRow, 'measures' | 'participants'>,
  usual: readonly UsualAmount[],
): FoundHint[] {
  const persons = Math.max(1, participants.length);
  const effort = measures.hours > 0 ? measures.hours : persons;
  return usual.flatMap(({ measure, impacts, most }): FoundHint[] => {
    const amount = measures[measure] / (measure === 'hours' ? persons : effort);
    if (impacts < MIN_IMPACTS || amount <= FAR_OUTSIDE * most) return [];
    return [{ kind: 'unusual_amount', measure, amount, usual: most, impacts }];
  });
}

/** Without the hours, which hardly any story tells. */
const TOLD_MEASURES = ['people', 'trees', 'co2eKg', 'wasteKg'] as const;

export function hintsOfText({
  title,
  description,
  measures,
}: Pick<ImpactRow, 'title' | 'description' | 'measures'>): FoundHint[] {
  return TOLD_MEASURES.filter(
    (measure) => measures[measure] > 0 && !mentions(`${title} ${description}`, measure, measures[measure]),
  ).map((measure) => ({ kind: 'unmentioned_measure', measure, amount: measures[measure] }));
}

/** One hint about the latest of the others. */
export const hintOfOthers = (
  kind: 'same_text' | 'same_place_and_day',
  [latest, ...others]: readonly OtherImpact[],
): FoundHint[] => (latest ? [{ kind, other: latest, more: others.length }] : []);
