/** Background jobs: emails, and notifications to many people. Payloads contain ids instead of content. */

import { handleLetter, type LetterNeeds } from '#domains/notifications/server/public.ts';
import { listActiveIds, listActiveIdsWithRole } from '#domains/people/server/public.ts';
import type { JobKind } from '#platform/server/jobs/jobs.ts';
import { stateOf } from '../../lifecycle.ts';
import { findCouncil } from '../councils.repository.ts';
import { listMemberIds } from '../members/members.repository.ts';
import { findResource } from '../resources/resources.repository.ts';
import { notifyAdmins, notifyOfMissingOwner, notifyOfResource } from './announcements.ts';
import { type CouncilMailJob, writeMail } from './write-mail.ts';

export const councilMail: JobKind<CouncilMailJob> = { name: 'councils.mail' };
export const notifyAdminsJob: JobKind<{ councilId: string }> = { name: 'councils.notify-admins' };
/** Notifies admins of a council that people ask to join, if its owner has left. */
export const findOwnerJob: JobKind<{ councilId: string }> = { name: 'councils.find-owner' };
/** Notifies members of a new resource. */
export const notifyMembersJob: JobKind<{ resourceId: string }> = { name: 'councils.notify-members' };

export function registerCouncilJobs(needs: LetterNeeds): void {
  const { db, jobs } = needs;
  handleLetter(needs, councilMail, (job) => writeMail(needs, job));

  jobs.handle(notifyAdminsJob, async ({ councilId }) => {
    const council = await findCouncil(db, councilId);
    if (!council || stateOf(council) !== 'pending') return;
    const adminIds = await listActiveIdsWithRole(db, 'Admin');
    await db.transaction().execute((tx) => notifyAdmins(tx, adminIds));
  });

  jobs.handle(findOwnerJob, async ({ councilId }) => {
    const council = await findCouncil(db, councilId);
    if (!council || (await listActiveIds(db, [council.ownerId])).size > 0) return;
    const adminIds = await listActiveIdsWithRole(db, 'Admin');
    await db.transaction().execute((tx) => notifyOfMissingOwner(tx, council, adminIds));
  });

  jobs.handle(notifyMembersJob, async ({ resourceId }) => {
    const resource = await findResource(db, resourceId);
    const council = resource && (await findCouncil(db, resource.councilId));
    if (!resource || !council) return;
    const { addedBy: by } = resource;
    const userIds = (await listMemberIds(db, council.id)).filter((userId) => userId !== by);
    await db.transaction().execute((tx) => notifyOfResource(tx, council, { userIds, by }));
  });
}
