/** Days and times as a list of what happened says them. */
import type { Notification } from '../../../../generated/types.gen.ts';
import { formatDay } from '../../../ui/dates.ts';

const DAY_MS = 86_400_000;
const dayOf = (date: Date) => `${date.getFullYear()}-${date.getMonth()}-${date.getDate()}`;

function sayDay(value: string, now = new Date()): string {
  const day = dayOf(new Date(value));
  if (day === dayOf(now)) return 'Today';
  if (day === dayOf(new Date(now.getTime() - DAY_MS))) return 'Yesterday';
  return formatDay(value);
}

/** Under the name of its day the hour is enough. */
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
