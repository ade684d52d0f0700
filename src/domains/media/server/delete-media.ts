/**
 * Deletes the row at once, and the files by a job enqueued in the same transaction. What a decision names as its evidence
 * is kept for those who may see that decision.
 */
import { record } from '#domains/audit/server/public.ts';
import { say } from '#languages/say.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { conflict } from '#platform/server/http/failure.ts';
import type { Person } from '#platform/server/http/viewer.ts';
import type { JobKind, Jobs } from '#platform/server/jobs/jobs.ts';
import { isolate } from '#ui/shared/isolate.ts';
import { deleteMediaRow, deleteOrphanedMedia } from './deletion.repository.ts';
import { findManaged, noFile } from './policy.ts';
import { findUsesForUpdate } from './uses.repository.ts';
import type { FilesNeeds } from './uses.ts';

export const removeFiles: JobKind<{ mediaId: string }> = { name: 'media.remove-files' };

export interface RemovalNeeds extends FilesNeeds {
  jobs: Jobs;
}

/** @throws {Failure} 404 if the caller may not see it, 403 for someone else's, 409 if it has to stay. */
export const deleteMedia: Call<'deleteMedia', RemovalNeeds> = async (needs, request) => {
  const { onlyUnused = false } = request.query;
  await removeMedia(needs, callerOf(request), { id: request.params.id, onlyUnused });
  return ok(say('media.messages.deleted'), null);
};

interface Removal {
  id: string;
  /** Rejected if the file is in use. */
  onlyUnused?: boolean;
}

/** @throws {Failure} as `deleteMedia`. */
export async function removeMedia(
  needs: RemovalNeeds,
  caller: Person,
  { id, onlyUnused = false }: Removal,
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

export const enqueueRemoval = (tx: Tx, jobs: Jobs, ids: readonly string[]) =>
  jobs.enqueueAll(
    tx,
    removeFiles,
    ids.map((mediaId) => ({ mediaId })),
  );
