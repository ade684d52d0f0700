/** Filter years, the current one first. */
const FIRST = 2019;

export const YEARS: readonly number[] = Array.from(
  { length: Math.max(1, new Date().getFullYear() - FIRST + 1) },
  (_, index) => new Date().getFullYear() - index,
);
