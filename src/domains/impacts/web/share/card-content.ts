import { GOALS } from '#domains/goals/goals.ts';
import type { Impact, ImpactMeasures, Media } from '#generated/types.gen.ts';
import { formatList, joinFacts } from '#languages/numbers.ts';
import { say } from '#languages/say.ts';
import { sayLocation } from '#languages/say-location.ts';
import { readPageSettings } from '#platform/browser/page/page-settings.ts';
import { isolate } from '#ui/shared/isolate.ts';
import { sayDays } from '../queue/evidence/changes-since-review.ts';
import { figure, MEASURES } from '../queue/evidence/measures.ts';

export interface CardContent {
  /** Seeds the contours drawn without a picture. */
  id: string;
  appName: string;
  /** The community's own mark; null for ours. */
  mark: string | null;
  title: string;
  /** "14 Nov 26, Ziguinchor, Senegal" */
  whenAndWhere: string;
  /** The results with the most to tell, at most three: "1,500", "trees". */
  results: Result[];
  goals: { id: number; name: string }[];
  picture: string | null;
}

interface Result {
  figure: string;
  unit: string;
  /** "1,500 trees" */
  amount: string;
}

const TOLD_FIRST: readonly (keyof ImpactMeasures)[] = ['hours', 'trees', 'people', 'wasteKg', 'co2eKg'];
const MAX_RESULTS = 3;

export function cardContentOf(impact: Impact): CardContent {
  const { id, title, startDate, endDate, location, measures, sdgs, media } = impact;
  return {
    id,
    appName: readPageSettings().appName,
    mark: readPageSettings().mark?.[0] ?? null,
    title,
    whenAndWhere: joinFacts([sayDays(startDate, endDate), isolate(sayLocation(location))]),
    results: resultsOf(measures),
    goals: sdgs.map((goal) => ({ id: goal, name: GOALS[goal - 1]?.shortTitle ?? '' })),
    picture: pictureOf(media),
  };
}

/** Hours, trees and people; what else was measured takes the place of those that weren't. */
export const resultsOf = (measures: ImpactMeasures): Result[] =>
  TOLD_FIRST.filter((key) => measures[key] > 0)
    .slice(0, MAX_RESULTS)
    .flatMap((key) => {
      const words = MEASURES.find((measure) => measure.key === key);
      const value = measures[key];
      return words ? [{ figure: figure(value), unit: words.unit, amount: words.sayAmount(value) }] : [];
    });

/** The widest copy of the first picture. */
const pictureOf = (media: readonly Media[]): string | null => media.find(({ kind }) => kind === 'picture')?.url ?? null;

/** Alt text for the card. */
export const sayCard = ({ title, whenAndWhere, results, goals, appName }: CardContent): string =>
  say('impacts.cardContent.card', {
    title: isolate(title),
    whenAndWhere,
    verified: say('impacts.cardContent.verifiedOn', { appName }),
    facts: formatList([...results.map(({ amount }) => amount), ...goals.map(({ name }) => name)], 'unit'),
  });
