/** Rules shared by the page and the server. */
import type { FieldError, ImpactMeasures } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { HOUR_MS } from '#platform/shared/moment.ts';
import { slugOf } from '#platform/shared/slug.ts';

/** The first year offered as a filter. Without one, review queues list every year. */
const FIRST_REVIEW_YEAR = 2025;

const YEARS_SENT_WITHOUT = { first: 2021, last: 2024 };

/** The page change by which judges learn that another one has opened or left an impact. */
export const LOOKING = 'impact-looking';

export const NO_MEASURES: ImpactMeasures = { hours: 0, people: 0, trees: 0, co2eKg: 0, wasteKg: 0 };

/** The impactYear parameter for the list of one's own impacts: left out for 2021 to 2024. */
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

/** How many took part besides the owner, including those who are invited. */
export const countOthers = (impact: { members: readonly unknown[]; memberInvites: readonly unknown[] }): number =>
  impact.members.length + impact.memberInvites.length;

export interface ImpactDates {
  impactYear: number;
  startDate: string;
  endDate: string | null;
}

/** @param now a date isn't in the future once it has begun in any time zone. */
export function findDateFaults({ impactYear, startDate, endDate }: ImpactDates, now: Date): FieldError[] {
  const faults: FieldError[] = [];
  if (Number(startDate.slice(0, 4)) !== impactYear) {
    faults.push({ field: 'startDate', message: say('impacts.model.yearMismatch', { year: String(impactYear) }) });
  }
  if (startDate > latestDayOn(now)) {
    faults.push({
      field: 'startDate',
      message: say('impacts.model.dateInFuture'),
    });
  }
  if (endDate !== null && endDate < startDate) {
    faults.push({ field: 'endDate', message: say('impacts.model.endBeforeStart') });
  } else if (endDate !== null && endDate > latestDayOn(now)) {
    faults.push({ field: 'endDate', message: say('impacts.model.dateInFuture') });
  }
  return faults;
}

/** Filter years for the review queues, latest first. */
export function reviewYears(now: Date): number[] {
  const latest = Number(latestDayOn(now).slice(0, 4));
  const count = Math.max(1, latest - FIRST_REVIEW_YEAR + 1);
  return Array.from({ length: count }, (_, index) => FIRST_REVIEW_YEAR + count - 1 - index);
}

const AHEAD_OF_UTC_MS = 14 * HOUR_MS;

function latestDayOn(now: Date): string {
  return new Date(now.getTime() + AHEAD_OF_UTC_MS).toISOString().slice(0, 10);
}

/** Rounded to hundredths, as stored. */
export function tidyMeasures(measures: Partial<ImpactMeasures>): ImpactMeasures {
  const { hours, people, trees, co2eKg, wasteKg } = { ...NO_MEASURES, ...measures };
  return { hours: toHundredths(hours), people, trees, co2eKg: toHundredths(co2eKg), wasteKg: toHundredths(wasteKg) };
}

const toHundredths = (value: number) => Math.round(value * 100) / 100;
