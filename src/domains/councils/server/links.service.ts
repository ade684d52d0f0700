/** Taking a goal or a member off a council, and taking a request to join back. */
import type { Db } from '../../../platform/db/database.ts';
import { conflict, notFound } from '../../../platform/http/failure.ts';
import type { Person } from '../../../platform/http/viewer.ts';
import { record } from '../../audit/server/service.ts';
import { readCards } from '../../members/server/people.service.ts';
import { letterOf } from '../../notifications/server/service.ts';
import { findCouncilForUpdate, setUpdated, shiftCounts } from './councils.repository.ts';
import { deedOn, stateNamed } from './deeds.ts';
import { deleteGoalLink, findGoalLink, listGoalLinks } from './goals.repository.ts';
import { councilMail } from './jobs.ts';
import { deleteMember, findMember } from './members.repository.ts';
import { withdraw } from './membership.service.ts';
import { tellMember } from './news.ts';
import { assertInCharge, assertSees, owns } from './policy.ts';
import { findRequest } from './requests.repository.ts';

/** The last goal stays, and so does the owner: 409. */
export function createCouncilLinks(db: Db) {
  const removeMember = (person: Person, linkId: string): Promise<void> =>
    db.transaction().execute(async (tx) => {
      if (await findRequest(tx, linkId)) return withdraw(tx, person, linkId);
      const link = await findMember(tx, linkId);
      const council = link && (await findCouncilForUpdate(tx, link.councilId));
      if (!council) throw noLink();
      assertSees(person, council);
      // Read again behind the lock: the member may have left, or have become the owner, while this one waited.
      const member = await findMember(tx, linkId);
      if (!member) throw noLink();
      const isLeaving = member.userId === person.userId;
      if (!isLeaving) assertInCharge(person, council, 'take a member off it');
      if (member.isOwner) throw ownerStays();
      await deleteMember(tx, linkId);
      await shiftCounts(tx, council.id, { members: -1 });
      if (isLeaving) return;
      const { userId } = member;
      const fromState = stateNamed((await readCards(tx, [userId]))(userId).name);
      await record(tx, { ...deedOn(council, person), action: 'member_removed', fromState });
      const letter = letterOf(councilMail, { mail: 'removed', councilId: council.id, userId });
      await tellMember(tx, council, 'removed', { userId, by: person.userId, letter });
    });

  const removeGoal = (person: Person, linkId: string): Promise<void> =>
    db.transaction().execute(async (tx) => {
      const link = await findGoalLink(tx, linkId);
      const council = link && (await findCouncilForUpdate(tx, link.councilId));
      if (!council) throw noLink();
      assertSees(person, council);
      assertInCharge(person, council, 'take a goal off it');
      const goals = await listGoalLinks(tx, [council.id]);
      if (!goals.some(({ id }) => id === linkId)) throw noLink();
      if (goals.length === 1) throw conflict('lifecycle_conflict', 'The last goal of a council stays.');
      await deleteGoalLink(tx, linkId);
      await setUpdated(tx, council.id);
      if (!owns(person, council)) await record(tx, { ...deedOn(council, person), action: 'goal_removed' });
    });

  return { removeGoal, removeMember };
}

const noLink = () => notFound('There is no such link.');
const ownerStays = () =>
  conflict('lifecycle_conflict', 'The owner of a council stays: hand it over to another member first.');
