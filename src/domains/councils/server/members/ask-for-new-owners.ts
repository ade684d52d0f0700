import type { Tx } from '#platform/server/db/database.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import { findOwnerJob } from '../announce/jobs.ts';
import { listIdsWithRequests } from '../councils.repository.ts';

/** Notifies admins of the councils in which people wait for an answer of an owner who leaves. */
export async function askForNewOwners(tx: Tx, jobs: Jobs, ownerId: string): Promise<void> {
  const councilIds = await listIdsWithRequests(tx, ownerId);
  await jobs.enqueueAll(
    tx,
    findOwnerJob,
    councilIds.map((councilId) => ({ councilId })),
  );
}
