/** Removing goals and members, and withdrawing requests to join. */

import { record } from '#domains/audit/server/public.ts';
import { letterOf } from '#domains/notifications/server/public.ts';
import { personAsState } from '#domains/people/person-as-state.ts';
import { readCards } from '#domains/people/server/public.ts';
import { say } from '#languages/say.ts';
import type { Db } from '#platform/db/database.ts';
import { conflict, notFound } from '#platform/http/failure.ts';
import type { Person } from '#platform/http/viewer.ts';
import { notifyMember } from '../announce/announcements.ts';
import { councilMail } from '../announce/jobs.ts';
import { auditSubjectOf } from '../audit-subject.ts';
import { adjustCounts, bumpRevision, findCouncilForUpdate } from '../councils.repository.ts';
import { deleteGoalLink, findGoalLink, listGoalLinks } from '../manage/goals.repository.ts';
import { assertCanManage, assertCanSee, owns } from '../policy.ts';
import { deleteMember, findMember } from './members.repository.ts';
import { withdrawRequest } from './request-council-membership.ts';
import { findRequest } from './requests.repository.ts';

/** Removing the last goal or the owner throws a 409. */
export function createCouncilLinks(db: Db) {
  const removeMember = (person: Person, linkId: string): Promise<void> =>
    db.transaction().execute(async (tx) => {
      if (await findRequest(tx, linkId)) return withdrawRequest(tx, person, linkId);
      const link = await findMember(tx, linkId);
      const council = link && (await findCouncilForUpdate(tx, link.councilId));
      if (!council) throw noLink();
      assertCanSee(person, council);
      // Re-read under the lock: the member may have left or become the owner meanwhile.
      const member = await findMember(tx, linkId);
      if (!member) throw noLink();
      const isLeaving = member.userId === person.userId;
      if (!isLeaving) assertCanManage(person, council, 'removeMembers');
      if (member.isOwner) throw ownerStays();
      await deleteMember(tx, linkId);
      await adjustCounts(tx, council.id, { members: -1 });
      if (isLeaving) return;
      const { userId } = member;
      const fromState = personAsState((await readCards(tx, [userId]))(userId));
      await record(tx, { ...auditSubjectOf(council, person), action: 'member_removed', fromState });
      const letter = letterOf(councilMail, { mail: 'removed', councilId: council.id, userId });
      await notifyMember(tx, council, 'removed', { userId, by: person.userId, letter });
    });

  const removeGoal = (person: Person, linkId: string): Promise<void> =>
    db.transaction().execute(async (tx) => {
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

  return { removeGoal, removeMember };
}

const noLink = () => notFound(say('failures.noLink'));
const ownerStays = () => conflict('owner_must_stay', say('councils.failures.ownerMustStay'));
