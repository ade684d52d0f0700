/** Phrases shared by notifications and emails. */

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: '2-digit', timeZone: 'UTC' });

/** E.g. "the end of 30 Nov 25 (Pacific/Fiji)". */
export function sayDeadline({ deadline, timeZone }: { deadline: string; timeZone: string }): string {
  return `the end of ${DAY.format(new Date(`${deadline}T00:00:00Z`))} (${timeZone})`;
}

export function sayCount(count: number, thing: string): string {
  if (count === 0) return `No ${thing}`;
  return `${count.toLocaleString('en')} ${count === 1 ? thing : `${thing}s`}`;
}
