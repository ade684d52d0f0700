/** Suspending the person a case is about. */
import { record } from '#domains/audit/server/public.ts';
import { accountPathOf, titleOfPerson } from '#domains/people/model.ts';
import { extendSuspension, lockSuspensions, type PersonRow } from '#domains/people/server/public.ts';
import { say } from '#languages/say.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { forbidden } from '#platform/server/http/failure.ts';
import type { Person } from '#platform/server/http/viewer.ts';
import { sayMoment } from '#platform/shared/moment.ts';

/**
 * Call it before any write that starts or ends a suspension: otherwise two admins who suspend each other would
 * deadlock. Only the first of them succeeds.
 * @throws {Failure} 403 if the admin has been suspended in the meantime.
 */
export async function lockForSuspension(tx: Tx, { userId }: Person, ownerId: string): Promise<void> {
  const until = (await lockSuspensions(tx, [userId, ownerId])).get(userId);
  if (until) throw forbidden('suspended', say('moderation.failures.suspended', { until: sayMoment(until) }));
}

export async function suspend(
  tx: Tx,
  owner: PersonRow,
  { until, ...by }: { until: Date; actorId: string; reason: string },
): Promise<void> {
  await extendSuspension(tx, owner.id, until);
  await record(tx, {
    ...by,
    action: 'user_suspended',
    subjectKind: 'user',
    subjectId: owner.id,
    subjectTitle: titleOfPerson(owner),
    link: accountPathOf(owner),
    toState: { of: 'until', at: until.toISOString() },
  });
}
