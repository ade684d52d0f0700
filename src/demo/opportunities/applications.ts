/** Applications and how they were decided. Every step follows the lifecycle. */

import { type ApplicationEvent, stateAfter } from '#domains/opportunities/application.ts';
import type { ApplicationText } from '#domains/opportunities/application-text.ts';
import type { ApplicationState } from '#generated/types.gen.ts';
import { DAY_MS, idAt } from '../ids.ts';
import { type DemoPerson, isActiveMember } from '../people/people.ts';
import type { PointsHistory } from '../people/points-history.ts';
import type { Random } from '../random.ts';
import { applicationTextOf } from './correspondence.ts';
import type { DemoOpportunity, OpportunityCast } from './opportunities.ts';
import { type PlannedApplication, planApplications } from './planned-applications.ts';

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

interface PlannedEvent {
  at: Date;
  planned: PlannedApplication;
  event: ApplicationEvent['type'];
}

const CLOSING_DELAY_MS = 30_000;

export function makeApplications(
  random: Random,
  opportunities: readonly DemoOpportunity[],
  history: PointsHistory,
  { people, member, today }: OpportunityCast,
): DemoApplication[] {
  const members = people.filter((person) => isActiveMember(person) && !person.canSignIn);
  return opportunities.flatMap((opportunity) => {
    const plannedApplications = planApplications(random, opportunity, today);
    const applicants = new Map<PlannedApplication, DemoPerson>();
    for (const planned of plannedApplications) {
      const taken = new Set(applicants.values());
      const isFree = (person: DemoPerson) => !taken.has(person);
      const from = planned.isOfMember ? [member] : members.filter(isFree);
      const eligible = from.filter((person) => isEligible(person, planned, opportunity, history));
      if (eligible.length > 0) applicants.set(planned, random.pick(eligible));
    }
    return decide(random, opportunity, applicants, history);
  });
}

function isEligible(
  person: DemoPerson,
  { at, outcome }: PlannedApplication,
  opportunity: DemoOpportunity,
  history: PointsHistory,
) {
  if (person.joinedAt.getTime() > at.getTime()) return false;
  const points = history.at(person.id, at);
  if (points < (opportunity.pointsRequired ?? 0)) return false;
  const rule = opportunity.plan.acceptsFrom;
  if (rule === undefined) return true;
  // Everyone with enough points, then or later, was accepted automatically.
  return outcome === 'auto-accepted' ? points >= rule : history.maxSince(person.id, at) < rule;
}

function decide(
  random: Random,
  opportunity: DemoOpportunity,
  applicants: ReadonlyMap<PlannedApplication, DemoPerson>,
  history: PointsHistory,
): DemoApplication[] {
  const { closesAt, plan, status, ownerId } = opportunity;
  const events = [...applicants.keys()]
    .flatMap((planned) => plannedEventsOf(planned, opportunity))
    .sort((a, b) => a.at.getTime() - b.at.getTime());
  const applications = new Map<PlannedApplication, DemoApplication>();
  let accepted = 0;
  const takeStep = ({ at, planned, event }: PlannedEvent): void => {
    const person = applicants.get(planned);
    const before = applications.get(planned);
    const hasSeatLeft = plan.seats === null || accepted < plan.seats;
    const availability = { isOpen: at < closesAt, hasSeatLeft, isUnlocked: true };
    const state = stateAfter({ ...availability, state: before?.state ?? null }, { type: event });
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
      const texts = { written: applicationTextOf(id, plan, planned.isOfMember === true), decisionMessage: null };
      applications.set(planned, { id, ...request, ...rule, pointsAtRequest, ...open, ...texts });
      return;
    }
    const isByOwner = event === 'application.accepted' || event === 'application.denied';
    const isClosedUndecided = event === 'application.closedUndecided';
    const decision = { state, decidedAt: at, decidedBy: isByOwner ? ownerId : null, isClosedUndecided };
    applications.set(planned, { ...before, ...decision, decisionMessage: decisionMessageOf(opportunity, decision) });
  };
  events.forEach(takeStep);
  if (status.isPastDeadline) {
    const at = new Date(closesAt.getTime() + CLOSING_DELAY_MS);
    for (const planned of applicants.keys()) takeStep({ at, planned, event: 'application.closedUndecided' });
  }
  return [...applications.values()];
}

const EVENTS = {
  accepted: 'application.accepted',
  denied: 'application.denied',
  withdrawn: 'application.withdrawn',
  'auto-accepted': 'application.autoAccepted',
} as const;

function plannedEventsOf(planned: PlannedApplication, { closesAt }: DemoOpportunity): PlannedEvent[] {
  const { at, outcome, decidedAt } = planned;
  const requested: PlannedEvent = { at, planned, event: 'application.requested' };
  if (outcome === null) return [requested];
  const eventAt = new Date(Math.min(decidedAt.getTime(), closesAt.getTime() - DAY_MS / 24));
  return [requested, { at: eventAt, planned, event: EVENTS[outcome] }];
}

/** The message of a decision by hand or by auto-accept. Closing and withdrawing send none. */
function decisionMessageOf({ terms }: DemoOpportunity, { state, isClosedUndecided }: Decision): string | null {
  if (state === 'accepted' || state === 'auto-accepted') return terms.acceptMessage;
  return state === 'denied' && !isClosedUndecided ? terms.declineMessage : null;
}

type Decision = Pick<DemoApplication, 'state' | 'isClosedUndecided'>;
