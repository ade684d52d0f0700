/** Converts a period of local days, both included, to the moments that calls expect. */
export const momentsOf = <T extends { from?: string; to?: string }>({ from, to, ...others }: T) => ({
  ...others,
  ...(from && { from: beginningOf(from, 0) }),
  ...(to && { to: beginningOf(to, 1) }),
});

/** Local midnight at the start of a day (`2025-11-30`), or of the day that is `later` days after it. */
export function beginningOf(day: string, later: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later).toISOString();
}

/** The local day (`2025-11-30`) of a moment. */
export function dayOf(moment: Date): string {
  const [year, month, date] = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()];
  return [String(year).padStart(4, '0'), ...[month, date].map((part) => String(part).padStart(2, '0'))].join('-');
}
