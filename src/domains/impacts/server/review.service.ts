/** Deciding on impacts. The row lock serialises concurrent decisions; the second gets a 409. */

import { record } from '#domains/audit/server/public.ts';
import { lockMedia } from '#domains/media/server/public.ts';
import { letterOf } from '#domains/notifications/server/public.ts';
import { reversePoints } from '#domains/points/server/public.ts';
import type { ImpactBulkReviewInput, ImpactBulkReviewResult, ImpactReviewInput } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import { Failure, forbidden, invalid } from '#platform/http/failure.ts';
import { assertNewest } from '#platform/http/revision.ts';
import type { Person } from '#platform/http/viewer.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { tidyLines } from '#platform/prose.ts';
import { type ImpactLifecycleEvent, type ImpactState, type ImpactStatus, stateOf } from '../lifecycle.ts';
import { pointsFor } from '../points.ts';
import { notifyOfDecision } from './announcements.ts';
import { auditSubjectOf } from './audit-subject.ts';
import { findVerification, grantImpactPoints } from './impact-points.service.ts';
import { findImpactForUpdate, type ImpactRow } from './impacts.repository.ts';
import { decisionMail, notifyJudgesJob } from './jobs.ts';
import { listGoalLinks, listMediaLinks } from './links.repository.ts';
import { assertCanSee, assertImpartial, assertOwns } from './policy.ts';
import {
  closeAppeal,
  type Evidence,
  findLastReview,
  insertAppeal,
  insertReview,
  upsertReviewer,
} from './reviews.repository.ts';
import { takeStep, writeStatus } from './transitions.service.ts';

type DecisionEvent = 'approved' | 'verified' | 'overturned' | 'declined' | 'reopened';

/** The handler adds the impact itself. */
type ReviewResult = Omit<ImpactBulkReviewResult, 'impact'>;

export interface Reviews {
  /** @throws {Failure} 403, 404, 409 if the state doesn't allow it, 422 without a reason. */
  review(person: Person, id: string, input: ImpactReviewInput): Promise<void>;
  /** Decides on each impact in its own transaction; a failure doesn't affect the others. */
  reviewMany(person: Person, input: ImpactBulkReviewInput): Promise<ReviewResult[]>;
  /** @throws {Failure} 403, 404, 409 if there's nothing to appeal, 422. */
  appeal(person: Person, id: string, reason: string): Promise<void>;
}

export function createReviews({ db, jobs, quorum }: { db: Db; jobs: Jobs; quorum: number }): Reviews {
  const decide = (person: Person, id: string, input: ImpactReviewInput): Promise<ImpactStatus> =>
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
      await applyDecision(tx, { person, impact, next, reason, event: eventOf(input.isVerified, impact, next) });
      return next;
    });

  const applyDecision = async (tx: Tx, decision: Decision): Promise<void> => {
    const { person, impact, next, reason, event } = decision;
    const isReopened = event === 'reopened';
    await writeStatus(tx, impact, next, {
      declineReason: event === 'declined' ? reason : null,
      appealId: isReopened ? null : impact.appealId,
      isDecision: !isReopened,
    });
    const givenBy = isReopened ? await findVerification(tx, impact.id) : undefined;
    const evidence = isReopened ? null : await evidenceOf(tx, impact);
    const reviewId = await insertReview(tx, { impactId: impact.id, event, actorId: person.userId, reason, evidence });
    await recordReviewer(tx, decision);
    await writeAudit(tx, decision);
    if (givenBy) await revokePoints(tx, decision, { givenBy: givenBy.id, reviewId });
    if (next.isVerified) {
      await grantImpactPoints(tx, impact, impact.participants, { id: reviewId, by: person.userId });
    }
    if (event === 'approved') return;
    const isFinal = next.isVerified === false && next.isAppealed;
    const letter = letterOf(decisionMail, { reviewId, isFinal });
    const { total: points } = pointsFor(impact.measures);
    await notifyOfDecision(tx, impact, { event: isFinal ? 'upheld' : event, reason, points, letter });
    if (isReopened) await jobs.enqueue(tx, notifyJudgesJob, { impactId: impact.id });
  };

  return {
    review: async (person, id, input) => {
      await decide(person, id, input);
    },

    reviewMany: async (person, { ids, revisions, ...input }) => {
      reasonOf(input);
      if (revisions && revisions.length !== ids.length) {
        throw invalid([{ field: 'revisions', message: say('impacts.failures.oneForEach') }]);
      }
      const results: ReviewResult[] = [];
      for (const [index, id] of ids.entries()) {
        try {
          const { isVerified } = await decide(person, id, { ...input, revision: revisions?.[index] });
          results.push({ id, isDone: true, isVerified, message: sayDone(stateOf({ isVerified })), code: null });
        } catch (error) {
          if (!(error instanceof Failure)) throw error;
          results.push({ id, isDone: false, isVerified: null, message: error.message, code: error.code });
        }
      }
      return results;
    },

    appeal: (person, id, given) =>
      db.transaction().execute(async (tx) => {
        const impact = await findImpactForUpdate(tx, id);
        assertCanSee(person, impact);
        assertOwns(person, impact, 'appeal');
        const reason = tidyLines(given);
        if (reason === '') throw invalid([{ field: 'reason', message: say('impacts.failures.whyWrong') }]);
        const next = await takeStep(tx, person, impact, { quorum, event: { type: 'impact.appealed' } });
        const decline = await findLastReview(tx, id, ['declined']);
        if (!decline) throw new Error(`Impact ${id} is declined but has no decline`);
        const appealId = await insertAppeal(tx, { impactId: id, declineId: decline.id, reason });
        await writeStatus(tx, impact, next, { declineReason: null, appealId, isDecision: false });
        await insertReview(tx, { impactId: id, event: 'appealed', actorId: person.userId, reason, evidence: null });
        await record(tx, {
          ...auditSubjectOf(impact, person),
          action: 'impact_appealed',
          fromState: 'declined',
          toState: 'pending',
          reason,
        });
        await jobs.enqueue(tx, notifyJudgesJob, { impactId: id });
      }),
  };
}

interface Decision {
  person: Person;
  impact: ImpactRow;
  next: ImpactStatus;
  reason: string | null;
  event: DecisionEvent;
}

function sayDone(state: ImpactState): string {
  if (state === 'verified') return say('impacts.messages.verified');
  return state === 'declined' ? say('impacts.messages.declined') : say('impacts.messages.approved');
}

/** @throws {Failure} 422 if a required reason is missing. */
function reasonOf({ isVerified, reason }: ImpactReviewInput): string | null {
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
