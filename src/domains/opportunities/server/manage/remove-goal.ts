import { record } from '#domains/audit/server/public.ts';
import { say } from '#languages/say.ts';
import type { Db } from '#platform/server/db/database.ts';
import { conflict, notFound } from '#platform/server/http/failure.ts';
import type { Person } from '#platform/server/http/viewer.ts';
import { auditSubjectOf } from '../audit-subject.ts';
import { deleteGoalLink, findGoalLink, insertEvent, listGoalLinks } from '../links.repository.ts';
import { bumpRevision, findOpportunityForUpdate } from '../opportunities.repository.ts';
import { assertCanManage, assertCanSee } from '../policy.ts';
import { takeStep } from '../take-step.ts';

/** @throws {Failure} 403, 404, 409 for a closed opportunity or its last goal. */
export async function removeGoal(db: Db, person: Person, linkId: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const link = await findGoalLink(tx, linkId);
    const opportunity = link && (await findOpportunityForUpdate(tx, link.opportunityId));
    if (!opportunity) throw noLink();
    assertCanSee(person, opportunity);
    assertCanManage(person, opportunity, 'removeGoals');
    await takeStep(tx, person, opportunity, { type: 'opportunity.edited', seats: opportunity.seats });
    const goals = await listGoalLinks(tx, [opportunity.id]);
    if (!goals.some(({ id }) => id === linkId)) throw noLink();
    if (goals.length === 1) throw conflict('last_goal', say('opportunities.failures.lastGoal'));
    await deleteGoalLink(tx, linkId);
    await bumpRevision(tx, opportunity.id);
    await insertEvent(tx, { opportunityId: opportunity.id, event: 'edited', actorId: person.userId });
    await record(tx, { ...auditSubjectOf(opportunity, person.userId), action: 'goal_removed' });
  });
}

const noLink = () => notFound(say('failures.noLink'));
