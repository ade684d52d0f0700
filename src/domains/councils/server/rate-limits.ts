/** Rate limits for writes and POST searches. */
import { type CallLimit, createCallLimits } from '#platform/http/call-limits.ts';
import type { RateLimiter } from '#platform/http/rate-limits.ts';

const AN_HOUR = { windowSeconds: 3600 };
const often = { perAddress: { max: 6000, ...AN_HOUR }, perAccount: { max: 3000, ...AN_HOUR } };
const seldom = { perAddress: { max: 2000, ...AN_HOUR }, perAccount: { max: 600, ...AN_HOUR } };

const COUNCIL_LIMITS = {
  // Each one makes work for admins.
  createCouncil: { perAddress: { max: 600, ...AN_HOUR }, perAccount: { max: 100, ...AN_HOUR } },
  updateCouncil: seldom,
  decideCouncil: often,
  // Each one notifies an owner.
  requestCouncilMembership: { perAddress: { max: 1000, ...AN_HOUR }, perAccount: { max: 200, ...AN_HOUR } },
  decideMembershipRequest: often,
  addCouncilResource: seldom,
  removeCouncilResource: seldom,
  // Read-only, and a whole school may share one address.
  listCouncilMembers: { perAddress: { max: 12_000, ...AN_HOUR }, perAccount: { max: 3000, ...AN_HOUR } },
} as const satisfies Record<string, CallLimit>;

export type CouncilLimits = ReturnType<typeof createCouncilLimits>;

export const createCouncilLimits = (limiter: RateLimiter) => createCallLimits(limiter, COUNCIL_LIMITS);
