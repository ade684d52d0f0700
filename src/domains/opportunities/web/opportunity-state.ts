/** What a member can do with an opportunity, by the same rules as the server. */
import { isFormerMember } from '#domains/people/model.ts';
import type { OpportunitySummary } from '#generated/types.gen.ts';
import { canTake } from '../application.ts';
import { type ApplyBlocker, findApplyBlocker } from '../model.ts';

type Status = Pick<OpportunitySummary, 'state' | 'seatsLeft' | 'isUnlocked' | 'application'>;

/** A partner who has left may still return. Closed ones stay closed either way. */
export const isLeftBehind = ({ state, owner }: Pick<OpportunitySummary, 'state' | 'owner'>): boolean =>
  state === 'approved' && isFormerMember(owner);

/** Why the member can't apply, or null. */
export function applyBlockerOf(opportunity: Status & Pick<OpportunitySummary, 'owner'>): ApplyBlocker | null {
  const { state, ...conditions } = statusOf(opportunity);
  const isPartnerActive = !isFormerMember(opportunity.owner);
  return findApplyBlocker({ ...conditions, isPartnerActive, applicationState: state });
}

export const canWithdraw = (opportunity: Status): boolean =>
  canTake(statusOf(opportunity), { type: 'application.withdrawn' });

const statusOf = ({ state, seatsLeft, isUnlocked, application }: Status) => ({
  state: application?.state ?? null,
  isOpen: state === 'approved',
  hasSeatLeft: seatsLeft !== 0,
  isUnlocked,
});
