/** Plans when people apply for an opportunity and what the partner decides, before the people are chosen. */
import { HOUR_MS } from '#platform/shared/moment.ts';
import { DAY_MS } from '../ids.ts';
import type { Random } from '../random.ts';
import type { MemberPart, OfferPlan } from './offers.ts';
import type { DemoOpportunity } from './opportunities.ts';

export type Outcome = 'accepted' | 'auto-accepted' | 'denied' | 'withdrawn';

export interface PlannedApplication {
  at: Date;
  /** Null while pending. */
  outcome: Outcome | null;
  /** When it was decided; meaningless while pending. */
  decidedAt: Date;
  /** Whether the demo member applies. */
  isOfMember: boolean;
}

const WITHDRAWN_SHARE = 0.06;
const ACCEPTED_SHARE = 0.55;
const AUTO_ACCEPTED_SHARE = 0.5;
const PENDING_SHARE = 0.3;
const KEPT_FREE_SHARE = 0.25;
const RECENT_DAYS = 9;

export function planApplications(random: Random, opportunity: DemoOpportunity, today: Date): PlannedApplication[] {
  const { plan, status, closesAt, events } = opportunity;
  const approvedAt = events.find(({ event }) => event === 'approved')?.at;
  if (status.isVerified !== true || !approvedAt) return [];
  const isOpen = !status.isPastDeadline;
  // An hour after the approval, auto-accept has been turned on.
  const first = approvedAt.getTime() + HOUR_MS;
  const hiddenAt = events.find(({ event }) => event === 'hidden')?.at;
  const last = Math.min(today.getTime(), closesAt.getTime(), (hiddenAt ?? today).getTime()) - 2 * HOUR_MS;
  const total = plan.applicants ?? random.between(9, 24);
  const pending = isOpen ? (plan.waiting ?? Math.round(total * PENDING_SHARE)) : 0;
  const recent = Math.max(first + (last - first) * 0.6, last - RECENT_DAYS * DAY_MS);
  const outcomes = [...outcomesOf(random, plan, { count: total - pending, isOpen }), ...repeat(pending, null)];
  const planned = outcomes.map((outcome) =>
    plannedApplication(random, outcome, isOpen ? [first, recent, last] : [first, last, last]),
  );
  assignMember(planned, plan.member);
  delayLastPlace(planned, plan, last + HOUR_MS);
  return planned;
}

function plannedApplication(
  random: Random,
  outcome: Outcome | null,
  [first, recent, last]: readonly [number, number, number],
): PlannedApplication {
  const [from, until] = outcome === null ? [recent, last] : [first, recent];
  const at = random.between(from, until);
  const wait = outcome === 'auto-accepted' ? 0 : random.between(0.2 * DAY_MS, 8 * DAY_MS);
  return { at: new Date(at), outcome, decidedAt: new Date(Math.min(at + wait, last)), isOfMember: false };
}

function outcomesOf(random: Random, plan: OfferPlan, { count, isOpen }: { count: number; isOpen: boolean }): Outcome[] {
  const kept = plan.seatsLeft ?? (isOpen && plan.seats !== null ? Math.ceil(plan.seats * KEPT_FREE_SHARE) : 0);
  const max = plan.seats === null ? count : Math.min(plan.seats - kept, count);
  const accepted = plan.seatsLeft === undefined ? Math.min(max, Math.round(count * ACCEPTED_SHARE)) : max;
  const autoAccepted = plan.acceptsFrom === undefined ? 0 : Math.round(accepted * AUTO_ACCEPTED_SHARE);
  const others = Array.from({ length: count - accepted }, () =>
    random.chance(WITHDRAWN_SHARE) ? ('withdrawn' as const) : ('denied' as const),
  );
  return [
    ...repeat(autoAccepted, 'auto-accepted' as const),
    ...repeat(accepted - autoAccepted, 'accepted' as const),
    ...others,
  ];
}

const repeat = <T>(length: number, item: T): T[] => Array.from({ length }, () => item);

function assignMember(planned: PlannedApplication[], part: MemberPart | undefined): void {
  if (part === undefined || part === 'saved' || part === 'just locked') return;
  const outcome = part === 'requested' ? null : part;
  // The latest application with this outcome, since the member has the most points then. If none has it, the latest of
  // all gets it.
  const fitting = planned.filter((application) => application.outcome === outcome);
  const [own] = (fitting.length > 0 ? fitting : planned).toSorted((a, b) => b.at.getTime() - a.at.getTime());
  if (own) Object.assign(own, { isOfMember: true, outcome });
}

/** Delays filling the last place until everyone has applied: no one can apply to a full opportunity. */
function delayLastPlace(planned: PlannedApplication[], { seats }: OfferPlan, end: number): void {
  const accepted = planned.filter(({ outcome }) => outcome === 'accepted' || outcome === 'auto-accepted');
  if (seats === null || accepted.length < seats) return;
  const last = accepted.findLast(({ outcome }) => outcome === 'accepted');
  if (last) last.decidedAt = new Date(end);
}
