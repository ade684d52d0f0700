/** Rules shared by the page and the server that need only the opportunity. */
import type { ApplicationState, FieldError } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { slugOf } from '#platform/shared/slug.ts';
import { isTimeZone } from '#platform/shared/time-zone.ts';
import { closesAtOf } from './deadline.ts';

export function opportunitySlugOf(title: string): string {
  return slugOf(title) || 'opportunity';
}

export function opportunityPathOf({ id, title }: { id: string; title: string }): string {
  return `/scholarships/${id}/${opportunitySlugOf(title)}`;
}

/** The queue for one opportunity. Admins have it too, for those that have no partner. */
export function applicationsPathOf({ id }: { id: string }, area: 'partner' | 'admin' = 'partner'): string {
  return `/${area}/applications?opportunity=${id}`;
}

/** Null for unlimited places. */
export function seatsLeftOf({ seats, acceptedCount }: { seats: number | null; acceptedCount: number }): number | null {
  return seats === null ? null : Math.max(0, seats - acceptedCount);
}

export interface DeadlineDraft {
  deadline: string;
  timeZone: string;
}

const MAX_YEARS = 10;

export function findDeadlineFaults({ deadline, timeZone }: DeadlineDraft, now: Date): FieldError[] {
  if (!isTimeZone(timeZone)) return [{ field: 'timeZone', message: say('opportunities.model.timeZoneMissing') }];
  const latest = new Date(now);
  latest.setUTCFullYear(latest.getUTCFullYear() + MAX_YEARS);
  if (deadline > latest.toISOString().slice(0, 10)) {
    return [{ field: 'deadline', message: say('opportunities.model.deadlineTooFar', { years: MAX_YEARS }) }];
  }
  // A day that isn't a date, e.g. of a year with five digits, never closes.
  if (!(closesAtOf(deadline, timeZone) > now)) {
    return [{ field: 'deadline', message: say('opportunities.model.deadlinePassed') }];
  }
  return [];
}

export interface ApplyConditions {
  /** The member's latest application; null without one. */
  applicationState: ApplicationState | null;
  isOpen: boolean;
  hasPartner: boolean;
  hasSeatLeft: boolean;
  isUnlocked: boolean;
}

export type ApplyBlocker = 'applied' | 'closed' | 'partnerLeft' | 'locked' | 'full';

/** Why a member can't apply, or null. */
export function findApplyBlocker({
  applicationState,
  isOpen,
  hasPartner,
  hasSeatLeft,
  isUnlocked,
}: ApplyConditions): ApplyBlocker | null {
  if (applicationState !== null && applicationState !== 'withdrawn') return 'applied';
  if (!isOpen) return 'closed';
  if (!hasPartner) return 'partnerLeft';
  if (!isUnlocked) return 'locked';
  return hasSeatLeft ? null : 'full';
}
