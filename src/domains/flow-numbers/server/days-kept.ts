import { DAY_MS } from '#platform/shared/moment.ts';
import { dayOf } from './count/counted.ts';

/** Two years, with a leap day. */
export const DAYS_KEPT = 732;

/** Today is one of those kept. */
export const firstDayKept = (now = new Date()): string => dayOf(new Date(now.getTime() - (DAYS_KEPT - 1) * DAY_MS));
