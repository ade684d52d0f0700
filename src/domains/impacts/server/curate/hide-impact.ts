import { say } from '#languages/say.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { forbidden } from '#platform/server/http/failure.ts';
import type { Person } from '#platform/server/http/viewer.ts';
import { tidyLines } from '#platform/shared/prose.ts';
import { findImpactForUpdate, type ImpactRow } from '../impacts.repository.ts';
import type { ImpactNeeds } from '../needs.ts';
import { assertCanSee } from '../policy.ts';
import { showImpact } from '../show/get-impact.ts';
import { setHidden } from './set-hidden.ts';

type Needs = Pick<ImpactNeeds, 'db' | 'quorum' | 'hasReported' | 'presentMedia'>;

/** Hides an impact or shows it again. Idempotent. @throws {Failure} 403 for admins who are involved in it, 404. */
export const hideImpact: Call<'hideImpact', Needs> = async (needs, request) => {
  const { db, quorum } = needs;
  const person = callerOf(request);
  const { impactId, isHide, reason } = request.body;
  await db.transaction().execute(async (tx) => {
    const impact = await findImpactForUpdate(tx, impactId);
    assertCanSee(person, impact);
    await assertUninvolved(needs, tx, person, impact);
    const why = isHide ? tidyLines(reason ?? '') : '';
    await setHidden(tx, impact, { quorum, isHidden: isHide, actorId: person.userId, ...(why && { reason: why }) });
  });
  return ok(isHide ? 'Hidden.' : 'Shown again.', await showImpact(needs, person, impactId));
};

/** As in the queue of reports: those who took part in it or reported it leave it to others. */
async function assertUninvolved(
  { hasReported }: Needs,
  tx: Tx,
  { userId }: Person,
  { id, participants }: ImpactRow,
): Promise<void> {
  if (participants.includes(userId)) throw forbidden('not_allowed', say('impacts.adminActions.tookPart'));
  if (await hasReported(tx, 'impact', id, userId)) throw forbidden('not_allowed', say('impacts.failures.ownReport'));
}
