import {
  type CallLimitTable,
  clickLimit,
  formLimit,
  perHour,
  perQuarterHour,
} from '#platform/server/http/limits/call-limits.ts';

export const IMPACT_LIMITS = {
  createImpact: formLimit,
  // One for each pause in typing.
  proposeImpact: perQuarterHour({ address: 1500, account: 300 }),
  updateImpact: formLimit,
  likeImpact: clickLimit,
  hideImpact: formLimit,
  featureImpact: formLimit,
  reviewImpact: clickLimit,
  reviewImpacts: formLimit,
  appealImpactDecision: formLimit,
  askAboutImpact: formLimit,
  answerImpactQuestion: formLimit,
  answerNaming: formLimit,
  lookAtImpact: clickLimit,
  // The answer reveals whether an email address has an account.
  inviteImpactMember: perHour({ address: 300, account: 100 }),
} as const satisfies CallLimitTable;
