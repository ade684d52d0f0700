import type { Tx } from '#platform/server/db/database.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import { follow } from '../../admission.ts';
import { emitJoined } from '../accounts/emit-joined.ts';
import { markVerified } from '../accounts.repository.ts';
import { notifyAdminsJob } from './notify-admins.ts';
import { findAdmissionForUpdate, markWaiting } from './registrations.repository.ts';

/**
 * Someone has shown that the email address of the account is theirs: they join, unless an admin has to let them in first.
 * Which of the two was decided when they registered. No-op if it was shown before.
 */
export async function proveAddress({ jobs }: { jobs: Jobs }, tx: Tx, userId: string): Promise<void> {
  const admission = await findAdmissionForUpdate(tx, userId);
  if (!admission || admission.state === 'approved') {
    if (await markVerified(tx, userId)) await emitJoined(tx, userId);
    return;
  }
  if (follow(admission.state, { type: 'address.verified' }) === null) return;
  await markWaiting(tx, userId);
  await jobs.enqueue(tx, notifyAdminsJob, { userId });
}
