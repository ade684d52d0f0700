import { record } from '#domains/audit/server/public.ts';
import { letterOf } from '#domains/notifications/server/public.ts';
import { listActiveIds } from '#domains/people/server/public.ts';
import { say } from '#languages/say.ts';
import type { Db } from '#platform/server/db/database.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { conflict } from '#platform/server/http/failure.ts';
import { notifyMember } from '../announce/announcements.ts';
import { councilMail } from '../announce/jobs.ts';
import { emitMemberJoined } from '../announce/webhook-events.ts';
import { auditSubjectOf } from '../audit-subject.ts';
import { adjustCounts } from '../councils.repository.ts';
import { assertOwns } from '../policy.ts';
import { lockRequest, stepOf } from './lock-request.ts';
import { insertMember } from './members.repository.ts';
import { showRequest } from './present-request.ts';
import { setRequestState } from './requests.repository.ts';

/** @throws {Failure} 403, 404, 409 if decided or withdrawn, or if the person has left. */
export const decideMembershipRequest: Call<'decideMembershipRequest', { db: Db }> = async ({ db }, request) => {
  const person = callerOf(request);
  const { requestId, isApproved } = request.body;
  await db.transaction().execute(async (tx) => {
    const { council, request: asked } = await lockRequest(tx, person, requestId);
    assertOwns(person, council, 'decideRequests');
    const next = stepOf(asked, { type: isApproved ? 'request.accepted' : 'request.denied' });
    const { councilId, userId } = asked;
    if (isApproved && !(await listActiveIds(tx, [userId])).has(userId)) {
      throw conflict('person_left', say('councils.failures.askerLeft'));
    }
    await setRequestState(tx, requestId, { state: next, decidedBy: person.userId });
    if (isApproved) await insertMember(tx, { councilId, userId, isOwner: false });
    await adjustCounts(tx, councilId, isApproved ? { requests: -1, members: 1 } : { requests: -1 });
    await record(tx, {
      ...auditSubjectOf(council, person),
      action: isApproved ? 'membership_accepted' : 'membership_denied',
      subjectKind: 'membership',
      subjectId: requestId,
      fromState: asked.state,
      toState: next,
    });
    const letter = letterOf(councilMail, { mail: 'answer', requestId });
    await notifyMember(tx, council, isApproved ? 'accepted' : 'denied', { userId, by: person.userId, letter });
    if (isApproved) await emitMemberJoined(tx, council, userId);
  });
  const message = isApproved ? say('councils.messages.requestAccepted') : say('councils.messages.requestDeclined');
  return ok(message, await showRequest(db, requestId));
};
