import { lockOwnMedia, type PresentMedia } from '#domains/media/server/public.ts';
import type { FieldError } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { conflict, invalid } from '#platform/server/http/failure.ts';
import type { Person } from '#platform/server/http/viewer.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import { sayMissing } from '#platform/shared/missing-texts.ts';
import { tidyLines, tidyText } from '#platform/shared/prose.ts';
import { isSharableLink } from '../../model.ts';
import { notifyMembersJob } from '../announce/jobs.ts';
import { getVisibleCouncil } from '../get-visible-council.ts';
import { findMembership } from '../members/members.repository.ts';
import { membersOnly } from '../policy.ts';
import { takeStep } from '../take-step.ts';
import { presentResource } from './present-resource.ts';
import { findShownResource, insertResource, type NewResource } from './resources.repository.ts';

interface Needs {
  db: Db;
  jobs: Jobs;
  presentMedia: PresentMedia;
}

/** @throws {Failure} 403, 404, 409 if already shared or the council isn't approved, 422. */
export const addCouncilResource: Call<'addCouncilResource', Needs> = async ({ db, jobs, presentMedia }, request) => {
  const person = callerOf(request);
  const input = request.body;
  const resourceId = await db.transaction().execute(async (tx) => {
    const council = await getVisibleCouncil(tx, person, input.councilId);
    const isMember = await findMembership(tx, { councilId: council.id, userId: person.userId });
    if (!isMember) throw membersOnly('share');
    await takeStep(tx, person, council, { type: 'resource.shared' });
    const resource: NewResource = {
      councilId: council.id,
      title: tidyText(input.title),
      description: tidyLines(input.description ?? '') || null,
      url: input.url?.trim() ?? null,
      mediaId: input.mediaId ?? null,
      addedBy: person.userId,
    };
    await assertValid(tx, person, resource);
    const id = await insertResource(tx, resource);
    if (id === undefined) throw conflict('already_exists', say('councils.failures.sharedAlready'));
    await jobs.enqueue(tx, notifyMembersJob, { resourceId: id });
    return id;
  });
  const row = await findShownResource(db, resourceId);
  if (!row) throw new Error(`The resource ${resourceId} is gone`);
  return ok('Shared with the council’s members.', presentResource(presentMedia, row));
};

async function assertValid(tx: Tx, person: Person, { title, url, mediaId }: NewResource): Promise<void> {
  const faults: FieldError[] = [];
  const fault = (field: string, message: string) => faults.push({ field, message });
  if (title === '') fault('title', sayMissing('title'));
  if ((url === null) === (mediaId === null)) fault('url', say('councils.failures.linkOrFile'));
  if (url !== null && !isSharableLink(url)) fault('url', say('validation.secureWebAddress'));
  if (mediaId !== null && !(await lockOwnMedia(tx, person.userId, [mediaId])).has(mediaId)) {
    fault('mediaId', say('validation.ownFile'));
  }
  if (faults.length > 0) throw invalid(faults);
}
