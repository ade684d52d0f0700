/** The score over the last months, from the newest ledger rows. */
import type { PointsEntry } from '#generated/types.gen.ts';

export interface MonthPoint {
  /** "Mar 26" */
  label: string;
  /** The score at the end of the month. */
  value: number;
}

const MONTHS = 12;

const nameOf = (month: Date) => month.toLocaleDateString('en-US', { month: 'short', year: '2-digit' });

/**
 * @param entries the newest first.
 * @param isWhole whether the entries reach back to the first; otherwise earlier months are unknown.
 */
export function courseOf(
  entries: readonly Pick<PointsEntry, 'createdAt' | 'balance'>[],
  { isWhole, now }: { isWhole: boolean; now: Date },
): MonthPoint[] {
  const months = Array.from({ length: MONTHS }, (_, index) => {
    const start = new Date(now.getFullYear(), now.getMonth() - (MONTHS - 1 - index), 1);
    const next = new Date(start.getFullYear(), start.getMonth() + 1, 1);
    const last = entries.find(({ createdAt }) => new Date(createdAt) < next);
    return { label: nameOf(start), value: last?.balance ?? (isWhole ? 0 : null) };
  });
  const known = months.flatMap(({ label, value }) => (value === null ? [] : [{ label, value }]));
  // Keep one month at zero before the first points.
  const first = known.findIndex(({ value }) => value !== 0);
  return first === -1 ? [] : known.slice(Math.max(0, first - 1));
}

/** Relative to the first month, unless the score fell below it. */
export function drawnCourse(course: readonly MonthPoint[]): MonthPoint[] {
  const from = Math.min(...course.map(({ value }) => value));
  if (from < (course[0]?.value ?? 0)) return [...course];
  return course.map(({ label, value }) => ({ label, value: value - from }));
}

const figure = (points: number) => points.toLocaleString('en-GB');

export function findCourse(course: readonly MonthPoint[]): string {
  const [first, last] = [course[0], course.at(-1)];
  if (!first || !last) return 'No points yet';
  const gained = last.value - first.value;
  if (gained === 0) return `${figure(last.value)} points, the same as in ${first.label}`;
  if (gained < 0) return `${figure(-gained)} points fewer than in ${first.label}, ${figure(last.value)} in total`;
  return `${figure(gained)} points gained since ${first.label}, ${figure(last.value)} in total`;
}
