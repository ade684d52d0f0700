/** Phrases shared by notifications and emails. */

import { formatDay } from '#ui/dates.ts';

/** E.g. "the end of 30 Nov 25 (Pacific/Fiji)". */
export function sayDeadline({ deadline, timeZone }: { deadline: string; timeZone: string }): string {
  return `the end of ${formatDay(deadline)} (${timeZone})`;
}

export function sayCount(count: number, thing: string): string {
  if (count === 0) return `No ${thing}`;
  return `${count.toLocaleString('en')} ${count === 1 ? thing : `${thing}s`}`;
}
