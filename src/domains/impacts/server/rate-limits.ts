import { type CallLimit, createCallLimits } from '#platform/http/call-limits.ts';
import type { RateLimiter } from '#platform/http/rate-limits.ts';

const AN_HOUR = { windowSeconds: 3600 };
const often = { perAddress: { max: 6000, ...AN_HOUR }, perAccount: { max: 3000, ...AN_HOUR } };
const seldom = { perAddress: { max: 2000, ...AN_HOUR }, perAccount: { max: 600, ...AN_HOUR } };

const IMPACT_LIMITS = {
  createImpact: seldom,
  updateImpact: seldom,
  likeImpact: often,
  hideImpact: seldom,
  featureImpact: seldom,
  reviewImpact: often,
  reviewImpacts: seldom,
  appealImpactDecision: seldom,
  // Reveals whether an address has an account.
  inviteImpactMember: { perAddress: { max: 300, ...AN_HOUR }, perAccount: { max: 100, ...AN_HOUR } },
} as const satisfies Record<string, CallLimit>;

export type ImpactLimits = ReturnType<typeof createImpactLimits>;

export const createImpactLimits = (limiter: RateLimiter) => createCallLimits(limiter, IMPACT_LIMITS);
