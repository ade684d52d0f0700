import { type CallLimitTable, often, perHour, seldom } from '#platform/http/call-limits.ts';

export const OPPORTUNITY_LIMITS = {
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
  exportApplications: perHour({ address: 120, account: 60 }),
} as const satisfies CallLimitTable;
