import { type CallLimitTable, clickLimit, formLimit, perHour } from '#platform/server/http/limits/call-limits.ts';

export const COUNCIL_LIMITS = {
  // Each one makes work for admins.
  createCouncil: perHour({ address: 600, account: 100 }),
  updateCouncil: formLimit,
  decideCouncil: clickLimit,
  // Each one notifies an owner.
  requestCouncilMembership: perHour({ address: 1000, account: 200 }),
  decideMembershipRequest: clickLimit,
  addCouncilResource: formLimit,
  removeCouncilResource: formLimit,
  // A search by POST, and a whole school may share one address.
  listCouncilMembers: perHour({ address: 12_000, account: 3000 }),
} as const satisfies CallLimitTable;
