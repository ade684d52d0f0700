/** Deciding on a council. The row lock lets the first decision win; the second gets a 409. */

import { record } from '#domains/audit/server/public.ts';
import { letterOf } from '#domains/notifications/server/public.ts';
import type { CouncilDecisionInput } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import type { Db } from '#platform/db/database.ts';
import { invalid } from '#platform/http/failure.ts';
import { assertNewest } from '#platform/http/revision.ts';
import type { Person } from '#platform/http/viewer.ts';
import { tidyLines } from '#platform/prose.ts';
import { stateOf } from '../../lifecycle.ts';
import { notifyOfDecision } from '../announce/announcements.ts';
import { councilMail } from '../announce/jobs.ts';
import { auditSubjectOf } from '../audit-subject.ts';
import { findCouncilForUpdate, setDecision } from '../councils.repository.ts';
import { assertCanSee } from '../policy.ts';
import { takeStep } from '../take-step.ts';
import { insertDecision } from './decisions.repository.ts';

/** @throws {Failure} 404, 409 if already decided or edited meanwhile, 422 for a decline without a reason. */
export async function decide(
  db: Db,
  person: Person,
  id: string,
  { isApproved, reason: given, revision }: CouncilDecisionInput,
): Promise<void> {
  const reason = tidyLines(given ?? '') || null;
  if (!isApproved && reason === null) {
    throw invalid([{ field: 'reason', message: say('councils.failures.giveOwnerReason') }]);
  }
  await db.transaction().execute(async (tx) => {
    const council = await findCouncilForUpdate(tx, id);
    assertCanSee(person, council);
    const type = isApproved ? 'council.approved' : 'council.declined';
    const next = await takeStep(tx, person, council, { type });
    assertNewest('council', council, revision);
    const decision = { isApproved, reason, decidedBy: person.userId };
    await setDecision(tx, id, decision);
    const decisionId = await insertDecision(tx, { ...decision, councilId: id });
    await record(tx, {
      ...auditSubjectOf(council, person),
      action: isApproved ? 'council_approved' : 'council_declined',
      fromState: stateOf(council),
      toState: stateOf(next),
      ...(reason !== null && { reason }),
    });
    await notifyOfDecision(tx, council, {
      ...decision,
      letter: letterOf(councilMail, { mail: 'decision', decisionId }),
    });
  });
}
