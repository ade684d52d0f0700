import { notifyPages } from '#domains/notifications/server/public.ts';
import { listActiveWithRoles } from '#domains/people/server/public.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import type { Person } from '#platform/server/http/viewer.ts';
import { LOOKING } from '../../model.ts';
import { findImpact } from '../impacts.repository.ts';
import type { ImpactNeeds } from '../needs.ts';
import { assertCanSee, assertImpartial } from '../policy.ts';
import { presentLookers } from './list-lookers.ts';
import { forgetGone, forgetLooking, listOthersLooking, noteLooking } from './lookers.repository.ts';

/** Others learn at once who comes and goes, and nothing of the signs in between. @throws {Failure} 403, 404. */
export const lookAtImpact: Call<'lookAtImpact', Pick<ImpactNeeds, 'db'>> = async ({ db }, request) => {
  const person = callerOf(request);
  const { impactId, left } = request.body;
  const others = await db.transaction().execute(async (tx) => {
    if (impactId !== null) await assertReviews(tx, person, impactId);
    const hasLeft = left !== null && (await forgetLooking(tx, left, person.userId));
    const hasCome = impactId !== null && (await noteLooking(tx, impactId, person.userId));
    if (hasCome) await forgetGone(tx);
    if (hasLeft || hasCome) await notifyOthers(tx, person.userId);
    return listOthersLooking(tx, person.userId);
  });
  return ok('What others have open.', presentLookers(others));
};

async function assertReviews(tx: Tx, person: Person, impactId: string): Promise<void> {
  const impact = await findImpact(tx, impactId);
  assertCanSee(person, impact);
  assertImpartial(person, impact);
}

async function notifyOthers(tx: Tx, userId: string): Promise<void> {
  const staff = await listActiveWithRoles(tx, ['Judge', 'Admin']);
  const others = staff.map(({ id }) => id).filter((id) => id !== userId);
  await notifyPages(tx, LOOKING, others);
}
