import type { Tx } from '#platform/server/db/database.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import { authMail, INVITATION_SECONDS } from '../mail-jobs.ts';
import { type Invitation, insertInvitation, renewInvitation } from './invitations.repository.ts';

/** Sends the person's open invitation to the address again, or a new one. @returns its id. */
export async function sendInvitation(
  { tx, jobs }: { tx: Tx; jobs: Jobs },
  invitation: Omit<Invitation, 'id'>,
): Promise<string> {
  const sent = { ...invitation, lifetimeSeconds: INVITATION_SECONDS };
  const id = (await renewInvitation(tx, sent)) ?? (await insertInvitation(tx, sent));
  await jobs.enqueue(tx, authMail, { mail: 'invitation', id });
  return id;
}
