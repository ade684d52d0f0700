/** The days of the notification list. */
import type { Notification } from '#generated/types.gen.ts';
import { formatDay } from '#ui/dates.ts';

export interface Day {
  /** A moment of that day. */
  at: string;
  notifications: Notification[];
}

/** @param notifications newest first. */
export function groupByDay(notifications: readonly Notification[]): Day[] {
  const days = Map.groupBy(notifications, ({ createdAt }) => formatDay(createdAt));
  return [...days.values()].map((ofDay) => ({ at: ofDay[0]?.createdAt ?? '', notifications: ofDay }));
}
