/** What a member can do with an opportunity, by the same rules as the server. */
import type { OpportunitySummary } from '#generated/types.gen.ts';
import { canTake } from '../application.ts';
import { type ApplyBlocker, findApplyBlocker } from '../model.ts';

type Status = Pick<OpportunitySummary, 'state' | 'isClosedEarly' | 'seatsLeft' | 'isUnlocked' | 'application'>;

type Closing = Pick<OpportunitySummary, 'state' | 'isClosedEarly'>;

/** Closed by its deadline, after which nothing is decided; one that was closed early isn't. */
export const isPastDeadline = ({ state, isClosedEarly }: Closing): boolean => state === 'closed' && !isClosedEarly;

/** Approved and before its deadline: pending applications can be decided or withdrawn, even if it was closed early. */
export const takesDecisions = ({ state, isClosedEarly }: Closing): boolean => state === 'approved' || isClosedEarly;

/** Its partner has left, but may return, or it may be handed over. Closed ones stay closed either way. */
export const isLeftBehind = ({ state, hasPartner }: Pick<OpportunitySummary, 'state' | 'hasPartner'>): boolean =>
  state === 'approved' && !hasPartner;

/** Why the member can't apply, or null. */
export function applyBlockerOf(opportunity: Status & Pick<OpportunitySummary, 'hasPartner'>): ApplyBlocker | null {
  const { state, ...conditions } = statusOf(opportunity);
  return findApplyBlocker({
    ...conditions,
    isOpen: opportunity.state === 'approved',
    hasPartner: opportunity.hasPartner,
    applicationState: state,
  });
}

export const canWithdraw = (opportunity: Status): boolean =>
  canTake(statusOf(opportunity), { type: 'application.withdrawn' });

const statusOf = (opportunity: Status) => ({
  state: opportunity.application?.state ?? null,
  isOpen: takesDecisions(opportunity),
  hasSeatLeft: opportunity.seatsLeft !== 0,
  isUnlocked: opportunity.isUnlocked,
});
