import { record } from '#domains/audit/server/public.ts';
import { letterOf } from '#domains/notifications/server/public.ts';
import { personAsState } from '#domains/people/person-as-state.ts';
import { readCards } from '#domains/people/server/public.ts';
import { say } from '#languages/say.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';
import { conflict, forbidden, notFound } from '#platform/server/http/failure.ts';
import type { Person } from '#platform/server/http/viewer.ts';
import { notifyMember } from '../announce/announcements.ts';
import { councilMail } from '../announce/jobs.ts';
import { auditSubjectOf } from '../audit-subject.ts';
import { adjustCounts, findCouncilForUpdate } from '../councils.repository.ts';
import { assertCanManage, assertCanSee } from '../policy.ts';
import { lockRequest, stepOf } from './lock-request.ts';
import { deleteMember, findMember } from './members.repository.ts';
import { findRequest, setRequestState } from './requests.repository.ts';

/** Removes a member, or withdraws a request to join. @throws {Failure} 403, 404, 409 for the owner. */
export async function removeMember({ db }: { db: Db }, person: Person, linkId: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
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
}

/** @throws {Failure} 403 for anyone but the person asking, 404, 409 if decided or withdrawn. */
async function withdrawRequest(tx: Tx, person: Person, requestId: string): Promise<void> {
  const { council, request } = await lockRequest(tx, person, requestId);
  if (request.userId !== person.userId) {
    throw forbidden('not_allowed', say('councils.failures.onlyAskerWithdraws'));
  }
  const next = stepOf(request, { type: 'request.withdrawn' });
  await setRequestState(tx, requestId, { state: next, decidedBy: person.userId });
  await adjustCounts(tx, council.id, { requests: -1 });
}

const noLink = () => notFound(say('failures.noLink'));
const ownerStays = () => conflict('owner_must_stay', say('councils.failures.ownerMustStay'));
