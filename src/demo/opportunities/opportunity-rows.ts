/** Opportunities, applications and favourites as database rows. */
import { DAY_MS, idAt } from '../ids.ts';
import type { Random } from '../random.ts';
import { columnsOf, type Row, type Rows } from '../rows.ts';
import type { DemoApplication } from './applications.ts';
import type { DemoFavourite } from './favourites.ts';
import type { DemoOpportunity } from './opportunities.ts';
import { auditApplications, auditOpportunity } from './opportunity-audit.ts';

/** Rows are loaded as JSON, in which the value of a JSON column must be an object rather than a string. */
type TextRow = Omit<Row<'application_texts'>, 'answers'> & { answers: object };
type OfferTextRow = Omit<Row<'opportunity_texts'>, 'questions'> & { questions: object };

interface OpportunityRows
  extends Rows<
    'opportunities' | `opportunity_${'goals' | 'media' | 'events' | 'applications' | 'favourites'}` | 'audit_entries'
  > {
  opportunity_texts: OfferTextRow[];
  application_texts: TextRow[];
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
      ...columnsOf(terms),
    })),
    opportunity_goals: opportunities.flatMap(({ id, plan, createdAt }) =>
      plan.goals.map((sdg, position) => ({ id: idAt(random, createdAt), opportunity_id: id, sdg, position })),
    ),
    opportunity_media: opportunities.flatMap(({ id, picture }) =>
      picture ? [{ opportunity_id: id, media_id: picture.id, position: 0 }] : [],
    ),
    opportunity_events: opportunities.flatMap(({ id, events }) =>
      events.map(({ by, at, ...event }) => ({ ...event, opportunity_id: id, actor_id: by, created_at: at })),
    ),
    opportunity_applications: applications.map(({ written, decisionMessage, ...application }) =>
      columnsOf(application),
    ),
    // Withdrawing deletes the texts.
    application_texts: applications.filter(({ state }) => state !== 'withdrawn').map(textRow),
    opportunity_favourites: favourites.map(columnsOf),
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
  const { id, ownerId, location, deadline, timeZone, closesAt, link, pointsRequired, createdAt } = opportunity;
  const { plan, status, events } = opportunity;
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
    ...columnsOf({ id, ownerId, location, deadline, timeZone, closesAt, link, pointsRequired, createdAt }),
    title: plan.title,
    type_id: type,
    category_id: category,
    is_remote: plan.isRemote ?? false,
    seats: plan.seats,
    is_verified: status.isVerified,
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
    updated_at: edits.at(-1)?.at ?? createdAt,
  };
}

const textRow = ({ id, written, decisionMessage }: DemoApplication): TextRow =>
  columnsOf({ applicationId: id, ...written, decisionMessage });
