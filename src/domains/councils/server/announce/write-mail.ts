import { sayNameOf } from '#domains/people/model.ts';
import { findPerson } from '#domains/people/server/public.ts';
import type { LiveConfig } from '#platform/server/config/config.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Mail } from '#platform/server/mail/mailer.ts';
import { type CouncilPart, councilPathOf } from '../../model.ts';
import { findCouncil } from '../councils.repository.ts';
import { findDecision } from '../decide/decisions.repository.ts';
import { findRequest } from '../members/requests.repository.ts';
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

export interface MailNeeds {
  db: Db;
  config: Pick<LiveConfig, 'publicOrigin' | 'appName'>;
}

/** Null once there's nothing left to tell. */
export async function writeMail(needs: MailNeeds, job: CouncilMailJob): Promise<Mail | null> {
  switch (job.mail) {
    case 'decision':
      return writeDecision(needs, job.decisionId);
    case 'request':
      return writeRequest(needs, job.requestId);
    case 'answer':
      return writeAnswer(needs, job.requestId);
    default: {
      const about = await addressTo(needs, job.councilId, () => job.userId);
      if (!about) return null;
      return job.mail === 'removed' ? removedMail(about) : handedOverMail(about);
    }
  }
}

async function writeDecision(needs: MailNeeds, decisionId: string): Promise<Mail | null> {
  const decision = await findDecision(needs.db, decisionId);
  const about = decision && (await addressTo(needs, decision.councilId, ({ ownerId }) => ownerId));
  if (!decision || !about) return null;
  return decision.isApproved ? approvedMail(about) : declinedMail(about, decision.reason ?? '');
}

/** The email to the owner, unless the request has been decided or withdrawn meanwhile. */
async function writeRequest(needs: MailNeeds, requestId: string): Promise<Mail | null> {
  const request = await findRequest(needs.db, requestId);
  if (request?.state !== 'requested') return null;
  const about = await addressTo(needs, request.councilId, ({ ownerId }) => ownerId, 'requests');
  const from = await findPerson(needs.db, request.userId);
  return about && from ? requestedMail(about, sayNameOf(from), request.message) : null;
}

async function writeAnswer(needs: MailNeeds, requestId: string): Promise<Mail | null> {
  const request = await findRequest(needs.db, requestId);
  const about = request && (await addressTo(needs, request.councilId, () => request.userId));
  if (!request || !about) return null;
  return request.state === 'accepted' ? acceptedMail(about) : deniedMail(about);
}

async function addressTo(
  { db, config }: MailNeeds,
  councilId: string,
  whom: (council: { ownerId: string }) => string,
  part?: CouncilPart,
): Promise<CouncilLetter | null> {
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
}
