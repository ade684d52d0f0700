/** The score over the last months, from the newest ledger rows. */
import type { PointsEntry } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { formatMonth, type MonthTick, tickOfMonth } from '#ui/shared/dates.ts';

export interface MonthPoint {
  /** "March 2026" */
  label: string;
  tick: MonthTick;
  /** The score at the end of the month. */
  value: number;
}

const MONTHS = 12;

/**
 * @param entries the newest first.
 * @param isWhole whether the entries reach back to the first; otherwise earlier months are unknown.
 */
export function pointsHistoryOf(
  entries: readonly Pick<PointsEntry, 'createdAt' | 'balance'>[],
  { isWhole, now }: { isWhole: boolean; now: Date },
): MonthPoint[] {
  const months = Array.from({ length: MONTHS }, (_, index) => {
    const start = new Date(now.getFullYear(), now.getMonth() - (MONTHS - 1 - index), 1);
    const next = new Date(start.getFullYear(), start.getMonth() + 1, 1);
    const last = entries.find(({ createdAt }) => new Date(createdAt) < next);
    // The reader's month, named as if it were in UTC.
    const month = new Date(Date.UTC(start.getFullYear(), start.getMonth()));
    return { label: formatMonth(month), tick: tickOfMonth(month), value: last?.balance ?? (isWhole ? 0 : null) };
  });
  const known = months.flatMap(({ value, ...month }) => (value === null ? [] : [{ ...month, value }]));
  // Keep one month at zero before the first points.
  const first = known.findIndex(({ value }) => value !== 0);
  return first === -1 ? [] : known.slice(Math.max(0, first - 1));
}

/** Relative to the first month, unless the score fell below it. */
export function relativeHistory<Point extends { value: number }>(course: readonly Point[]): Point[] {
  const from = Math.min(...course.map(({ value }) => value));
  if (from < (course[0]?.value ?? 0)) return [...course];
  return course.map((month) => ({ ...month, value: month.value - from }));
}

export function sayPointsTrend(course: readonly Omit<MonthPoint, 'tick'>[]): string {
  const [first, last] = [course[0], course.at(-1)];
  if (!first || !last) return say('points.pointsHistory.empty');
  const gained = last.value - first.value;
  if (gained === 0) return say('points.pointsHistory.unchanged', { value: last.value, label: first.label });
  if (gained < 0) return say('points.pointsHistory.lost', { lost: -gained, label: first.label, value: last.value });
  return say('points.pointsHistory.gained', {
    gained,
    label: first.label,
    value: last.value,
  });
}
