/** Opportunities, applications and favourites as database rows. */
import type { Insertable } from 'kysely';
import type { Tables } from '#platform/server/db/tables.ts';
import { DAY_MS, idAt } from '../ids.ts';
import type { Random } from '../random.ts';
import type { DemoApplication } from './applications.ts';
import type { DemoFavourite } from './favourites.ts';
import type { DemoOpportunity } from './opportunities.ts';
import { auditApplications, auditOpportunity } from './opportunity-audit.ts';

type Row<Name extends keyof Tables> = Insertable<Tables[Name]>;

/** Rows are loaded as JSON, in which the value of a JSON column must be an object rather than a string. */
type TextRow = Omit<Row<'application_texts'>, 'answers'> & { answers: object };
type OfferTextRow = Omit<Row<'opportunity_texts'>, 'questions'> & { questions: object };

export interface OpportunityRows {
  opportunities: Row<'opportunities'>[];
  opportunity_texts: OfferTextRow[];
  opportunity_goals: Row<'opportunity_goals'>[];
  opportunity_media: Row<'opportunity_media'>[];
  opportunity_events: Row<'opportunity_events'>[];
  opportunity_applications: Row<'opportunity_applications'>[];
  application_texts: TextRow[];
  opportunity_favourites: Row<'opportunity_favourites'>[];
  audit_entries: Row<'audit_entries'>[];
}

export interface OfferedCommunity {
  opportunities: readonly DemoOpportunity[];
  applications: readonly DemoApplication[];
  favourites: readonly DemoFavourite[];
}

/** Ids by name. */
export interface OpportunityKinds {
  types: ReadonlyMap<string, string>;
  categories: ReadonlyMap<string, string>;
}

export function toOpportunityRows(
  random: Random,
  { opportunities, applications, favourites }: OfferedCommunity,
  kinds: OpportunityKinds,
  today: Date,
): OpportunityRows {
  const byId = new Map(opportunities.map((opportunity) => [opportunity.id, opportunity]));
  return {
    opportunities: opportunities.map((opportunity) => opportunityRow(opportunity, kinds, today)),
    opportunity_texts: opportunities.map(({ id, description, terms }) => ({
      opportunity_id: id,
      description,
      questions: terms.questions,
      requires_message: terms.requiresMessage,
      accept_message: terms.acceptMessage,
      decline_message: terms.declineMessage,
      contact_email: terms.contactEmail,
    })),
    opportunity_goals: opportunities.flatMap(({ id, plan, createdAt }) =>
      plan.goals.map((sdg, position) => ({ id: idAt(random, createdAt), opportunity_id: id, sdg, position })),
    ),
    opportunity_media: opportunities.flatMap(({ id, picture }) =>
      picture ? [{ opportunity_id: id, media_id: picture.id, position: 0 }] : [],
    ),
    opportunity_events: opportunities.flatMap(({ id, events }) =>
      events.map((event) => ({
        id: event.id,
        opportunity_id: id,
        event: event.event,
        actor_id: event.by,
        reason: event.reason,
        created_at: event.at,
      })),
    ),
    opportunity_applications: applications.map(applicationRow),
    // Withdrawing deletes the texts.
    application_texts: applications.filter(({ state }) => state !== 'withdrawn').map(textRow),
    opportunity_favourites: favourites.map(({ id, userId, opportunityId, savedAt, removedAt }) => ({
      id,
      user_id: userId,
      opportunity_id: opportunityId,
      saved_at: savedAt,
      removed_at: removedAt,
    })),
    audit_entries: [
      ...opportunities.flatMap((opportunity) => auditOpportunity(random, opportunity)),
      ...auditApplications(random, byId, applications),
    ],
  };
}

function opportunityRow(
  opportunity: DemoOpportunity,
  { types, categories }: OpportunityKinds,
  today: Date,
): Row<'opportunities'> {
  const { plan, status, events, closesAt } = opportunity;
  const type = types.get(plan.type);
  const category = categories.get(plan.field);
  if (!type || !category) throw new Error(`The database knows no ${plan.type} or no ${plan.field}`);
  const edits = events.filter(({ event }) => event === 'edited' || event === 'resubmitted');
  const decision = events.findLast(({ event }) => event === 'approved' || event === 'declined');
  const isDecided = status.isVerified !== null;
  /** When a reminder was sent, which was on time; null if it isn't due yet. */
  const remindedAt = (days: number) => {
    const at = new Date(closesAt.getTime() - days * DAY_MS);
    return status.isVerified === true && at <= today ? at : null;
  };
  return {
    id: opportunity.id,
    owner_id: opportunity.ownerId,
    title: plan.title,
    type_id: type,
    category_id: category,
    location: opportunity.location,
    is_remote: plan.isRemote ?? false,
    deadline: opportunity.deadline,
    time_zone: opportunity.timeZone,
    closes_at: closesAt,
    seats: plan.seats,
    link: opportunity.link,
    is_verified: status.isVerified,
    points_required: opportunity.pointsRequired,
    decline_reason: status.isVerified === false ? (decision?.reason ?? null) : null,
    decided_at: isDecided ? (decision?.at ?? null) : null,
    auto_accept_from: opportunity.autoAcceptSince ? (plan.acceptsFrom ?? null) : null,
    is_hidden: status.isHidden,
    is_featured: status.isFeatured,
    closed_at: events.find(({ event }) => event === 'closed')?.at ?? null,
    week_told_at: remindedAt(7),
    day_told_at: remindedAt(1),
    savers_told_at: remindedAt(3),
    revision: 1 + edits.length,
    created_at: opportunity.createdAt,
    updated_at: edits.at(-1)?.at ?? opportunity.createdAt,
  };
}

function applicationRow(application: DemoApplication): Row<'opportunity_applications'> {
  return {
    id: application.id,
    opportunity_id: application.opportunityId,
    owner_id: application.ownerId,
    applicant_id: application.applicantId,
    state: application.state,
    points_required: application.pointsRequired,
    auto_accept_from: application.autoAcceptFrom,
    seats: application.seats,
    points_at_request: application.pointsAtRequest,
    requested_at: application.requestedAt,
    decided_at: application.decidedAt,
    decided_by: application.decidedBy,
    is_closed_undecided: application.isClosedUndecided,
  };
}

const textRow = ({ id, written, decisionMessage }: DemoApplication): TextRow => ({
  application_id: id,
  message: written.message,
  answers: written.answers,
  shares_contact: written.sharesContact,
  shares_phone: written.sharesPhone,
  decision_message: decisionMessage,
});
