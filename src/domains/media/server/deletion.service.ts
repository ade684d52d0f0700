/** Deleting files: the row goes at once, its files by a job that the same transaction writes. */
import type { Db } from '../../../platform/db/database.ts';
import { forbidden, notFound } from '../../../platform/http/failure.ts';
import type { Person } from '../../../platform/http/viewer.ts';
import type { JobKind, Jobs } from '../../../platform/jobs/jobs.ts';
import { record } from '../../audit/server/service.ts';
import { deleteFreeMedia, deleteMediaRow, findReadyMedia } from './repository.ts';

export const removeFiles: JobKind<{ mediaId: string }> = { name: 'media.remove-files' };

interface DeletionNeeds {
  db: Db;
  jobs: Jobs;
  isPublic: (mediaId: string) => Promise<boolean>;
}

/** @throws {Failure} 404 for one that the caller may not see, 403 for another's. */
export async function deleteMedia({ db, jobs, isPublic }: DeletionNeeds, caller: Person, id: string): Promise<void> {
  const found = await findReadyMedia(db, id);
  const isOwn = found?.ownerId === caller.userId;
  const isAdmin = caller.role === 'Admin';
  if (!found || (!isOwn && !isAdmin && !(await isPublic(id)))) throw notFound('There is no such file.');
  if (!isOwn && !isAdmin) throw forbidden('not_allowed', 'Only who uploaded a file, or an Admin, may delete it.');
  await db.transaction().execute(async (tx) => {
    if (!(await deleteMediaRow(tx, id))) throw notFound('There is no such file.');
    if (!isOwn) {
      const title = found.fileName ?? undefined;
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
