import { record } from '#domains/audit/server/public.ts';
import { nameAsState } from '#domains/people/person-as-state.ts';
import { say } from '#languages/say.ts';
import type { Db } from '#platform/server/db/database.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { forbidden, notFound } from '#platform/server/http/failure.ts';
import { auditSubjectOf } from '../audit-subject.ts';
import { getVisibleCouncil } from '../get-visible-council.ts';
import { findMembership } from '../members/members.repository.ts';
import { canManage } from '../policy.ts';
import { deleteResource, findResource } from './resources.repository.ts';

/** @throws {Failure} 404 if not visible, 403 for anyone but the person who shared it, the owner and admins. */
export const removeCouncilResource: Call<'removeCouncilResource', { db: Db }> = async ({ db }, request) => {
  const person = callerOf(request);
  const { id } = request.params;
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
  return ok('Resource removed.', null);
};

const noResource = () => notFound(say('councils.failures.resourceUnknown'));
