/** For how long things are kept, as the admins' page says it. */
import type { Retention } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';

type Kept = keyof Retention;

export const KEPT: readonly Kept[] = [
  'readNotifications',
  'notifications',
  'webhookDeliveries',
  'declinedRegistrations',
  'auditLog',
];

/** @param days null for good. */
export const sayKept = (what: Kept | 'accounts', days: number | null): string =>
  days === null ? say('settings.retention.forGood') : say('settings.retention.kept', { what, days });

/** What is kept for less time than before. */
export const findShortened = (before: Retention, after: Retention): Kept[] =>
  KEPT.filter((what) => (after[what] ?? Number.POSITIVE_INFINITY) < (before[what] ?? Number.POSITIVE_INFINITY));
