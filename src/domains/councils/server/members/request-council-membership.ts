import { letterOf } from '#domains/notifications/server/public.ts';
import { say } from '#languages/say.ts';
import type { Db } from '#platform/server/db/database.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { conflict } from '#platform/server/http/failure.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import { sayMoment } from '#platform/shared/moment.ts';
import { tidyLines } from '#platform/shared/prose.ts';
import { notifyOfRequest } from '../announce/announcements.ts';
import { councilMail, findOwnerJob } from '../announce/jobs.ts';
import { adjustCounts, findCouncilForUpdate } from '../councils.repository.ts';
import { assertCanSee } from '../policy.ts';
import { takeStep } from '../take-step.ts';
import { showRequest } from './present-request.ts';
import { getCandidacy, insertRequest } from './requests.repository.ts';

interface Needs {
  db: Db;
  jobs: Jobs;
}

/** @throws {Failure} 404, 409 for members, a second request or a council that isn't approved. */
export const requestCouncilMembership: Call<'requestCouncilMembership', Needs> = async ({ db, jobs }, request) => {
  const person = callerOf(request);
  const { councilId, message } = request.body;
  const requestId = await db.transaction().execute(async (tx) => {
    const council = await findCouncilForUpdate(tx, councilId);
    assertCanSee(person, council);
    const who = { councilId, userId: person.userId };
    const { isMember, askedAt, hasOwner } = await getCandidacy(tx, who);
    if (isMember) throw conflict('already_exists', say('councils.failures.alreadyMember'));
    if (askedAt) {
      throw conflict('already_exists', say('councils.failures.alreadyAsked', { since: sayMoment(askedAt) }));
    }
    await takeStep(tx, person, council, { type: 'membership.requested' });
    const id = await insertRequest(tx, { ...who, message: tidyLines(message ?? '') || null });
    await adjustCounts(tx, councilId, { requests: 1 });
    await notifyOfRequest(tx, council, person.userId, letterOf(councilMail, { mail: 'request', requestId: id }));
    if (!hasOwner) await jobs.enqueue(tx, findOwnerJob, { councilId });
    return id;
  });
  return ok('Request sent.', await showRequest(db, requestId));
};
