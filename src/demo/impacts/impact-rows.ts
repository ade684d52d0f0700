/** The demo community's impacts as database rows. */
import { stateOf } from '#domains/impacts/lifecycle.ts';
import { impactPathOf } from '#domains/impacts/model.ts';
import type { Evidence } from '#domains/impacts/server/public.ts';
import { auditRow } from '../audit-row.ts';
import type { DemoCommunity } from '../community.ts';
import { DAY_MS, idAt } from '../ids.ts';
import type { Random } from '../random.ts';
import { columnsOf, type Row, type Rows } from '../rows.ts';
import type { DemoImpact } from './impacts.ts';
import type { ReviewEvent } from './review-history.ts';

interface ImpactRows
  extends Rows<
    | 'impacts'
    | `impact_${'texts' | 'goals' | 'people' | 'declined_namings' | 'media' | 'reviewers' | 'appeals'}`
    | 'likes'
    | 'audit_entries'
  > {
  impact_reviews: (Omit<Row<'impact_reviews'>, 'evidence'> & { evidence: Evidence | null })[];
}

const RESUBMITTED = 'Added for the judges: how we counted, and who can be asked about it.';
const DECISIONS = new Set(['verified', 'overturned', 'declined']);
/** Questions and answers leave an impact pending. */
const isDecisive = (event: string): boolean => event !== 'asked' && event !== 'answered';

/** The impacts have no `appeal_id`, which is set once the appeals are loaded. @param eventTypes ids by name. */
export function toImpactRows(
  random: Random,
  { impacts, pictures, likes, councilImpacts }: DemoCommunity,
  eventTypes: ReadonlyMap<string, string>,
): ImpactRows {
  const mediaOf = Map.groupBy(pictures, ({ impactId }) => impactId);
  const councilOf = new Map(councilImpacts);
  const parts = impacts.map((impact) => {
    const media = (mediaOf.get(impact.id) ?? []).map(({ id }) => id);
    const appeals = appealsOf(random, impact);
    return { impact, media, appeals, row: impactRow(impact, eventTypes, councilOf.get(impact.id) ?? null) };
  });
  return {
    impacts: parts.map(({ row }) => row),
    impact_texts: impacts.map((impact) => ({ impact_id: impact.id, description: writtenOf(impact) })),
    impact_goals: impacts.flatMap((impact) =>
      impact.sdgs.map((sdg, position) => ({
        id: idAt(random, impact.createdAt),
        impact_id: impact.id,
        sdg,
        position,
        impact_year: impact.impactYear,
        is_public: impact.status.isVerified === true && !impact.isHidden,
      })),
    ),
    impact_people: impacts.flatMap((impact) =>
      [impact.ownerId, ...impact.memberIds].map((userId, index) => ({
        id: idAt(random, impact.createdAt),
        impact_id: impact.id,
        user_id: userId,
        is_owner: index === 0,
        joined_at: impact.createdAt,
        confirmed_at: impact.namings.confirmed.find((naming) => naming.userId === userId)?.at ?? null,
      })),
    ),
    impact_declined_namings: impacts.flatMap(({ id, createdAt, namings }) =>
      namings.declined.map(({ userId, at }) => ({
        id: idAt(random, createdAt),
        impact_id: id,
        user_id: userId,
        named_at: createdAt,
        declined_at: at,
      })),
    ),
    impact_media: pictures.map(({ id, impactId, position }) => ({ impact_id: impactId, media_id: id, position })),
    impact_reviews: parts.flatMap(({ impact, media }) => reviewsOf(impact, media)),
    impact_reviewers: impacts.flatMap(reviewersOf),
    impact_appeals: parts.flatMap(({ appeals }) => appeals),
    likes: likes.map(({ impactId, userId, at }) => ({ impact_id: impactId, user_id: userId, created_at: at })),
    audit_entries: impacts.flatMap((impact) => auditOf(random, impact)),
  };
}

const resubmissionsOf = ({ events }: DemoImpact) => events.filter(({ event }) => event === 'resubmitted');
const writtenOf = (impact: DemoImpact) => descriptionOf(impact, resubmissionsOf(impact).length);

const lastDecisionOf = ({ events }: DemoImpact) => events.findLast(({ event }) => DECISIONS.has(event));

/** Null unless it's verified. */
export const verifiedAtOf = (impact: DemoImpact): Date | null =>
  impact.status.isVerified ? (lastDecisionOf(impact)?.at ?? null) : null;

function impactRow(
  impact: DemoImpact,
  eventTypes: ReadonlyMap<string, string>,
  councilId: string | null,
): Row<'impacts'> {
  const { id, ownerId, title, impactYear, startDate, endDate, location, isHidden, isFeatured, createdAt } = impact;
  const { status, events, measures } = impact;
  const eventType = eventTypes.get(impact.eventType);
  if (!eventType) throw new Error(`The database knows no ${impact.eventType}`);
  const decision = lastDecisionOf(impact);
  const resubmissions = resubmissionsOf(impact);
  const isDeclined = status.isVerified === false;
  return {
    ...columnsOf({ id, ownerId, title, impactYear, startDate, endDate, location, isHidden, isFeatured, createdAt }),
    ...columnsOf(measures),
    event_type_id: eventType,
    council_id: councilId,
    is_verified: status.isVerified,
    verified_by: [...status.approvedBy],
    declined_by: status.declinedBy,
    decline_reason: isDeclined ? (decision?.reason ?? null) : null,
    appeal_id: null,
    ...askedOf(impact),
    verified_at: verifiedAtOf(impact),
    decisions: events.filter(({ event }) => DECISIONS.has(event)).length,
    revision: 1 + resubmissions.length,
    updated_at: resubmissions.at(-1)?.at ?? createdAt,
  };
}

const DAYS_KEPT = 3;

function askedOf({ status, events }: DemoImpact): Pick<Row<'impacts'>, 'asked_by' | 'open_question' | 'kept_until'> {
  const asked = events.findLast(({ event }) => event === 'asked');
  const since = events.findLast(({ event }) => event === 'asked' || event === 'answered');
  if (status.isVerified !== null || !asked || !since) return { asked_by: null, open_question: null, kept_until: null };
  return {
    asked_by: status.askedBy,
    open_question: status.isAsked ? asked.reason : null,
    kept_until: new Date(since.at.getTime() + DAYS_KEPT * DAY_MS),
  };
}

/** The appeals that impacts refer to: open ones, and those that overturned the last decision. */
export function openAppeals(
  { impacts }: Pick<DemoCommunity, 'impacts'>,
  appeals: ImpactRows['impact_appeals'],
): { impactId: string; appealId: string }[] {
  const stand = impacts.filter(({ status, events }) => status.isAppealed || events.at(-1)?.event === 'overturned');
  const lastOf = new Map(appeals.map((appeal) => [appeal.impact_id, appeal.id]));
  return stand.flatMap(({ id }) => {
    const appealId = lastOf.get(id);
    return appealId ? [{ impactId: id, appealId }] : [];
  });
}

const descriptionOf = ({ description }: DemoImpact, resubmissions: number) =>
  resubmissions > 0 ? `${description}\n\n${RESUBMITTED}` : description;

function reviewsOf(impact: DemoImpact, media: string[]): ImpactRows['impact_reviews'] {
  let revision = 1;
  return impact.events.map((event) => {
    if (event.event === 'resubmitted') revision += 1;
    return {
      id: event.id,
      impact_id: impact.id,
      event: event.event,
      actor_id: event.by,
      reason: event.reason,
      evidence: DECISIONS.has(event.event) ? evidenceOf(impact, media, revision) : null,
      created_at: event.at,
    };
  });
}

function evidenceOf(impact: DemoImpact, media: string[], revision: number): Evidence {
  const { title, impactYear, startDate, endDate, location, sdgs, measures } = impact;
  const description = descriptionOf(impact, revision - 1);
  return { revision, title, description, impactYear, startDate, endDate, location, sdgs, measures, media };
}

function reviewersOf({ id, impactYear, isHidden, events, status }: DemoImpact): Row<'impact_reviewers'>[] {
  const reviewers = new Set(events.filter(({ event }) => DECISIONS.has(event)).map(({ by }) => by));
  return [...reviewers].map((reviewer) => ({
    reviewer_id: reviewer,
    impact_id: id,
    has_approved: status.approvedBy.includes(reviewer),
    impact_year: impactYear,
    is_public: status.isVerified === true && !isHidden,
  }));
}

function appealsOf(random: Random, { id, events }: DemoImpact): Row<'impact_appeals'>[] {
  return events.flatMap((event, index) => {
    const decline = events[index - 1];
    if (event.event !== 'appealed' || !decline) return [];
    const answer = events[index + 1];
    return {
      id: idAt(random, event.at),
      impact_id: id,
      decline_id: decline.id,
      reason: event.reason ?? '',
      created_at: event.at,
      decided_at: answer?.at ?? null,
      is_upheld: answer ? answer.event === 'overturned' : null,
    };
  });
}

function auditOf(random: Random, impact: DemoImpact): Row<'audit_entries'>[] {
  const stateAfter = ({ event }: ReviewEvent) =>
    stateOf({
      isVerified: event === 'verified' || event === 'overturned' ? true : event === 'declined' ? false : null,
    });
  return impact.events.flatMap((event, index) => {
    const before = impact.events[index - 1];
    const { event: name } = event;
    if (!before || name === 'submitted' || name === 'resubmitted') return [];
    return auditRow(random, {
      actorId: event.by,
      action: `impact_${name}`,
      subjectKind: 'impact',
      subjectId: impact.id,
      subjectTitle: impact.title,
      link: impactPathOf(impact),
      ...(isDecisive(name) && { fromState: stateAfter(before), toState: stateAfter(event) }),
      reason: event.reason,
      at: event.at,
    });
  });
}
