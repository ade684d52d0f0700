import { type CallLimitTable, seldom } from '#platform/http/call-limits.ts';

export const LINK_LIMITS = { removeGoalLink: seldom, removeMember: seldom } as const satisfies CallLimitTable;
