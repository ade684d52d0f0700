import { formatDay } from '#ui/dates.ts';

export { MINUTE_MS } from '#ui/dates.ts';

export const HOUR_S = 3600;
export const HOUR_MS = 1000 * HOUR_S;
export const DAY_MS = 24 * HOUR_MS;

/** Formats a moment for messages, in UTC. */
export const sayMoment = (at: Date): string => `${formatDay(at, { time: true, timeZone: 'UTC' })} UTC`;
