/** Deleting files: the row goes at once, its files by a job that the same transaction writes. */
import type { Db } from '../../../platform/db/database.ts';
import { conflict } from '../../../platform/http/failure.ts';
import type { Person } from '../../../platform/http/viewer.ts';
import type { JobKind, Jobs } from '../../../platform/jobs/jobs.ts';
import { record } from '../../audit/server/service.ts';
import { isMissedWithout } from './own.repository.ts';
import { findManaged, noFile, type OwningNeeds } from './policy.ts';
import { deleteFreeMedia, deleteMediaRow } from './repository.ts';

export const removeFiles: JobKind<{ mediaId: string }> = { name: 'media.remove-files' };

type DeletionNeeds = OwningNeeds & { jobs: Jobs };

interface Deletion {
  id: string;
  /** It stays when something is made with it. */
  onlyUnused?: boolean;
}

/** @throws {Failure} 404 for one that the caller may not see, 403 for another's, 409 for one that is used and is to stay. */
export async function deleteMedia(
  needs: DeletionNeeds,
  caller: Person,
  { id, onlyUnused = false }: Deletion,
): Promise<void> {
  const { db, jobs } = needs;
  const { isOwn, fileName } = await findManaged(needs, caller, { id, deed: 'delete' });
  await db.transaction().execute(async (tx) => {
    if (onlyUnused && (await isMissedWithout(tx, id))) {
      throw conflict('lifecycle_conflict', 'This file is used, so it stays.');
    }
    if (!(await deleteMediaRow(tx, id))) throw noFile();
    if (!isOwn) {
      const title = fileName ?? undefined;
      const deed = { actorId: caller.userId, action: 'media_deleted', subjectKind: 'media', subjectId: id } as const;
      await record(tx, { ...deed, ...(title && { subjectTitle: title }) });
    }
    await jobs.enqueue(tx, removeFiles, { mediaId: id });
  });
}

/** Pictures that were made for a profile and that none shows any more. */
export async function removeFreeMedia({ db, jobs }: { db: Db; jobs: Jobs }): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const gone = await deleteFreeMedia(tx);
    await jobs.enqueueAll(
      tx,
      removeFiles,
      gone.map((mediaId) => ({ mediaId })),
    );
  });
}
