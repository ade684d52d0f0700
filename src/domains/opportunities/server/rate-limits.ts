/** Rate limits for writes and exports. */
import { type CallLimit, createCallLimits } from '#platform/http/call-limits.ts';
import type { RateLimiter } from '#platform/http/rate-limits.ts';

const AN_HOUR = { windowSeconds: 3600 };
const often = { perAddress: { max: 6000, ...AN_HOUR }, perAccount: { max: 3000, ...AN_HOUR } };
const seldom = { perAddress: { max: 2000, ...AN_HOUR }, perAccount: { max: 600, ...AN_HOUR } };

const OPPORTUNITY_LIMITS = {
  createOpportunity: seldom,
  updateOpportunity: seldom,
  verifyOpportunity: seldom,
  hideOpportunity: seldom,
  featureOpportunity: seldom,
  applyForOpportunity: seldom,
  withdrawApplication: seldom,
  decideApplication: often,
  autoAcceptApplications: seldom,
  addFavourite: often,
  removeFavourite: often,
  exportApplications: { perAddress: { max: 120, ...AN_HOUR }, perAccount: { max: 60, ...AN_HOUR } },
} as const satisfies Record<string, CallLimit>;

export type OpportunityLimits = ReturnType<typeof createOpportunityLimits>;

export const createOpportunityLimits = (limiter: RateLimiter) => createCallLimits(limiter, OPPORTUNITY_LIMITS);
