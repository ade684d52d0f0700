/** Applications and how they were decided. Every step follows the lifecycle. */

import { type ApplicationEvent, stateAfter } from '#domains/opportunities/application.ts';
import type { ApplicationText } from '#domains/opportunities/application-text.ts';
import type { ApplicationState } from '#generated/types.gen.ts';
import { DAY_MS, idAt } from '../ids.ts';
import { type DemoPerson, isActiveMember } from '../people.ts';
import type { PointsHistory } from '../points-history.ts';
import type { Random } from '../random.ts';
import { writtenFor } from './correspondence.ts';
import { type Entry, planEntries } from './entries.ts';
import type { DemoOpportunity, OpportunityCast } from './opportunities.ts';

export interface DemoApplication {
  written: ApplicationText;
  /** The partner's message with the decision. */
  decisionMessage: string | null;
  id: string;
  opportunityId: string;
  ownerId: string;
  applicantId: string;
  state: ApplicationState;
  pointsRequired: number;
  autoAcceptFrom: number | null;
  seats: number | null;
  pointsAtRequest: number;
  requestedAt: Date;
  decidedAt: Date | null;
  /** Null if decided by auto-accept or the deadline, or withdrawn. */
  decidedBy: string | null;
  isClosedUndecided: boolean;
}

interface Moment {
  at: Date;
  entry: Entry;
  event: ApplicationEvent['type'];
}

const A_MOMENT_MS = 30_000;

export function makeApplications(
  random: Random,
  opportunities: readonly DemoOpportunity[],
  history: PointsHistory,
  { people, member, today }: OpportunityCast,
): DemoApplication[] {
  const members = people.filter((person) => isActiveMember(person) && !person.canSignIn);
  return opportunities.flatMap((opportunity) => {
    const entries = planEntries(random, opportunity, today);
    const chosen = new Map<Entry, DemoPerson>();
    for (const entry of entries) {
      const taken = new Set(chosen.values());
      const isFree = (person: DemoPerson) => !taken.has(person);
      const from = entry.isOfMember ? [member] : members.filter(isFree);
      const fitting = from.filter((person) => fits(person, entry, opportunity, history));
      if (fitting.length > 0) chosen.set(entry, random.pick(fitting));
    }
    return decide(random, opportunity, chosen, history);
  });
}

function fits(person: DemoPerson, { at, outcome }: Entry, opportunity: DemoOpportunity, history: PointsHistory) {
  if (person.joinedAt > at) return false;
  const points = history.at(person.id, at);
  if (points < (opportunity.pointsRequired ?? 0)) return false;
  const rule = opportunity.plan.acceptsFrom;
  if (rule === undefined) return true;
  // Everyone with enough points, then or later, was accepted automatically.
  return outcome === 'auto-accepted' ? points >= rule : history.mostSince(person.id, at) < rule;
}

function decide(
  random: Random,
  opportunity: DemoOpportunity,
  chosen: ReadonlyMap<Entry, DemoPerson>,
  history: PointsHistory,
): DemoApplication[] {
  const { closesAt, plan, status, ownerId } = opportunity;
  const moments = [...chosen.keys()]
    .flatMap((entry) => momentsOf(entry, opportunity))
    .sort((a, b) => a.at.getTime() - b.at.getTime());
  const applications = new Map<Entry, DemoApplication>();
  let accepted = 0;
  const takeStep = ({ at, entry, event }: Moment): void => {
    const person = chosen.get(entry);
    const before = applications.get(entry);
    const hasSeatLeft = plan.seats === null || accepted < plan.seats;
    const door = { isOpen: at < closesAt, hasSeatLeft, isUnlocked: true };
    const state = stateAfter({ ...door, state: before?.state ?? null }, { type: event });
    if (!person || state === null) return;
    if (state === 'accepted' || state === 'auto-accepted') accepted += 1;
    if (!before) {
      const request = { opportunityId: opportunity.id, ownerId, applicantId: person.id, requestedAt: at };
      const pointsAtRequest = history.at(person.id, at);
      const rule = {
        pointsRequired: opportunity.pointsRequired ?? 0,
        autoAcceptFrom: plan.acceptsFrom ?? null,
        seats: plan.seats,
      };
      const open = { state, decidedAt: null, decidedBy: null, isClosedUndecided: false };
      const id = idAt(random, at);
      const texts = { written: writtenFor(id, plan, entry.isOfMember === true), decisionMessage: null };
      applications.set(entry, { id, ...request, ...rule, pointsAtRequest, ...open, ...texts });
      return;
    }
    const isByOwner = event === 'application.accepted' || event === 'application.denied';
    const isClosedUndecided = event === 'application.closedUndecided';
    const decision = { state, decidedAt: at, decidedBy: isByOwner ? ownerId : null, isClosedUndecided };
    applications.set(entry, { ...before, ...decision, decisionMessage: toldWith(opportunity, decision) });
  };
  moments.forEach(takeStep);
  if (status.isPastDeadline) {
    const at = new Date(closesAt.getTime() + A_MOMENT_MS);
    for (const entry of chosen.keys()) takeStep({ at, entry, event: 'application.closedUndecided' });
  }
  return [...applications.values()];
}

const EVENTS = {
  accepted: 'application.accepted',
  denied: 'application.denied',
  withdrawn: 'application.withdrawn',
  'auto-accepted': 'application.autoAccepted',
} as const;

function momentsOf(entry: Entry, { closesAt }: DemoOpportunity): Moment[] {
  const { at, outcome, after } = entry;
  const requested: Moment = { at, entry, event: 'application.requested' };
  if (outcome === null) return [requested];
  const decidedAt = new Date(Math.min(after.getTime(), closesAt.getTime() - DAY_MS / 24));
  return [requested, { at: decidedAt, entry, event: EVENTS[outcome] }];
}

/** The message of a decision by hand or by auto-accept. Closing and withdrawing send none. */
function toldWith({ terms }: DemoOpportunity, { state, isClosedUndecided }: Decided): string | null {
  if (state === 'accepted' || state === 'auto-accepted') return terms.acceptMessage;
  return state === 'denied' && !isClosedUndecided ? terms.declineMessage : null;
}

type Decided = Pick<DemoApplication, 'state' | 'isClosedUndecided'>;
