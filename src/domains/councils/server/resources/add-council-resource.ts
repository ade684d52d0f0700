/** Sharing and removing resources. */

import { record } from '#domains/audit/server/public.ts';
import { lockOwnMedia } from '#domains/media/server/public.ts';
import { nameAsState } from '#domains/people/person-as-state.ts';
import type { CouncilResourceInput, FieldError } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import { conflict, forbidden, invalid, notFound } from '#platform/http/failure.ts';
import type { Person } from '#platform/http/viewer.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { sayMissing } from '#platform/missing-texts.ts';
import { tidyLines, tidyText } from '#platform/prose.ts';
import { isSharableLink } from '../../model.ts';
import { notifyMembersJob } from '../announce/jobs.ts';
import { auditSubjectOf } from '../audit-subject.ts';
import { findMembership } from '../members/members.repository.ts';
import { canManage, isAdmin } from '../policy.ts';
import { getVisibleCouncil } from '../show/show-council.ts';
import { takeStep } from '../take-step.ts';
import { deleteResource, findResource, insertResource, type NewResource } from './resources.repository.ts';

/** @returns the id. @throws {Failure} 403, 404, 409 if already shared or the council isn't approved, 422. */
export async function addResource(
  { db, jobs }: { db: Db; jobs: Jobs },
  person: Person,
  input: CouncilResourceInput,
): Promise<string> {
  return db.transaction().execute(async (tx) => {
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
}

/** @throws {Failure} 404 if not visible, 403 for anyone but the person who shared it, the owner and admins. */
export async function removeResource(db: Db, person: Person, id: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const resource = await findResource(tx, id);
    if (!resource) throw noResource();
    const council = await getVisibleCouncil(tx, person, resource.councilId);
    const isOwn = resource.addedBy === person.userId;
    if (!isOwn && !canManage(person, council)) {
      const isMember = await findMembership(tx, { councilId: council.id, userId: person.userId });
      throw isMember ? forbidden('not_allowed', say('councils.failures.onlySharerRemoves')) : noResource();
    }
    if (!(await deleteResource(tx, id))) throw noResource();
    if (isOwn) return;
    const fromState = nameAsState(resource.title);
    await record(tx, { ...auditSubjectOf(council, person), action: 'council_resource_removed', fromState });
  });
}

/** @throws {Failure} 404 if the council isn't visible, 403 for anyone but members and admins. */
export async function assertCanSeeResources(db: Db, person: Person, councilId: string): Promise<void> {
  await getVisibleCouncil(db, person, councilId);
  if (isAdmin(person) || (await findMembership(db, { councilId, userId: person.userId }))) return;
  throw membersOnly('see');
}

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

const noResource = () => notFound(say('councils.failures.resourceUnknown'));
const membersOnly = (action: 'share' | 'see') =>
  forbidden('not_allowed', say('councils.failures.onlyMembers', { action }));
