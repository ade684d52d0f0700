/** Background jobs: the email to the owner and the notifications to judges. Jobs carry ids instead of content. */

import { handleLetter, type LetterNeeds } from '#domains/notifications/server/public.ts';
import { sayNameOf } from '#domains/people/model.ts';
import { listActiveWithRoles, type PersonRow } from '#domains/people/server/public.ts';
import { pointsFor } from '#domains/points/impact-points.ts';
import { STANDARD_RULE } from '#domains/points/standard-rule.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { JobKind } from '#platform/server/jobs/jobs.ts';
import type { Mail } from '#platform/server/mail/mailer.ts';
import { impactPathOf } from '../../model.ts';
import { type JudgeOrAdmin, notifyJudges } from '../announcements.ts';
import { issueDue } from '../credentials/issue-due.ts';
import { recountUsualAmounts } from '../hints/hints.repository.ts';
import { findImpact, type ImpactRow, listImpactRows } from '../impacts.repository.ts';
import { askedMail, type DecisionLetter, declinedMail, reopenedMail, verifiedMail } from './mails.ts';
import { findReview } from './reviews.repository.ts';

export interface DecisionMailJob {
  reviewId: string;
  /** Whether a decline answered an appeal. */
  isFinal: boolean;
}

export const decisionMail: JobKind<DecisionMailJob> = { name: 'impacts.decision-mail' };
/** Notifies judges that an impact awaits review. */
export const notifyJudgesJob: JobKind<{ impactId: string }> = { name: 'impacts.notify-judges' };

const EVERY_NIGHT = '23 2 * * *';
const EACH_MINUTE = '* * * * *';
const JUDGE_ROLES = ['Judge', 'Admin'] as const;

export function registerImpactJobs(needs: LetterNeeds): void {
  handleLetter(needs, decisionMail, (job, owner) => writeDecisionLetter(needs, job, owner));
  needs.jobs.handleBatch(notifyJudgesJob, (waiting) => notifyJudgesOf(needs.db, waiting));
  needs.jobs.repeat('impacts.usual-amounts', EVERY_NIGHT, () => recountUsualAmounts(needs.db));
  // Once all are issued, it only looks at an empty table.
  needs.jobs.repeat('impacts.credentials', EACH_MINUTE, () => issueDue(needs.db));
}

/** Writes the owner's email; null if the impact is gone. */
async function writeDecisionLetter(
  { db, config }: Pick<LetterNeeds, 'db' | 'config'>,
  { reviewId, isFinal }: DecisionMailJob,
  owner: PersonRow,
): Promise<Mail | null> {
  const review = await findReview(db, reviewId);
  const impact = review && (await findImpact(db, review.impactId));
  if (!review || !impact) return null;
  const about: DecisionLetter = {
    name: sayNameOf(owner),
    title: impact.title,
    reason: review.reason,
    link: `${config.publicOrigin}${impactPathOf(impact)}`,
    appName: config.appName,
  };
  if (review.event === 'declined') return declinedMail(owner.email, about, isFinal);
  if (review.event === 'reopened') return reopenedMail(owner.email, about);
  if (review.event === 'asked') return askedMail(owner.email, about);
  const { total: points } = pointsFor(impact.measures, impact.pointsRule ?? STANDARD_RULE);
  return verifiedMail(owner.email, about, {
    points,
    isAlone: impact.participants.length === 1,
    isOnAppeal: review.event === 'overturned',
  });
}

/** Handles the jobs of several impacts together, because most would send the same notification to the same people. */
export async function notifyJudgesOf(db: Db, jobs: readonly { impactId: string }[]): Promise<void> {
  const impacts = await listImpactRows(
    db,
    jobs.map(({ impactId }) => impactId),
  );
  const pending = impacts.filter(({ isVerified, isHidden }) => isVerified === null && !isHidden);
  if (pending.length === 0) return;
  const everyone = await listActiveWithRoles(db, JUDGE_ROLES);
  const waiting = pending.map((impact) => ({ impact, judges: judgesFor(impact, everyone) }));
  await db.transaction().execute((tx) => notifyJudges(tx, waiting));
}

/** Judges and admins who may decide; for an appeal, not the one who declined. */
const judgesFor = ({ participants, declinedBy }: ImpactRow, everyone: readonly JudgeOrAdmin[]): JudgeOrAdmin[] =>
  everyone.filter(({ id }) => id !== declinedBy && !participants.includes(id));
