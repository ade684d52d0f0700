/** Plans when people apply for an opportunity and what the partner decides, before the people are chosen. */
import { HOUR_MS } from '#platform/moment.ts';
import { DAY_MS } from '../ids.ts';
import type { Random } from '../random.ts';
import type { MemberPart, OfferPlan } from './offer-plan.ts';
import type { DemoOpportunity } from './opportunities.ts';

export type Outcome = 'accepted' | 'auto-accepted' | 'denied' | 'withdrawn';

export interface Entry {
  at: Date;
  /** Null while pending. */
  outcome: Outcome | null;
  /** When it was decided; meaningless while pending. */
  after: Date;
  /** Whether the demo member applies. */
  isOfMember: boolean;
}

const WITHDRAWN_SHARE = 0.06;
const ACCEPTED_SHARE = 0.55;
const BY_RULE_SHARE = 0.5;
const WAITING_SHARE = 0.3;
const KEPT_FREE_SHARE = 0.25;
const LATELY_DAYS = 9;

export function planEntries(random: Random, opportunity: DemoOpportunity, today: Date): Entry[] {
  const { plan, status, closesAt, events } = opportunity;
  const approvedAt = events.find(({ event }) => event === 'approved')?.at;
  if (status.isVerified !== true || !approvedAt) return [];
  const isOpen = !status.isPastDeadline;
  // An hour after the approval, auto-accept has been turned on.
  const first = approvedAt.getTime() + HOUR_MS;
  const hiddenAt = events.find(({ event }) => event === 'hidden')?.at;
  const last = Math.min(today.getTime(), closesAt.getTime(), (hiddenAt ?? today).getTime()) - 2 * HOUR_MS;
  const wanted = plan.applicants ?? random.between(9, 24);
  const waiting = isOpen ? (plan.waiting ?? Math.round(wanted * WAITING_SHARE)) : 0;
  const lately = Math.max(first + (last - first) * 0.6, last - LATELY_DAYS * DAY_MS);
  const outcomes = [...outcomesOf(random, plan, { count: wanted - waiting, isOpen }), ...list(waiting, null)];
  const entries = outcomes.map((outcome) =>
    entryOf(random, outcome, isOpen ? [first, lately, last] : [first, last, last]),
  );
  nameMember(entries, plan.member);
  fillAtTheEnd(entries, plan, last + HOUR_MS);
  return entries;
}

function entryOf(
  random: Random,
  outcome: Outcome | null,
  [first, lately, last]: readonly [number, number, number],
): Entry {
  const [from, until] = outcome === null ? [lately, last] : [first, lately];
  const at = random.between(from, until);
  const wait = outcome === 'auto-accepted' ? 0 : random.between(0.2 * DAY_MS, 8 * DAY_MS);
  return { at: new Date(at), outcome, after: new Date(Math.min(at + wait, last)), isOfMember: false };
}

function outcomesOf(random: Random, plan: OfferPlan, { count, isOpen }: { count: number; isOpen: boolean }): Outcome[] {
  const kept = plan.seatsLeft ?? (isOpen && plan.seats !== null ? Math.ceil(plan.seats * KEPT_FREE_SHARE) : 0);
  const most = plan.seats === null ? count : Math.min(plan.seats - kept, count);
  const accepted = plan.seatsLeft === undefined ? Math.min(most, Math.round(count * ACCEPTED_SHARE)) : most;
  const byRule = plan.acceptsFrom === undefined ? 0 : Math.round(accepted * BY_RULE_SHARE);
  const others = Array.from({ length: count - accepted }, () =>
    random.chance(WITHDRAWN_SHARE) ? ('withdrawn' as const) : ('denied' as const),
  );
  return [...list(byRule, 'auto-accepted' as const), ...list(accepted - byRule, 'accepted' as const), ...others];
}

const list = <T>(length: number, item: T): T[] => Array.from({ length }, () => item);

function nameMember(entries: Entry[], part: MemberPart | undefined): void {
  if (part === undefined || part === 'saved' || part === 'just locked') return;
  const outcome = part === 'requested' ? null : part;
  // The latest application with this outcome, since the member has the most points then. If none has it, the latest of
  // all gets it.
  const fitting = entries.filter((entry) => entry.outcome === outcome);
  const [own] = (fitting.length > 0 ? fitting : entries).toSorted((a, b) => b.at.getTime() - a.at.getTime());
  if (own) Object.assign(own, { isOfMember: true, outcome });
}

/** Delays filling the last place until everyone has applied: no one can apply to a full opportunity. */
function fillAtTheEnd(entries: Entry[], { seats }: OfferPlan, end: number): void {
  const accepted = entries.filter(({ outcome }) => outcome === 'accepted' || outcome === 'auto-accepted');
  if (seats === null || accepted.length < seats) return;
  const last = accepted.findLast(({ outcome }) => outcome === 'accepted');
  if (last) last.after = new Date(end);
}
