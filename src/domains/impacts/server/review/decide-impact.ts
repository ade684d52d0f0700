/** One decision on one impact. The row lock serialises concurrent decisions; the second gets a 409. */

import { record } from '#domains/audit/server/public.ts';
import { lockMedia } from '#domains/media/server/public.ts';
import { letterOf } from '#domains/notifications/server/public.ts';
import { pointsFor } from '#domains/points/impact-points.ts';
import { reversePoints } from '#domains/points/server/public.ts';
import { STANDARD_RULE } from '#domains/points/standard-rule.ts';
import type { ImpactReviewInput, PointsRule } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { forbidden, invalid } from '#platform/server/http/failure.ts';
import { assertNewest } from '#platform/server/http/revision.ts';
import type { Person } from '#platform/server/http/viewer.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import { tidyLines } from '#platform/shared/prose.ts';
import { type ImpactLifecycleEvent, type ImpactStatus, stateOf } from '../../lifecycle.ts';
import { notifyOfDecision } from '../announcements.ts';
import { auditSubjectOf } from '../audit-subject.ts';
import { findImpactForUpdate, type ImpactRow } from '../impacts.repository.ts';
import { listGoalLinks, listMediaLinks } from '../links.repository.ts';
import type { ImpactNeeds } from '../needs.ts';
import { numberOfRule } from '../points-rules.repository.ts';
import { assertCanSee, assertImpartial } from '../policy.ts';
import { takeStep, writeStatus } from '../take-step.ts';
import { emitImpactEvent } from '../webhook-events.ts';
import { findVerification, grantImpactPoints } from './impact-points.ts';
import { decisionMail, notifyJudgesJob } from './jobs.ts';
import { closeAppeal, type Evidence, insertReview, upsertReviewer } from './reviews.repository.ts';

type DecisionEvent = 'approved' | 'verified' | 'overturned' | 'declined' | 'reopened';

interface Decision {
  person: Person;
  impact: ImpactRow;
  next: ImpactStatus;
  reason: string | null;
  event: DecisionEvent;
  /** By which it earns points from now on. */
  rule: PointsRule;
}

/** @throws {Failure} 403, 404, 409 if the state doesn't allow it, 422 without a reason. */
export const decideImpact = (
  { db, jobs, quorum, pointsRule: rule }: Pick<ImpactNeeds, 'db' | 'jobs' | 'quorum' | 'pointsRule'>,
  person: Person,
  id: string,
  input: ImpactReviewInput,
): Promise<ImpactStatus> =>
  db.transaction().execute(async (tx) => {
    const impact = await findImpactForUpdate(tx, id);
    assertCanSee(person, impact);
    assertImpartial(person, impact);
    if (input.isVerified === null && person.role !== 'Admin') {
      throw forbidden('not_allowed', say('impacts.failures.onlyAdminReopens'));
    }
    const reason = reasonOf(input);
    const event = lifecycleEventOf(input.isVerified, person);
    const next = await takeStep(tx, person, impact, { quorum, event });
    assertNewest('impact', impact, input.revision);
    const decided = eventOf(input.isVerified, impact, next);
    await applyDecision(tx, jobs, { person, impact, next, reason, event: decided, rule });
    return next;
  });

/**
 * For an impact that was verified elsewhere, before it was imported: as if this admin's approval were enough, and nobody
 * is told. The caller made it in the same transaction.
 */
export async function verifyQuietly(tx: Tx, person: Person, id: string, rule: PointsRule): Promise<void> {
  const impact = await findImpactForUpdate(tx, id);
  assertCanSee(person, impact);
  assertImpartial(person, impact);
  const event = { type: 'impact.approved', by: person.userId } as const;
  const next = await takeStep(tx, person, impact, { quorum: 1, event });
  await writeDecision(tx, { person, impact, next, reason: null, event: 'verified', rule });
}

async function applyDecision(tx: Tx, jobs: Jobs, decision: Decision): Promise<void> {
  const { impact, next, reason, event, rule } = decision;
  const reviewId = await writeDecision(tx, decision);
  if (event === 'approved') return;
  await emitImpactEvent(tx, EVENTS[event], impact);
  const isFinal = next.isVerified === false && next.isAppealed;
  const letter = letterOf(decisionMail, { reviewId, isFinal });
  const { total: points } = pointsFor(impact.measures, next.isVerified ? rule : (impact.pointsRule ?? STANDARD_RULE));
  await notifyOfDecision(tx, impact, { event: isFinal ? 'upheld' : event, reason, points, letter });
  if (event === 'reopened') await jobs.enqueue(tx, notifyJudgesJob, { impactId: impact.id });
}

/** Everything but who is told of it. @returns the id of the review. */
async function writeDecision(tx: Tx, decision: Decision): Promise<string> {
  const { person, impact, next, reason, event, rule } = decision;
  const isReopened = event === 'reopened';
  await writeStatus(tx, impact, next, {
    declineReason: event === 'declined' ? reason : null,
    appealId: isReopened ? null : impact.appealId,
    isDecision: !isReopened,
    ...(next.isVerified && { pointsRuleId: await numberOfRule(tx, rule) }),
  });
  const givenBy = isReopened ? await findVerification(tx, impact.id) : undefined;
  const evidence = isReopened ? null : await evidenceOf(tx, impact);
  const reviewId = await insertReview(tx, { impactId: impact.id, event, actorId: person.userId, reason, evidence });
  await recordReviewer(tx, decision);
  await writeAudit(tx, decision);
  if (givenBy) await revokePoints(tx, decision, { givenBy: givenBy.id, reviewId });
  if (next.isVerified) {
    const given = { id: reviewId, by: person.userId };
    await grantImpactPoints(tx, impact, { userIds: impact.participants, rule, decision: given });
  }
  return reviewId;
}

const EVENTS = {
  verified: 'impact.verified',
  overturned: 'impact.verified',
  declined: 'impact.declined',
  reopened: 'impact.reopened',
} as const;

/** @throws {Failure} 422 if a required reason is missing. */
export function reasonOf({ isVerified, reason }: ImpactReviewInput): string | null {
  const given = tidyLines(reason ?? '');
  if (given === '' && isVerified !== true) {
    const message = isVerified === null ? say('impacts.failures.whyReopen') : say('impacts.failures.whyDecline');
    throw invalid([{ field: 'reason', message }]);
  }
  return given || null;
}

function lifecycleEventOf(isVerified: boolean | null, { userId: by }: Person): ImpactLifecycleEvent {
  if (isVerified === null) return { type: 'impact.reopened' };
  return isVerified ? { type: 'impact.approved', by } : { type: 'impact.declined', by };
}

function eventOf(isVerified: boolean | null, impact: ImpactRow, next: ImpactStatus): DecisionEvent {
  if (isVerified === null) return 'reopened';
  if (!isVerified) return 'declined';
  if (!next.isVerified) return 'approved';
  return impact.appealId === null ? 'verified' : 'overturned';
}

async function evidenceOf(tx: Tx, impact: ImpactRow): Promise<Evidence> {
  const goals = await listGoalLinks(tx, [impact.id]);
  const media = (await listMediaLinks(tx, [impact.id])).map(({ mediaId }) => mediaId);
  // Locked, so that none of them is deleted as if no decision named it.
  const there = await lockMedia(tx, media);
  const { revision, title, description, impactYear, startDate, endDate, location, measures } = impact;
  return {
    revision,
    title,
    description,
    impactYear,
    startDate,
    endDate,
    location,
    sdgs: goals.map(({ sdg }) => sdg),
    measures,
    media: media.filter((id) => there.has(id)),
  };
}

async function recordReviewer(tx: Tx, { person, impact, next, event }: Decision): Promise<void> {
  if (event === 'reopened') return;
  const hasApproved = next.approvedBy.includes(person.userId);
  const isPublic = next.isVerified === true && !next.isHidden;
  await upsertReviewer(tx, { ...impact, isPublic }, { reviewerId: person.userId, hasApproved });
  if (impact.appealId !== null && next.isVerified !== null) await closeAppeal(tx, impact.appealId, next.isVerified);
}

async function writeAudit(tx: Tx, { person, impact, next, reason, event }: Decision): Promise<void> {
  await record(tx, {
    ...auditSubjectOf(impact, person),
    action: `impact_${event}`,
    fromState: stateOf(impact),
    toState: stateOf(next),
    ...(reason !== null && { reason }),
  });
}

async function revokePoints(
  tx: Tx,
  { person, impact, reason }: Decision,
  { givenBy, reviewId }: { givenBy: string; reviewId: string },
): Promise<void> {
  await reversePoints(tx, givenBy, {
    cause: 'impact_reopened',
    facts: { title: impact.title, why: reason ?? '' },
    subject: { kind: 'impact', id: impact.id },
    decisionId: reviewId,
    decidedBy: person.userId,
  });
}
