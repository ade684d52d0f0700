/** Deletes the row at once, and the files by a job enqueued in the same transaction. */

import { record } from '#domains/audit/server/public.ts';
import { say } from '#languages/say.ts';
import type { Db } from '#platform/db/database.ts';
import { conflict } from '#platform/http/failure.ts';
import type { Person } from '#platform/http/viewer.ts';
import type { JobKind, Jobs } from '#platform/jobs/jobs.ts';
import { isReferenced } from './own.repository.ts';
import { findManaged, type ManagingNeeds, noFile } from './policy.ts';
import { deleteMediaRow, deleteOrphanedMedia } from './repository.ts';

export const removeFiles: JobKind<{ mediaId: string }> = { name: 'media.remove-files' };

type DeletionNeeds = ManagingNeeds & { jobs: Jobs };

interface Deletion {
  id: string;
  /** Rejected if the file is in use. */
  onlyUnused?: boolean;
}

/** @throws {Failure} 404 if the caller may not see it, 403 for someone else's, 409 if it's in use. */
export async function deleteMedia(
  needs: DeletionNeeds,
  caller: Person,
  { id, onlyUnused = false }: Deletion,
): Promise<void> {
  const { db, jobs } = needs;
  const { isOwn, fileName } = await findManaged(needs, caller, { id, action: 'delete' });
  await db.transaction().execute(async (tx) => {
    if (onlyUnused && (await isReferenced(tx, id))) {
      throw conflict('in_use', say('media.failures.inUse'));
    }
    if (!(await deleteMediaRow(tx, id))) throw noFile();
    if (!isOwn) {
      const title = fileName ?? undefined;
      const action = { actorId: caller.userId, action: 'media_deleted', subjectKind: 'media', subjectId: id } as const;
      await record(tx, { ...action, ...(title && { subjectTitle: title }) });
    }
    await jobs.enqueue(tx, removeFiles, { mediaId: id });
  });
}

/** Deletes former profile pictures that nothing uses. */
export async function removeOrphanedMedia({ db, jobs }: { db: Db; jobs: Jobs }): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const gone = await deleteOrphanedMedia(tx);
    await jobs.enqueueAll(
      tx,
      removeFiles,
      gone.map((mediaId) => ({ mediaId })),
    );
  });
}
