/** What a member can do with an opportunity, by the same rules as the server. */
import type { OpportunitySummary } from '#generated/types.gen.ts';
import { canTake } from '../flows/application.ts';
import { type ShutFor, whyShut } from '../model.ts';

type Standing = Pick<OpportunitySummary, 'state' | 'seatsLeft' | 'isUnlocked' | 'application'>;

/** Why the member can't apply, or null. */
export function shutFor(opportunity: Standing): ShutFor | null {
  const { state, ...door } = standingOf(opportunity);
  return whyShut({ ...door, applicationState: state });
}

export const canWithdraw = (opportunity: Standing): boolean =>
  canTake(standingOf(opportunity), { type: 'application.withdrawn' });

const standingOf = ({ state, seatsLeft, isUnlocked, application }: Standing) => ({
  state: application?.state ?? null,
  isOpen: state === 'approved',
  hasSeatLeft: seatsLeft !== 0,
  isUnlocked,
});
