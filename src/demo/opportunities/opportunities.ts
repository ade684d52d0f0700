/** The demo organisations' opportunities and how they were verified. */
import { closesAtOf } from '#domains/opportunities/deadline.ts';
import { follow, type OpportunityLifecycleEvent, type OpportunityStatus } from '#domains/opportunities/lifecycle.ts';
import type { ApplicationTerms, OpportunityEventName } from '#domains/opportunities/server/public.ts';
import { DAY_MS, idAt } from '../ids.ts';
import { type PlannedPicture, pictureOf } from '../media/picture-plans.ts';
import type { DemoPerson } from '../people/people.ts';
import type { Random } from '../random.ts';
import { termsOf } from './correspondence.ts';
import { OFFERS, type OfferPlan } from './offers.ts';
import { ORGANIZATIONS, type Organization, type OrganizationKey } from './organizations.ts';
import { ADDED_ON_EDIT, ADDED_WHEN_SENT_AGAIN, HOW_DECIDED, OPPORTUNITY_DECLINE_REASONS, TERMS } from './terms.ts';

export interface DemoOpportunityEvent {
  id: string;
  event: OpportunityEventName;
  /** Null if the server did it. */
  by: string | null;
  at: Date;
  reason: string | null;
}

export interface DemoOpportunity {
  id: string;
  ownerId: string;
  plan: OfferPlan;
  description: string;
  terms: ApplicationTerms;
  location: string | null;
  deadline: string;
  timeZone: string;
  closesAt: Date;
  link: string;
  picture: PlannedPicture | null;
  /** Null until approved. */
  pointsRequired: number | null;
  events: DemoOpportunityEvent[];
  status: OpportunityStatus;
  createdAt: Date;
  /** When the partner turned on auto-accept. */
  autoAcceptSince: Date | null;
}

export interface OpportunityCast {
  people: readonly DemoPerson[];
  /** A demo account. */
  member: DemoPerson;
  today: Date;
}

const MISSING_POINTS = 12;
const DELAY_MS = 20_000;

type Step = Exclude<OpportunityEventName, 'submitted'>;

export function makeOpportunities(random: Random, cast: OpportunityCast): DemoOpportunity[] {
  const keys = Object.keys(ORGANIZATIONS) as OrganizationKey[];
  const offered = keys.flatMap((key) =>
    OFFERS[key].map((plan) => makeOpportunity(random, { plan, organization: ORGANIZATIONS[key] }, cast)),
  );
  return offered.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
}

function makeOpportunity(
  random: Random,
  { plan, organization }: { plan: OfferPlan; organization: Organization },
  { people, member, today }: OpportunityCast,
): DemoOpportunity {
  const owner = people.find(({ email }) => email === organization.contact.email);
  const admin = people.find(({ role }) => role === 'Admin');
  if (!owner || !admin) throw new Error(`Nobody is there for ${organization.name}`);
  const timeZone = plan.timeZone ?? organization.timeZone;
  const deadline = new Date(today.getTime() + plan.closesIn * DAY_MS).toISOString().slice(0, 10);
  const closesAt = closesAtOf(deadline, timeZone);
  const createdAt = submittedAt(random, plan, { closesAt, today });
  const history = makeHistory(random, plan, { createdAt, closesAt, today, ownerId: owner.id, adminId: admin.id });
  const isApproved = history.status.isVerified === true;
  const place = plan.place ?? organization.place;
  const pointsNeeded = plan.member === 'just locked' ? member.points + MISSING_POINTS : plan.points;
  const approvedAt = history.events.find(({ event }) => event === 'approved')?.at;
  const id = idAt(random, createdAt);
  return {
    ...history,
    id,
    terms: termsOf(id, { plan, organization, createdAt }),
    ownerId: owner.id,
    plan,
    description: writeDescription(random, plan),
    location: plan.isRemote ? null : place,
    deadline,
    timeZone,
    closesAt,
    link: `${organization.site}/${plan.type.toLowerCase()}-${deadline.slice(0, 4)}`,
    picture: plan.scene ? pictureOf(random, { ownerId: owner.id, kind: plan.scene, place, at: createdAt }) : null,
    pointsRequired: isApproved ? pointsNeeded : null,
    createdAt,
    autoAcceptSince: approvedAt && plan.acceptsFrom !== undefined ? new Date(approvedAt.getTime() + DELAY_MS) : null,
  };
}

function submittedAt(random: Random, { closesIn, course }: OfferPlan, { closesAt, today }: Days): Date {
  if (closesIn < 0) return new Date(closesAt.getTime() - random.between(35 * DAY_MS, 100 * DAY_MS));
  const [min, max] = course === 'pending' ? [0.2, 6] : course ? [14, 18] : [16, 70];
  return new Date(today.getTime() - random.between(min * DAY_MS, max * DAY_MS));
}

interface Days {
  closesAt: Date;
  today: Date;
}

interface HistoryContext extends Days {
  createdAt: Date;
  ownerId: string;
  adminId: string;
}

/** Every step follows the lifecycle. */
function makeHistory(
  random: Random,
  plan: OfferPlan,
  { createdAt, closesAt, today, ownerId, adminId }: HistoryContext,
) {
  let status: OpportunityStatus = {
    isVerified: null,
    isPastDeadline: false,
    isClosedEarly: false,
    acceptedCount: 0,
    isHidden: false,
    isFeatured: false,
  };
  let at = createdAt;
  const submitted = { id: idAt(random, at), event: 'submitted', by: ownerId, at, reason: null } as const;
  const events: DemoOpportunityEvent[] = [submitted];
  const apply = (event: OpportunityLifecycleEvent) => {
    const next = follow(status, event);
    if (!next) throw new Error(`The lifecycle has no ${event.type} for ${plan.title}`);
    status = next;
  };
  for (const step of stepsOf(plan)) {
    at = step === 'closed' ? new Date(closesAt.getTime() + DELAY_MS) : later(random, at);
    apply(toLifecycle(step, plan));
    const by = step === 'closed' ? null : step === 'edited' || step === 'resubmitted' ? ownerId : adminId;
    const reason = step === 'declined' ? random.pick(OPPORTUNITY_DECLINE_REASONS) : null;
    events.push({ id: idAt(random, at), event: step, by, at, reason });
  }
  if (at > today) throw new Error(`${plan.title} would be ahead of its time`);
  if (plan.isFeatured) apply({ type: 'opportunity.featured' });
  return { events, status };
}

const later = (random: Random, at: Date) => new Date(at.getTime() + random.between(0.4 * DAY_MS, 4 * DAY_MS));

function stepsOf({ course, isHidden, closesIn }: OfferPlan): Step[] {
  if (course === 'pending') return [];
  if (course === 'declined') return ['declined'];
  if (course === 'resubmitted') return ['declined', 'resubmitted'];
  return [
    'approved',
    ...(course === 'edited' ? (['edited'] as const) : []),
    ...(isHidden ? (['hidden'] as const) : []),
    ...(closesIn < 0 ? (['closed'] as const) : []),
  ];
}

function toLifecycle(step: Step, { seats }: OfferPlan): OpportunityLifecycleEvent {
  if (step === 'edited' || step === 'resubmitted') return { type: 'opportunity.edited', seats };
  return { type: `opportunity.${step}` };
}

function writeDescription(random: Random, { description, type, course }: OfferPlan): string {
  const added = course === 'edited' ? [ADDED_ON_EDIT] : course === 'resubmitted' ? [ADDED_WHEN_SENT_AGAIN] : [];
  const terms = `${random.pick(TERMS[type] ?? [])} ${random.pick(HOW_DECIDED)}`;
  return [description, terms, ...added].join('\n\n');
}

/** Whether everyone can find it and apply. */
export function isOnOffer({ status }: DemoOpportunity): boolean {
  return status.isVerified === true && !status.isPastDeadline && !status.isHidden;
}
