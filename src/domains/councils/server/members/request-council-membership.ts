/** Requests to join. Every change of membership takes the council's row lock. */

import { record } from '#domains/audit/server/public.ts';
import { letterOf } from '#domains/notifications/server/public.ts';
import { listActiveIds } from '#domains/people/server/public.ts';
import type { MembershipDecisionInput, MembershipRequestInput } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import { conflict, forbidden, notFound } from '#platform/http/failure.ts';
import type { Person } from '#platform/http/viewer.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { sayMoment } from '#platform/moment.ts';
import { tidyLines } from '#platform/prose.ts';
import { follow, type MembershipRequestEvent } from '../../membership-request.ts';
import { notifyMember, notifyOfRequest } from '../announce/announcements.ts';
import { councilMail, findOwnerJob } from '../announce/jobs.ts';
import { auditSubjectOf } from '../audit-subject.ts';
import { adjustCounts, type CouncilRow, findCouncilForUpdate, listIdsWithRequests } from '../councils.repository.ts';
import { assertCanSee, assertOwns, canManage } from '../policy.ts';
import { takeStep } from '../take-step.ts';
import { insertMember } from './members.repository.ts';
import { findRequest, getCandidacy, insertRequest, type RequestRow, setRequestState } from './requests.repository.ts';

/** @returns the request's id. @throws {Failure} 404, 409 for members, a second request or a council that isn't approved. */
export async function requestMembership(
  { db, jobs }: { db: Db; jobs: Jobs },
  person: Person,
  { councilId, message }: MembershipRequestInput,
): Promise<string> {
  return db.transaction().execute(async (tx) => {
    const council = await findCouncilForUpdate(tx, councilId);
    assertCanSee(person, council);
    const who = { councilId, userId: person.userId };
    const { isMember, askedAt, hasOwner } = await getCandidacy(tx, who);
    if (isMember) throw conflict('already_exists', say('councils.failures.alreadyMember'));
    if (askedAt) {
      throw conflict('already_exists', say('councils.failures.alreadyAsked', { since: sayMoment(askedAt) }));
    }
    await takeStep(tx, person, council, { type: 'membership.requested' });
    const requestId = await insertRequest(tx, { ...who, message: tidyLines(message ?? '') || null });
    await adjustCounts(tx, councilId, { requests: 1 });
    await notifyOfRequest(tx, council, person.userId, letterOf(councilMail, { mail: 'request', requestId }));
    if (!hasOwner) await jobs.enqueue(tx, findOwnerJob, { councilId });
    return requestId;
  });
}

/** Notifies admins of the councils in which people wait for an answer of an owner who leaves. */
export async function askForNewOwners(tx: Tx, jobs: Jobs, ownerId: string): Promise<void> {
  const councilIds = await listIdsWithRequests(tx, ownerId);
  await jobs.enqueueAll(
    tx,
    findOwnerJob,
    councilIds.map((councilId) => ({ councilId })),
  );
}

/** @throws {Failure} 403, 404, 409 if decided or withdrawn, or if the person has left. */
export async function decideRequest(
  db: Db,
  person: Person,
  { requestId, isApproved }: MembershipDecisionInput,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { council, request } = await lockRequest(tx, person, requestId);
    assertOwns(person, council, 'decideRequests');
    const next = stepOf(request, { type: isApproved ? 'request.accepted' : 'request.denied' });
    const { councilId, userId } = request;
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
      fromState: request.state,
      toState: next,
    });
    const letter = letterOf(councilMail, { mail: 'answer', requestId });
    await notifyMember(tx, council, isApproved ? 'accepted' : 'denied', { userId, by: person.userId, letter });
  });
}

/** @throws {Failure} 403 for anyone but the person asking, 404, 409 if decided or withdrawn. */
export async function withdrawRequest(tx: Tx, person: Person, requestId: string): Promise<void> {
  const { council, request } = await lockRequest(tx, person, requestId);
  if (request.userId !== person.userId) {
    throw forbidden('not_allowed', say('councils.failures.onlyAskerWithdraws'));
  }
  const next = stepOf(request, { type: 'request.withdrawn' });
  await setRequestState(tx, requestId, { state: next, decidedBy: person.userId });
  await adjustCounts(tx, council.id, { requests: -1 });
}

async function lockRequest(
  tx: Tx,
  person: Person,
  requestId: string,
): Promise<{ council: CouncilRow; request: RequestRow }> {
  const found = await findRequest(tx, requestId);
  const council = found && (await findCouncilForUpdate(tx, found.councilId));
  // Re-read under the lock: it may have been decided meanwhile.
  const request = council && (await findRequest(tx, requestId));
  if (!council || !request) throw noRequest();
  if (request.userId !== person.userId && !canManage(person, council)) throw noRequest();
  return { council, request };
}

function stepOf(request: RequestRow, event: MembershipRequestEvent) {
  const next = follow(request.state, event);
  if (next !== null) return next;
  throw conflict(request.state === 'withdrawn' ? 'withdrawn' : 'already_decided', sayState(request));
}

const sayState = ({ state, decidedAt }: RequestRow): string =>
  decidedAt
    ? say('councils.failures.requestIsSince', { state, since: sayMoment(decidedAt) })
    : say('councils.failures.requestIs', { state });

const noRequest = () => notFound(say('councils.failures.requestUnknown'));
