import { type CallLimitTable, clickLimit, formLimit, perHour } from '#platform/server/http/limits/call-limits.ts';

export const OPPORTUNITY_LIMITS = {
  createOpportunity: formLimit,
  updateOpportunity: formLimit,
  verifyOpportunity: formLimit,
  hideOpportunity: formLimit,
  featureOpportunity: formLimit,
  handOverOpportunity: formLimit,
  closeOpportunity: formLimit,
  applyForOpportunity: formLimit,
  withdrawApplication: formLimit,
  decideApplication: clickLimit,
  autoAcceptApplications: formLimit,
  addFavourite: clickLimit,
  removeFavourite: clickLimit,
  exportApplications: perHour({ address: 120, account: 60 }),
} as const satisfies CallLimitTable;
