/** Background jobs: the email to the owner and the notifications to judges. Each carries ids only. */

import { sayNameOf } from '#domains/people/model.ts';
import { findPerson, listActiveIdsWithRole } from '#domains/people/server/public.ts';
import type { Config } from '#platform/config/config.ts';
import type { Db } from '#platform/db/database.ts';
import type { JobKind } from '#platform/jobs/jobs.ts';
import type { Mail } from '#platform/mail/mailer.ts';
import { impactPathOf } from '../model.ts';
import { pointsFor } from '../points.ts';
import { tellReviewers } from './announcements.ts';
import { findImpact, type ImpactRow } from './impacts.repository.ts';
import { type DecisionLetter, declinedMail, reopenedMail, verifiedMail } from './mails.ts';
import { findReview } from './reviews.repository.ts';

export interface DecisionMailJob {
  reviewId: string;
  /** Whether a decline answered an appeal. */
  isFinal: boolean;
}

export const decisionMail: JobKind<DecisionMailJob> = { name: 'impacts.decision-mail' };
/** Notifies judges that an impact awaits review. */
export const reviewersWord: JobKind<{ impactId: string }> = { name: 'impacts.reviewers-word' };

interface LetterNeeds {
  db: Db;
  config: Pick<Config, 'publicOrigin' | 'appName'>;
}

export function createDecisionLetter({ db, config }: LetterNeeds): (job: DecisionMailJob) => Promise<Mail | null> {
  return async ({ reviewId, isFinal }) => {
    const review = await findReview(db, reviewId);
    const impact = review && (await findImpact(db, review.impactId));
    const owner = impact && (await findPerson(db, impact.ownerId));
    if (!review || !impact || !owner) return null;
    const about: DecisionLetter = {
      name: sayNameOf(owner),
      title: impact.title,
      reason: review.reason,
      link: `${config.publicOrigin}${impactPathOf(impact)}`,
      appName: config.appName,
    };
    if (review.event === 'declined') return declinedMail(owner.email, about, isFinal);
    if (review.event === 'reopened') return reopenedMail(owner.email, about);
    return verifiedMail(owner.email, about, pointsFor(impact.measures).total);
  };
}

export function createReviewersWordJob(db: Db): (job: { impactId: string }) => Promise<void> {
  return async ({ impactId }) => {
    const impact = await findImpact(db, impactId);
    if (!impact || impact.isVerified !== null || impact.isHidden) return;
    const isAppeal = impact.appealId !== null;
    const reviewers = await listReviewers(db, impact);
    await db.transaction().execute((tx) => tellReviewers(tx, impact, { reviewers, isAppeal }));
  };
}

/** Judges and admins who may decide; for an appeal, not the one who declined. */
async function listReviewers(
  db: Db,
  { participants, declinedBy }: Pick<ImpactRow, 'participants' | 'declinedBy'>,
): Promise<{ id: string; role: 'Judge' | 'Admin' }[]> {
  const judges = (await listActiveIdsWithRole(db, 'Judge')).map((id) => ({ id, role: 'Judge' as const }));
  const admins = (await listActiveIdsWithRole(db, 'Admin')).map((id) => ({ id, role: 'Admin' as const }));
  const everyone = [...judges, ...admins].filter(({ id }) => id !== declinedBy && !participants.includes(id));
  // In one order, so that two of these jobs can't deadlock on people's counters.
  return everyone.sort((one, other) => (one.id < other.id ? -1 : 1));
}
