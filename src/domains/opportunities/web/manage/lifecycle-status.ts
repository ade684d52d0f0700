import type { Opportunity } from '#generated/types.gen.ts';
import type { OpportunityStatus } from '../../lifecycle.ts';

/** For owners and admins, who are told how many places are taken. */
export const statusOf = (opportunity: Opportunity): OpportunityStatus => ({
  isVerified: opportunity.isVerified,
  isPastDeadline: Date.parse(opportunity.closesAt) <= Date.now(),
  isClosedEarly: opportunity.isClosedEarly,
  acceptedCount: opportunity.acceptedCount ?? 0,
  isHidden: opportunity.isHidden,
  isFeatured: opportunity.isFeatured,
});
