import { record } from '#domains/audit/server/public.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { notifyOfAnswer } from '../announcements.ts';
import { auditSubjectOf } from '../audit-subject.ts';
import type { ImpactRow } from '../impacts.repository.ts';
import { insertReview } from './reviews.repository.ts';

/**
 * The owner answered the open question: in the history and the log, and for the judge who asked.
 *
 * @param impact as it was before. @param answer null if the owner edited the impact instead.
 */
export async function noteAnswer(tx: Tx, impact: ImpactRow, answer: string | null): Promise<void> {
  const { id, ownerId, askedBy } = impact;
  await insertReview(tx, { impactId: id, event: 'answered', actorId: ownerId, reason: answer, evidence: null });
  await record(tx, {
    ...auditSubjectOf(impact, { userId: ownerId }),
    action: 'impact_answered',
    ...(answer !== null && { reason: answer }),
  });
  if (askedBy !== null) await notifyOfAnswer(tx, impact, { askedBy, answer });
}
