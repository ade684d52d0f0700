/** Compares what the judge saw with the impact as it is now. */

import { GOALS } from '#domains/goals/goals.ts';
import type { Impact, ImpactEvidence, Media } from '#generated/types.gen.ts';
import { formatList, formatNumber } from '#languages/numbers.ts';
import { say } from '#languages/say.ts';
import { formatDay } from '#ui/shared/dates.ts';
import { sayMeasures } from './measures.ts';

export interface Change {
  name: string;
  before: string;
}

type Compared = Omit<ImpactEvidence, 'revision'>;

const FIELDS: readonly { name: string; textOf: (version: Compared) => string }[] = [
  { name: say('impacts.evidence.title'), textOf: ({ title }) => title },
  { name: say('impacts.evidence.description'), textOf: ({ description }) => description },
  { name: say('impacts.evidence.when'), textOf: ({ startDate, endDate }) => sayDays(startDate, endDate) },
  { name: say('impacts.evidence.year'), textOf: ({ impactYear }) => String(impactYear) },
  { name: say('impacts.evidence.where'), textOf: ({ location }) => location ?? say('impacts.evidence.notGiven') },
  { name: say('impacts.evidence.goals'), textOf: ({ sdgs }) => formatList(sdgs.map(goalName), 'unit') },
  {
    name: say('impacts.evidence.measures'),
    textOf: ({ measures }) => sayMeasures(measures) || say('impacts.evidence.none'),
  },
];

/** Each changed field with its earlier value; for pictures, just their number. */
export function changesSince(evidence: ImpactEvidence, impact: Impact): Change[] {
  const changes: Change[] = FIELDS.filter(({ textOf }) => textOf(evidence) !== textOf(impact)).map(
    ({ name, textOf }) => ({ name, before: textOf(evidence) }),
  );
  const earlier = evidence.media.map(({ id }) => id);
  const isSameMedia = earlier.length === impact.media.length && impact.media.every(({ id }) => earlier.includes(id));
  if (isSameMedia) return changes;
  const name = say('impacts.evidence.files');
  return [...changes, { name, before: formatNumber(earlier.length) }];
}

/** The pictures and documents that the impact has lost. */
export function removedSince(evidence: ImpactEvidence, impact: Impact): Media[] {
  const left = new Set(impact.media.map(({ id }) => id));
  return evidence.media.filter(({ id }) => !left.has(id));
}

export const sayDays = (start: string, end: string | null): string =>
  end === null || end === start
    ? formatDay(start)
    : say('impacts.evidence.days', { start: formatDay(start), end: formatDay(end) });

export const goalName = (id: number): string => `${id} ${GOALS[id - 1]?.shortTitle ?? ''}`.trim();
