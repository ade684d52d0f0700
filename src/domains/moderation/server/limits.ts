import { type CallLimitTable, clickLimit, perDay, perHour } from '#platform/server/http/limits/call-limits.ts';

export const MODERATION_LIMITS = {
  // Each one makes work for admins.
  reportContent: perDay({ address: 400, account: 20 }),
  decideReport: clickLimit,
  appealDecision: perHour({ address: 600, account: 60 }),
  answerAppeal: clickLimit,
} as const satisfies CallLimitTable;
