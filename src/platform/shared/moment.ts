import { formatDay } from '#ui/shared/dates.ts';

export { MINUTE_MS } from '#ui/shared/dates.ts';

export const HOUR_S = 3600;
export const HOUR_MS = 1000 * HOUR_S;
export const DAY_MS = 24 * HOUR_MS;

/** Formats a moment for messages, in UTC. */
export const sayMoment = (at: Date): string => `${formatDay(at, { time: true, timeZone: 'UTC' })} UTC`;

/** A month as 2025-03, so many before that of `today` in UTC. */
export const monthBefore = (today: Date, count: number): string =>
  new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - count)).toISOString().slice(0, 7);
