/** Rate limits of this domain's writes. */
import { type CallLimit, createCallLimits } from '#platform/http/call-limits.ts';
import type { RateLimiter } from '#platform/http/rate-limits.ts';

const AN_HOUR = { windowSeconds: 3600 };
const writing = { perAddress: { max: 1200, ...AN_HOUR }, perAccount: { max: 600, ...AN_HOUR } };
const deciding = { perAddress: { max: 4000, ...AN_HOUR }, perAccount: { max: 2000, ...AN_HOUR } };

const NEWS_LIMITS = {
  createNews: writing,
  updateNews: writing,
  setNewsLive: deciding,
  deleteNews: deciding,
} as const satisfies Record<string, CallLimit>;

export const createNewsLimits = (limiter: RateLimiter) => createCallLimits(limiter, NEWS_LIMITS);
