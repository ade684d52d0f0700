/** Background jobs: emails, and notifications to many people. Payloads contain ids instead of content. */

import type { Letters } from '#domains/notifications/server/public.ts';
import { sayNameOf } from '#domains/people/model.ts';
import { findPerson, listActiveIds, listActiveIdsWithRole } from '#domains/people/server/public.ts';
import type { Config } from '#platform/config/config.ts';
import type { Db } from '#platform/db/database.ts';
import type { JobKind, Jobs } from '#platform/jobs/jobs.ts';
import type { Mail } from '#platform/mail/mailer.ts';
import { stateOf } from '../../lifecycle.ts';
import { type CouncilPart, councilPathOf } from '../../model.ts';
import { findCouncil } from '../councils.repository.ts';
import { findDecision } from '../decide/decisions.repository.ts';
import { listMemberIds } from '../members/members.repository.ts';
import { findRequest } from '../members/requests.repository.ts';
import { findResource } from '../resources/resources.repository.ts';
import { notifyAdmins, notifyOfMissingOwner, notifyOfResource } from './announcements.ts';
import {
  acceptedMail,
  approvedMail,
  type CouncilLetter,
  declinedMail,
  deniedMail,
  handedOverMail,
  removedMail,
  requestedMail,
} from './mails.ts';

export type CouncilMailJob =
  | { mail: 'decision'; decisionId: string }
  | { mail: 'request' | 'answer'; requestId: string }
  | { mail: 'removed' | 'handedOver'; councilId: string; userId: string };

export const councilMail: JobKind<CouncilMailJob> = { name: 'councils.mail' };
/** Notifies admins of a council awaiting approval. */
export const notifyAdminsJob: JobKind<{ councilId: string }> = { name: 'councils.admins-word' };
/** Notifies admins of a council that people ask to join, if its owner has left. */
export const findOwnerJob: JobKind<{ councilId: string }> = { name: 'councils.owner-word' };
/** Notifies members of a new resource. */
export const notifyMembersJob: JobKind<{ resourceId: string }> = { name: 'councils.resource-word' };

interface JobNeeds {
  db: Db;
  config: Pick<Config, 'publicOrigin' | 'appName'>;
}

export function registerCouncilJobs(jobs: Jobs, letters: Letters, needs: JobNeeds): void {
  letters.handle(councilMail, createWriter(needs));

  jobs.handle(notifyAdminsJob, async ({ councilId }) => {
    const council = await findCouncil(needs.db, councilId);
    if (!council || stateOf(council) !== 'pending') return;
    const adminIds = await listActiveIdsWithRole(needs.db, 'Admin');
    await needs.db.transaction().execute((tx) => notifyAdmins(tx, adminIds));
  });

  jobs.handle(findOwnerJob, async ({ councilId }) => {
    const council = await findCouncil(needs.db, councilId);
    if (!council || (await listActiveIds(needs.db, [council.ownerId])).size > 0) return;
    const adminIds = await listActiveIdsWithRole(needs.db, 'Admin');
    await needs.db.transaction().execute((tx) => notifyOfMissingOwner(tx, council, adminIds));
  });

  jobs.handle(notifyMembersJob, async ({ resourceId }) => {
    const resource = await findResource(needs.db, resourceId);
    const council = resource && (await findCouncil(needs.db, resource.councilId));
    if (!resource || !council) return;
    const { addedBy: by } = resource;
    const userIds = (await listMemberIds(needs.db, council.id)).filter((userId) => userId !== by);
    await needs.db.transaction().execute((tx) => notifyOfResource(tx, council, { userIds, by }));
  });
}

function createWriter({ db, config }: JobNeeds): (job: CouncilMailJob) => Promise<Mail | null> {
  const address = async (
    councilId: string,
    whom: (council: { ownerId: string }) => string,
    part?: CouncilPart,
  ): Promise<CouncilLetter | null> => {
    const council = await findCouncil(db, councilId);
    const reader = council && (await findPerson(db, whom(council)));
    if (!council || !reader) return null;
    return {
      to: reader.email,
      name: sayNameOf(reader),
      councilTitle: council.councilTitle,
      link: `${config.publicOrigin}${councilPathOf(council, part)}`,
      appName: config.appName,
    };
  };

  const writeDecision = async (decisionId: string): Promise<Mail | null> => {
    const decision = await findDecision(db, decisionId);
    const about = decision && (await address(decision.councilId, ({ ownerId }) => ownerId));
    if (!decision || !about) return null;
    return decision.isApproved ? approvedMail(about) : declinedMail(about, decision.reason ?? '');
  };

  /** The email to the owner, unless the request has been decided or withdrawn meanwhile. */
  const writeRequest = async (requestId: string): Promise<Mail | null> => {
    const request = await findRequest(db, requestId);
    if (request?.state !== 'requested') return null;
    const about = await address(request.councilId, ({ ownerId }) => ownerId, 'requests');
    const from = await findPerson(db, request.userId);
    return about && from ? requestedMail(about, sayNameOf(from), request.message) : null;
  };

  const writeAnswer = async (requestId: string): Promise<Mail | null> => {
    const request = await findRequest(db, requestId);
    const about = request && (await address(request.councilId, () => request.userId));
    if (!request || !about) return null;
    return request.state === 'accepted' ? acceptedMail(about) : deniedMail(about);
  };

  return async (job) => {
    switch (job.mail) {
      case 'decision':
        return writeDecision(job.decisionId);
      case 'request':
        return writeRequest(job.requestId);
      case 'answer':
        return writeAnswer(job.requestId);
      default: {
        const about = await address(job.councilId, () => job.userId);
        if (!about) return null;
        return job.mail === 'removed' ? removedMail(about) : handedOverMail(about);
      }
    }
  };
}
