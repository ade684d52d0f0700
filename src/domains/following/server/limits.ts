import { type CallLimitTable, formLimit, perHour } from '#platform/server/http/limits/call-limits.ts';

/** Each first follow notifies someone. */
const following = perHour({ address: 3000, account: 500 });

export const FOLLOWING_LIMITS = {
  startFollowing: following,
  stopFollowing: following,
  muteFollowed: following,
  blockPerson: formLimit,
  unblockPerson: formLimit,
} as const satisfies CallLimitTable;
