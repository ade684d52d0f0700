import { type CallLimitTable, formLimit } from '#platform/server/http/limits/call-limits.ts';

export const LINK_LIMITS = { removeGoalLink: formLimit, removeMember: formLimit } as const satisfies CallLimitTable;
