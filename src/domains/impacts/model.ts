/** The rules about impacts that need nothing but the impact: both sides keep them. */
import type { FieldError, ImpactMeasures } from '../../../generated/types.gen.ts';
import { slugOf } from '../../platform/slug.ts';

/** The first year that the review queues offer as a filter. They list everything that is pending, whatever its year. */
const FIRST_REVIEW_YEAR = 2025;

const YEARS_SENT_WITHOUT = { first: 2021, last: 2024 };

export const NO_MEASURES: ImpactMeasures = { hours: 0, people: 0, trees: 0, co2eKg: 0, wasteKg: 0 };

/** What the list of the own impacts is asked with for a year: 2021 to 2024 send no year. */
export function sentYear(year: number | undefined): number | undefined {
  if (year === undefined) return undefined;
  return year >= YEARS_SENT_WITHOUT.first && year <= YEARS_SENT_WITHOUT.last ? undefined : year;
}

export function impactSlugOf(title: string): string {
  return slugOf(title) || 'impact';
}

export function impactPathOf({ id, title }: { id: string; title: string }): string {
  return `/impacts/${id}/${impactSlugOf(title)}`;
}

export function reviewPathOf({ id }: { id: string }): string {
  return `/impact/new-impact-verification/${id}`;
}

export interface ImpactDates {
  impactYear: number;
  startDate: string;
  endDate: string | null;
}

/** @param now it is tomorrow already in some places: a day counts as come once it is there anywhere. */
export function findDateFaults({ impactYear, startDate, endDate }: ImpactDates, now: Date): FieldError[] {
  const faults: FieldError[] = [];
  if (Number(startDate.slice(0, 4)) !== impactYear) {
    faults.push({ field: 'startDate', message: `Choose a first day in ${impactYear}, or change the year.` });
  }
  if (startDate > latestDayOn(now)) {
    faults.push({
      field: 'startDate',
      message: 'Choose a first day that has come: an impact is logged once it is done.',
    });
  }
  if (endDate !== null && endDate < startDate) {
    faults.push({ field: 'endDate', message: 'Choose a last day that is not before the first.' });
  }
  return faults;
}

/** The years that the review queues offer as a filter, the latest first. */
export function reviewYears(now: Date): number[] {
  const latest = Number(latestDayOn(now).slice(0, 4));
  const count = Math.max(1, latest - FIRST_REVIEW_YEAR + 1);
  return Array.from({ length: count }, (_, index) => FIRST_REVIEW_YEAR + count - 1 - index);
}

const AHEAD_OF_UTC_MS = 14 * 3_600_000;

function latestDayOn(now: Date): string {
  return new Date(now.getTime() + AHEAD_OF_UTC_MS).toISOString().slice(0, 10);
}

/** As they are kept: whole hundredths. */
export function tidyMeasures(measures: Partial<ImpactMeasures>): ImpactMeasures {
  const { hours, people, trees, co2eKg, wasteKg } = { ...NO_MEASURES, ...measures };
  return { hours: toHundredths(hours), people, trees, co2eKg: toHundredths(co2eKg), wasteKg: toHundredths(wasteKg) };
}

const toHundredths = (value: number) => Math.round(value * 100) / 100;
