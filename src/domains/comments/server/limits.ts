import { type CallLimitTable, often, perHour, seldom } from '#platform/http/call-limits.ts';

export const COMMENT_LIMITS = {
  // New accounts have a limit of their own: see `flood.service.ts`.
  addComment: perHour({ address: 1200, account: 120 }),
  editComment: seldom,
  deleteComment: seldom,
  likeComment: often,
  muteThread: seldom,
  setThreadAudience: seldom,
  hideComment: seldom,
} as const satisfies CallLimitTable;
