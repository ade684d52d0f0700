/** The only place that changes an impact's state, along with the totals that depend on it. */

import { sayName } from '#domains/people/model.ts';
import { readCards } from '#domains/people/server/public.ts';
import { say } from '#languages/say.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { type ConflictCode, conflict, type Failure } from '#platform/server/http/failure.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import { sayMoment } from '#platform/shared/moment.ts';
import { isolate } from '#ui/shared/isolate.ts';
import { follow, type ImpactLifecycleEvent, type ImpactState, type ImpactStatus, stateOf } from '../lifecycle.ts';
import { issueForImpact, revokeForImpact } from './credentials/impact-credentials.ts';
import { type ImpactRow, type StatusChange, setCuration, setStatus } from './impacts.repository.ts';
import { setGoalsPublic } from './links.repository.ts';
import { countPublicImpact } from './numbers/totals.repository.ts';
import { isJudgeOrAdmin } from './policy.ts';
import { findLastReview, type ReviewRow, resetApprovals, syncReviewers } from './review/reviews.repository.ts';

export function statusOf(impact: ImpactRow, quorum: number): ImpactStatus {
  return {
    isVerified: impact.isVerified,
    isAppealed: impact.appealId !== null,
    quorum,
    approvedBy: impact.verifiedBy,
    declinedBy: impact.declinedBy,
    isAsked: impact.openQuestion !== null,
    askedBy: impact.askedBy,
    isKept: impact.keptUntil !== null,
    isHidden: impact.isHidden,
    isFeatured: impact.isFeatured,
  };
}

/** @throws {Failure} 409, naming the last change, if the lifecycle doesn't allow the step. */
export async function takeStep(
  tx: Tx,
  viewer: Viewer,
  impact: ImpactRow,
  { quorum, event }: { quorum: number; event: ImpactLifecycleEvent },
): Promise<ImpactStatus> {
  const next = follow(statusOf(impact, quorum), event);
  if (!next) throw await lifecycleConflict(tx, viewer, impact, codeOf(viewer, impact, event));
  return next;
}

/** How long the judge who asked decides first: after asking, and again after the answer. */
const DAYS_KEPT = 3;

interface Change {
  declineReason: string | null;
  appealId: string | null;
  isDecision: boolean;
  /** Of the rule by which it earns points, for a step that verifies it. */
  pointsRuleId?: number;
  /** Left out unless the step asks it. */
  question?: string;
}

/** Writes the new state. The caller holds the row lock. */
export async function writeStatus(
  tx: Tx,
  impact: ImpactRow,
  next: ImpactStatus,
  { question, ...change }: Change,
): Promise<void> {
  const willBePublic = next.isVerified === true && !next.isHidden;
  if (impact.isPublic && !willBePublic) await countPublicImpact(tx, impact.id, -1);
  await setStatus(tx, impact.id, {
    ...change,
    isVerified: next.isVerified,
    verifiedBy: next.approvedBy,
    declinedBy: next.declinedBy,
    askedBy: next.isVerified === null ? next.askedBy : null,
    openQuestion: next.isAsked ? (question ?? impact.openQuestion) : null,
    kept: keptAfter(impact, next),
  });
  if (next.approvedBy.length === 0 && impact.verifiedBy.length > 0) await resetApprovals(tx, impact.id);
  await settlePublic(tx, impact, next, willBePublic);
  // What it was before, those who hold a credential for it know.
  if (next.isHidden && !impact.isHidden && !impact.isPublic) await revokeForImpact(tx, impact.id, 'hidden');
}

function keptAfter(impact: ImpactRow, next: ImpactStatus): StatusChange['kept'] {
  if (!next.isKept) return null;
  const isAskedOrAnswered = next.isAsked !== (impact.openQuestion !== null);
  return isAskedOrAnswered ? { days: DAYS_KEPT } : 'unchanged';
}

/** Writes whether it's hidden or featured. The caller holds the row lock. */
export async function writeCuration(tx: Tx, impact: ImpactRow, next: ImpactStatus): Promise<void> {
  const willBePublic = next.isVerified === true && !next.isHidden;
  if (impact.isPublic && !willBePublic) await countPublicImpact(tx, impact.id, -1);
  await setCuration(tx, impact.id, next);
  await settlePublic(tx, impact, next, willBePublic);
}

async function settlePublic(tx: Tx, impact: ImpactRow, next: ImpactStatus, isPublic: boolean): Promise<void> {
  if (impact.isPublic === isPublic) return;
  await setGoalsPublic(tx, impact.id, isPublic);
  await syncReviewers(tx, { ...impact, isPublic });
  if (isPublic) {
    await countPublicImpact(tx, impact.id, 1);
    await issueForImpact(tx, impact, impact.participants);
  } else {
    await revokeForImpact(tx, impact.id, next.isHidden ? 'hidden' : 'reopened');
  }
}

/** Why the lifecycle doesn't allow this step now. */
function codeOf(viewer: Viewer, impact: ImpactRow, { type }: ImpactLifecycleEvent): ConflictCode {
  if (type === 'impact.reopened') return 'not_verified';
  if (type === 'impact.appealed') return impact.appealId === null ? 'not_declined' : 'already_appealed';
  if (type === 'impact.answered') return 'not_asked';
  if (stateOf(impact) !== 'pending') return 'already_decided';
  const isKeptFromViewer = impact.keptUntil !== null && impact.askedBy !== viewer?.userId;
  const isAskedTwice = type === 'impact.asked' && impact.openQuestion !== null;
  return isKeptFromViewer || isAskedTwice ? 'already_asked' : 'decided_by_you';
}

async function lifecycleConflict(tx: Tx, viewer: Viewer, impact: ImpactRow, code: ConflictCode): Promise<Failure> {
  const last = await findLastReview(tx, impact.id);
  const state = stateOf(impact);
  return conflict(code, last ? await sayLast(tx, viewer, state, last) : say('impacts.failures.isState', { state }));
}

/** Only judges and admins learn who declined or asked. */
async function sayLast(tx: Tx, viewer: Viewer, state: ImpactState, last: Omit<ReviewRow, 'evidence'>): Promise<string> {
  const { actorId, event: step } = last;
  const at = sayMoment(last.at);
  if (viewer?.userId === actorId) return say('impacts.failures.ownLastStep', { state, step, at });
  if (step === 'declined' && !isJudgeOrAdmin(viewer)) return say('impacts.failures.declined', { at });
  const name = isolate(sayName((await readCards(tx, [actorId]))(actorId)));
  return say('impacts.failures.lastStepBy', { state, step, at, name });
}
