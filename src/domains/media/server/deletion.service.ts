/**
 * Deletes the row at once, and the files by a job enqueued in the same transaction. What a decision names as its evidence
 * is kept for those who may see that decision.
 */

import { record } from '#domains/audit/server/public.ts';
import { say } from '#languages/say.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import { conflict } from '#platform/http/failure.ts';
import type { Person } from '#platform/http/viewer.ts';
import type { JobKind, Jobs } from '#platform/jobs/jobs.ts';
import { isolate } from '#ui/isolate.ts';
import { findUsesForUpdate } from './own.repository.ts';
import { findManaged, type ManagingNeeds, noFile } from './policy.ts';
import { deleteMediaRow, deleteOrphanedMedia } from './repository.ts';

export const removeFiles: JobKind<{ mediaId: string }> = { name: 'media.remove-files' };

type DeletionNeeds = ManagingNeeds & { jobs: Jobs };

interface Deletion {
  id: string;
  /** Rejected if the file is in use. */
  onlyUnused?: boolean;
}

/** @throws {Failure} 404 if the caller may not see it, 403 for someone else's, 409 if it has to stay. */
export async function deleteMedia(
  needs: DeletionNeeds,
  caller: Person,
  { id, onlyUnused = false }: Deletion,
): Promise<void> {
  const { db, jobs } = needs;
  const { isOwn, fileName } = await findManaged(needs, caller, { id, action: 'delete' });
  await db.transaction().execute(async (tx) => {
    const uses = await findUsesForUpdate(tx, id);
    if (!uses) throw noFile();
    const { isReferenced, verifiedTitle } = uses;
    if (verifiedTitle !== null) {
      throw conflict('in_use', say('media.failures.ofVerified', { title: isolate(verifiedTitle) }));
    }
    if (onlyUnused && isReferenced) throw conflict('in_use', say('media.failures.inUse'));
    const unneeded = await deleteMediaRow(tx, id);
    if (!isOwn) {
      const title = fileName ?? undefined;
      const action = { actorId: caller.userId, action: 'media_deleted', subjectKind: 'media', subjectId: id } as const;
      await record(tx, { ...action, ...(title && { subjectTitle: title }) });
    }
    await enqueueRemoval(tx, jobs, unneeded);
  });
}

/** Deletes former profile pictures that nothing uses. */
export async function removeOrphanedMedia({ db, jobs }: { db: Db; jobs: Jobs }): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await enqueueRemoval(tx, jobs, await deleteOrphanedMedia(tx));
  });
}

const enqueueRemoval = (tx: Tx, jobs: Jobs, ids: readonly string[]) =>
  jobs.enqueueAll(
    tx,
    removeFiles,
    ids.map((mediaId) => ({ mediaId })),
  );
