import { type CallLimitTable, perHour, seldom } from '#platform/http/call-limits.ts';

/** Each first follow notifies someone. */
const following = perHour({ address: 3000, account: 500 });

export const FOLLOWING_LIMITS = {
  startFollowing: following,
  stopFollowing: following,
  muteFollowed: following,
  blockPerson: seldom,
  unblockPerson: seldom,
} as const satisfies CallLimitTable;
