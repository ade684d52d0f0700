/** Rate limits of this domain's writes and expensive reads. */
import { type CallLimit, createCallLimits } from '#platform/http/call-limits.ts';
import type { RateLimiter } from '#platform/http/rate-limits.ts';

const AN_HOUR = { windowSeconds: 3600 };

const ADMINISTRATION_LIMITS = {
  administerUser: { perAddress: { max: 2000, ...AN_HOUR }, perAccount: { max: 600, ...AN_HOUR } },
  exportUsers: { perAddress: { max: 120, ...AN_HOUR }, perAccount: { max: 60, ...AN_HOUR } },
} as const satisfies Record<string, CallLimit>;

export const createAdministrationLimits = (limiter: RateLimiter) => createCallLimits(limiter, ADMINISTRATION_LIMITS);
