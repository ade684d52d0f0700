/** Midnight where the reader is, at the beginning of the day (`2025-11-30`) that comes so many days later. */
export function beginningOf(day: string, later: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later).toISOString();
}

/** The day (`2025-11-30`) on which a moment is, where the reader is. */
export function dayOf(moment: Date): string {
  const [year, month, date] = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()];
  return [String(year).padStart(4, '0'), ...[month, date].map((part) => String(part).padStart(2, '0'))].join('-');
}
