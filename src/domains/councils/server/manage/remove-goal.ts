import { record } from '#domains/audit/server/public.ts';
import { say } from '#languages/say.ts';
import type { Db } from '#platform/server/db/database.ts';
import { conflict, notFound } from '#platform/server/http/failure.ts';
import type { Person } from '#platform/server/http/viewer.ts';
import { auditSubjectOf } from '../audit-subject.ts';
import { bumpRevision, findCouncilForUpdate } from '../councils.repository.ts';
import { assertCanManage, assertCanSee, owns } from '../policy.ts';
import { deleteGoalLink, findGoalLink, listGoalLinks } from './goals.repository.ts';

/** @throws {Failure} 403, 404, 409 for the last goal. */
export async function removeGoal({ db }: { db: Db }, person: Person, linkId: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const link = await findGoalLink(tx, linkId);
    const council = link && (await findCouncilForUpdate(tx, link.councilId));
    if (!council) throw noLink();
    assertCanSee(person, council);
    assertCanManage(person, council, 'removeGoals');
    const goals = await listGoalLinks(tx, [council.id]);
    if (!goals.some(({ id }) => id === linkId)) throw noLink();
    if (goals.length === 1) throw conflict('last_goal', say('councils.failures.lastGoal'));
    await deleteGoalLink(tx, linkId);
    await bumpRevision(tx, council.id);
    if (!owns(person, council)) await record(tx, { ...auditSubjectOf(council, person), action: 'goal_removed' });
  });
}

const noLink = () => notFound(say('failures.noLink'));
