import { GOALS } from '#domains/goals/goals.ts';
import type { Impact, Media } from '#generated/types.gen.ts';
import { formatList, joinFacts } from '#languages/numbers.ts';
import { say } from '#languages/say.ts';
import { sayLocation } from '#languages/say-location.ts';
import { readPageSettings } from '#platform/browser/page/page-settings.ts';
import { isolate } from '#ui/shared/isolate.ts';
import { pointsFor } from '../../points.ts';
import { sayDays } from '../queue/evidence/changes-since-review.ts';

export interface CardContent {
  /** Seeds the contours drawn without a picture. */
  id: string;
  appName: string;
  title: string;
  /** "14 Nov 26, Ziguinchor, Senegal" */
  whenAndWhere: string;
  points: number;
  goals: { id: number; name: string }[];
  picture: string | null;
}

export function cardContentOf(impact: Impact): CardContent {
  const { id, title, startDate, endDate, location, measures, sdgs, media } = impact;
  return {
    id,
    appName: readPageSettings().appName,
    title,
    whenAndWhere: joinFacts([sayDays(startDate, endDate), isolate(sayLocation(location))]),
    points: pointsFor(measures).total,
    goals: sdgs.map((goal) => ({ id: goal, name: GOALS[goal - 1]?.shortTitle ?? '' })),
    picture: pictureOf(media),
  };
}

/** The widest copy of the first picture. */
const pictureOf = (media: readonly Media[]): string | null => media.find(({ kind }) => kind === 'picture')?.url ?? null;

/** Alt text for the card. */
export const sayCard = ({ title, whenAndWhere, points, goals, appName }: CardContent): string =>
  say('impacts.cardContent.card', {
    title: isolate(title),
    whenAndWhere,
    appName,
    points,
    goals: formatList(
      goals.map(({ name }) => name),
      'unit',
    ),
  });
