/** Closing an opportunity before its deadline, and reopening it. */
import { record } from '#domains/audit/server/public.ts';
import type { Db } from '#platform/db/database.ts';
import type { Person } from '#platform/http/viewer.ts';
import { auditSubjectOf } from '../audit-subject.ts';
import { findOpportunityForUpdate, setClosed, setReopened } from '../opportunities.repository.ts';
import { assertCanManage, assertCanSee } from '../policy.ts';
import { takeStep, takesDecisions } from '../take-step.ts';

interface Closing {
  db: Db;
  person: Person;
  id: string;
  isClosed: boolean;
}

/**
 * Closes to new applications only: pending ones can be decided until the deadline, so no one is notified. No-op if
 * it's already so.
 *
 * @throws {Failure} 403, 404, 409 unless approved and before the deadline.
 */
export async function closeOpportunity({ db, person, id, isClosed }: Closing): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const opportunity = await findOpportunityForUpdate(tx, id);
    assertCanSee(person, opportunity);
    assertCanManage(person, opportunity, 'close');
    if (takesDecisions(opportunity) && opportunity.isClosedEarly === isClosed) return;
    await takeStep(tx, person, opportunity, { type: isClosed ? 'opportunity.closedEarly' : 'opportunity.reopened' });
    if (isClosed) await setClosed(tx, id);
    else await setReopened(tx, id);
    await record(tx, {
      ...auditSubjectOf(opportunity, person.userId),
      action: isClosed ? 'opportunity_closed_early' : 'opportunity_reopened',
      fromState: isClosed ? 'approved' : 'closed',
      toState: isClosed ? 'closed' : 'approved',
    });
  });
}
