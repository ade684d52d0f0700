/** Days and times in the notification list. */
import type { Notification } from '#generated/types.gen.ts';
import { formatDay } from '#ui/dates.ts';

const NOON = 12;
const dayOf = (date: Date) => `${date.getFullYear()}-${date.getMonth()}-${date.getDate()}`;

/** Not 24 hours earlier: days when the clocks change have 23 or 25. */
const dayBefore = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate() - 1, NOON);

function sayDay(value: string, now = new Date()): string {
  const day = dayOf(new Date(value));
  if (day === dayOf(now)) return 'Today';
  if (day === dayOf(dayBefore(now))) return 'Yesterday';
  return formatDay(value);
}

/** Under a day's heading, the time alone is enough. */
export function sayTime(value: string, isAlone: boolean, now = new Date()): string {
  const hour = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }).format(new Date(value));
  return isAlone ? `${sayDay(value, now)}, ${hour}` : hour;
}

export interface Day {
  name: string;
  notifications: Notification[];
}

export function groupByDay(notifications: readonly Notification[], now = new Date()): Day[] {
  const days = Map.groupBy(notifications, ({ createdAt }) => sayDay(createdAt, now));
  return [...days].map(([name, some]) => ({ name, notifications: some }));
}
