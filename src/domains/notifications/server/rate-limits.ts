/** Rate limits of this domain's writes. */
import { type CallLimit, createCallLimits } from '#platform/http/call-limits.ts';
import type { RateLimiter } from '#platform/http/rate-limits.ts';

const AN_HOUR = { windowSeconds: 3600 };

const NOTIFICATION_LIMITS = {
  markNotificationRead: { perAddress: { max: 12_000, ...AN_HOUR }, perAccount: { max: 6000, ...AN_HOUR } },
  updateNotificationChoices: { perAddress: { max: 2000, ...AN_HOUR }, perAccount: { max: 600, ...AN_HOUR } },
  // One email provider may unsubscribe many people.
  unsubscribe: { perAddress: { max: 20_000, ...AN_HOUR } },
  resubscribe: { perAddress: { max: 2000, ...AN_HOUR } },
} as const satisfies Record<string, CallLimit>;

export const createNotificationLimits = (limiter: RateLimiter) => createCallLimits(limiter, NOTIFICATION_LIMITS);
