import { type CallLimitTable, clickLimit, formLimit, perHour } from '#platform/server/http/limits/call-limits.ts';

export const COMMENT_LIMITS = {
  // New accounts have a limit of their own: see `flood.ts`.
  addComment: perHour({ address: 1200, account: 120 }),
  editComment: formLimit,
  deleteComment: formLimit,
  likeComment: clickLimit,
  muteThread: formLimit,
  setThreadAudience: formLimit,
  hideComment: formLimit,
} as const satisfies CallLimitTable;
