import { type CallLimitTable, often, perHour, seldom } from '#platform/http/call-limits.ts';

export const IMPACT_LIMITS = {
  createImpact: seldom,
  updateImpact: seldom,
  likeImpact: often,
  hideImpact: seldom,
  featureImpact: seldom,
  reviewImpact: often,
  reviewImpacts: seldom,
  appealImpactDecision: seldom,
  // The answer reveals whether an email address has an account.
  inviteImpactMember: perHour({ address: 300, account: 100 }),
} as const satisfies CallLimitTable;
