/** Midnight where the reader is, at the beginning of the day (`2025-11-30`) that comes so many days later. */
export function beginningOf(day: string, later: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later).toISOString();
}
