/** What a member can do with an opportunity, by the same rules as the server. */
import type { OpportunitySummary } from '#generated/types.gen.ts';
import { canTake } from '../application.ts';
import { type ApplyBlocker, findApplyBlocker } from '../model.ts';

type Status = Pick<OpportunitySummary, 'state' | 'seatsLeft' | 'isUnlocked' | 'application'>;

/** Why the member can't apply, or null. */
export function applyBlockerOf(opportunity: Status): ApplyBlocker | null {
  const { state, ...conditions } = statusOf(opportunity);
  return findApplyBlocker({ ...conditions, applicationState: state });
}

export const canWithdraw = (opportunity: Status): boolean =>
  canTake(statusOf(opportunity), { type: 'application.withdrawn' });

const statusOf = ({ state, seatsLeft, isUnlocked, application }: Status) => ({
  state: application?.state ?? null,
  isOpen: state === 'approved',
  hasSeatLeft: seatsLeft !== 0,
  isUnlocked,
});
