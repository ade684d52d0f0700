/** Filter years, the current one first. */
const FIRST = 2019;

export const YEAR_OPTIONS = Array.from({ length: Math.max(1, new Date().getUTCFullYear() - FIRST + 1) }, (_, index) => {
  const year = String(new Date().getUTCFullYear() - index);
  return { value: year, label: year };
});
