/** Filter years, the current one first. */
const FIRST = 2019;

export const YEAR_OPTIONS = Array.from({ length: Math.max(1, new Date().getFullYear() - FIRST + 1) }, (_, index) => {
  const year = String(new Date().getFullYear() - index);
  return { value: year, label: year };
});
