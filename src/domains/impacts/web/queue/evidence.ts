/** Compares what the judge saw with the impact as it is now. */

import { GOALS } from '#domains/goals/goals.ts';
import type { Impact, ImpactEvidence } from '#generated/types.gen.ts';
import { formatDay } from '#ui/dates.ts';
import { sayMeasures } from './measures.ts';

export interface Change {
  name: string;
  before: string;
}

type Compared = Omit<ImpactEvidence, 'revision'>;

const FIELDS: readonly { name: string; say: (version: Compared) => string }[] = [
  { name: 'Title', say: ({ title }) => title },
  { name: 'Description', say: ({ description }) => description },
  { name: 'When', say: ({ startDate, endDate }) => sayDays(startDate, endDate) },
  { name: 'Year', say: ({ impactYear }) => String(impactYear) },
  { name: 'Where', say: ({ location }) => location ?? 'Not given' },
  { name: 'Goals', say: ({ sdgs }) => sdgs.map(goalName).join(', ') },
  { name: 'Measures', say: ({ measures }) => sayMeasures(measures) || 'None' },
];

/** Each changed field with its earlier value; for pictures, just their number. */
export function changesSince(evidence: ImpactEvidence, impact: Impact): Change[] {
  const changes = FIELDS.filter(({ say }) => say(evidence) !== say(impact)).map(({ name, say }) => ({
    name,
    before: say(evidence),
  }));
  const earlier = evidence.media.map(({ id }) => id);
  const isSameMedia = earlier.length === impact.media.length && impact.media.every(({ id }) => earlier.includes(id));
  if (!isSameMedia) changes.push({ name: 'Pictures and documents', before: `${earlier.length}` });
  return changes;
}

export const sayDays = (start: string, end: string | null): string =>
  end === null || end === start ? formatDay(start) : `${formatDay(start)} to ${formatDay(end)}`;

export const goalName = (id: number): string => `${id} ${GOALS[id - 1]?.shortTitle ?? ''}`.trim();
