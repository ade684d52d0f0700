/** What a member can do with an opportunity, by the same rules as the server. */
import type { OpportunitySummary } from '#generated/types.gen.ts';
import { canTake } from '../application.ts';
import { type ApplyBlocker, findApplyBlocker } from '../model.ts';

type Status = Pick<OpportunitySummary, 'state' | 'seatsLeft' | 'isUnlocked' | 'application'>;

/** Its partner has left, but may return, or it may be handed over. Closed ones stay closed either way. */
export const isLeftBehind = ({ state, hasPartner }: Pick<OpportunitySummary, 'state' | 'hasPartner'>): boolean =>
  state === 'approved' && !hasPartner;

/** Why the member can't apply, or null. */
export function applyBlockerOf(opportunity: Status & Pick<OpportunitySummary, 'hasPartner'>): ApplyBlocker | null {
  const { state, ...conditions } = statusOf(opportunity);
  return findApplyBlocker({ ...conditions, hasPartner: opportunity.hasPartner, applicationState: state });
}

export const canWithdraw = (opportunity: Status): boolean =>
  canTake(statusOf(opportunity), { type: 'application.withdrawn' });

const statusOf = ({ state, seatsLeft, isUnlocked, application }: Status) => ({
  state: application?.state ?? null,
  isOpen: state === 'approved',
  hasSeatLeft: seatsLeft !== 0,
  isUnlocked,
});
