/** What admins do by hand to a person's points. */
import { record } from '#domains/audit/server/public.ts';
import { settleMilestones } from '#domains/credentials/server/public.ts';
import { notify } from '#domains/notifications/server/public.ts';
import { accountPathOf, titleOfPerson } from '#domains/people/model.ts';
import { findPerson } from '#domains/people/server/public.ts';
import { say } from '#languages/say.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { invalid } from '#platform/server/http/failure.ts';
import { sayMissing } from '#platform/shared/missing-texts.ts';
import { findTotalForUpdate, setTotal, sumLedger } from './entries.repository.ts';
import { givePoints, unknownPerson } from './give-points.ts';
import { presentGiven } from './present.ts';

/** @throws {Failure} as givePoints, and 422. */
export const addPoints: Call<'addPoints', { db: Db }> = async ({ db }, request) => {
  const { userId: adminId } = callerOf(request);
  const { id: userId } = request.params;
  const { points } = request.body;
  const reason = request.body.reason.trim();
  if (points === 0) throw invalid([{ field: 'points', message: say('points.failures.notZero') }]);
  if (reason === '') throw invalid([{ field: 'reason', message: sayMissing('reason') }]);
  const row = await db.transaction().execute(async (tx) => {
    const given = await givePoints(tx, { userId, points, cause: 'given_by_hand', reason, decidedBy: adminId });
    const title = () => sayChange(points);
    await notify(tx, { userId, kind: 'points_added', title, body: () => reason, actorId: adminId });
    const states = { fromState: String(given.balance - points), toState: String(given.balance) };
    await record(tx, { ...(await auditSubjectOf(tx, adminId, userId)), action: 'points_added', ...states, reason });
    return given;
  });
  return ok('Points adjusted.', { entry: presentGiven(row), total: row.balance });
};

/** Sets the total to the sum of the ledger. @throws {Failure} 404 for an unknown person. */
export const recalculatePoints: Call<'recalculatePoints', { db: Db }> = async ({ db }, request) => {
  const { userId: adminId } = callerOf(request);
  const { userId } = request.query;
  const totals = await db.transaction().execute(async (tx) => {
    const before = await findTotalForUpdate(tx, userId);
    if (before === undefined) throw unknownPerson();
    const after = await sumLedger(tx, userId);
    await setTotal(tx, userId, after);
    await settleMilestones(tx, userId, { from: before, to: after });
    const states = { fromState: String(before), toState: String(after) };
    await record(tx, { ...(await auditSubjectOf(tx, adminId, userId)), action: 'points_recalculated', ...states });
    return { before, after };
  });
  return ok('Points recalculated.', { userId, ...totals });
};

async function auditSubjectOf(tx: Tx, actorId: string, userId: string) {
  const person = await findPerson(tx, userId);
  const named = person && { subjectTitle: titleOfPerson(person), link: accountPathOf(person) };
  return { actorId, subjectKind: 'user', subjectId: userId, ...named } as const;
}

const sayChange = (points: number): string =>
  points > 0 ? say('points.notifications.earned', { points }) : say('points.notifications.lost', { points: -points });
