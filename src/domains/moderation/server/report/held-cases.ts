/** Cases that the platform itself opens for what it holds until an admin has looked at it, without a report. */
import type { ReasonFact } from '#domains/audit/entry-facts.ts';
import { record } from '#domains/audit/server/public.ts';
import type { Tx } from '#platform/server/db/database.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import { auditSubjectOf } from '../audit-subject.ts';
import { type CaseRow, setDecided } from '../cases.repository.ts';
import { decidersNotice } from '../jobs.ts';
import { emitReportOpened } from '../webhook-events.ts';
import { caseTitleOf } from './case-texts.ts';
import { insertCase, type NewCase, setCaseHidden } from './open-cases.repository.ts';

/** The case has no copy of the text: it can't be changed while it's held, and is removed when its author deletes it. */
export interface HeldThing extends Omit<NewCase, 'reportedText' | 'heldFor'> {
  heldFor: NonNullable<NewCase['heldFor']>;
}

/** Call in the transaction that holds it. */
export async function openHeldCase(tx: Tx, jobs: Pick<Jobs, 'enqueue'>, held: HeldThing): Promise<void> {
  const title = caseTitleOf(held.title);
  const caseId = await insertCase(tx, { ...held, title, reportedText: null });
  const subject = auditSubjectOf({ id: caseId, title, link: held.link });
  await record(tx, { ...subject, actorId: null, action: 'report_opened' });
  await emitReportOpened(tx, { id: caseId, kind: held.kind });
  await jobs.enqueue(tx, decidersNotice, { caseId });
}

/** An open case of something held, locked until the transaction ends. */
export type HeldCase = Pick<CaseRow, 'id' | 'title' | 'link' | 'state' | 'reportCount'>;

interface Closing {
  /** The admin who did it; null for the author. */
  actorId: string | null;
  /** What happened, for other admins. */
  reason: string | ReasonFact;
}

/**
 * Dismisses the case of something that was shown or deleted elsewhere. If someone has reported it as well, the case
 * stays open, like the case of anything that was deleted after a report.
 */
export async function closeHeldCase(tx: Tx, held: HeldCase, { actorId, reason }: Closing): Promise<void> {
  if (held.reportCount > 0) {
    await setCaseHidden(tx, held.id, false);
    return;
  }
  await setDecided(tx, held.id, { outcome: 'dismissed', reason, decidedBy: actorId, days: null, isHidden: false });
  const states = { fromState: held.state, toState: 'dismissed' };
  await record(tx, { ...auditSubjectOf(held), actorId, action: 'report_dismissed', ...states, reason });
}
