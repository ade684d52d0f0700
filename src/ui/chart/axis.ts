import type { MonthTick } from '../shared/dates.ts';

interface Shown {
  index: number;
  label: string;
  tick?: MonthTick | undefined;
}

/**
 * The labels below an axis: a month's short name, with the year where it begins; anything else's own label. Every nth
 * is shown, counted from the last, so that the newest always has one.
 */
export function axisOf(
  points: readonly Omit<Shown, 'index'>[],
  every: number,
): { index: number; name: string; year: string | null }[] {
  const shown = points
    .map((point, index): Shown => ({ ...point, index }))
    .filter(({ index }) => (points.length - 1 - index) % every === 0);
  return shown.map(({ index, label, tick }, place) => ({
    index,
    name: tick?.name ?? label,
    year: tick && tick.year !== shown[place - 1]?.tick?.year ? tick.year : null,
  }));
}
