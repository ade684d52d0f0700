/**
 * Stores uploads, all or nothing: rows are inserted as unfinished, then the files are written, then all rows are marked
 * finished. On failure everything is rolled back, or by the sweep job after a crash.
 */
import { say } from '#languages/say.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';
import { Failure, noRoomForFiles } from '#platform/server/http/failure.ts';
import type { UploadedFile } from '#platform/server/http/files/uploads.ts';
import { isOutOfSpace, type Storage, StorageUnavailableError } from '#platform/server/storage/storage.ts';
import { sayBytes } from '#platform/shared/bytes.ts';
import { HOUR_S } from '#platform/shared/moment.ts';
import { storageFolder, storageKey } from '../file-addresses.ts';
import type { MediaRow } from '../media.repository.ts';
import { type Prepared, prepare } from './prepare-upload.ts';
import { linkSubmission, type SubmissionKey, type SubmittedFile } from './submissions.repository.ts';
import {
  deleteUnfinishedMedia,
  insertUnfinishedMedia,
  listAbandonedUploads,
  lockUploadsOf,
  setMediaReady,
  sumStoredBytes,
} from './uploads.repository.ts';

export interface UploadNeeds {
  db: Db;
  storage: Storage;
}

export const QUOTA_BYTES = 1024 ** 3;
const UNFINISHED_SECONDS = HOUR_S;

/** A file that is ready to be stored, and the id that its owner gave it. */
export interface Submitted extends Prepared {
  submission?: { id: string; key: SubmissionKey; file: SubmittedFile } | undefined;
}

/** Another request has stored a file with the same id meanwhile. */
export class AlreadyStoredError extends Error {
  override name = 'AlreadyStoredError';
}

/**
 * @throws {Failure} 413 over the quota, 503 when there is no room.
 * @throws {AlreadyStoredError}
 */
export async function store(needs: UploadNeeds, ownerId: string, prepared: Submitted[]): Promise<MediaRow[]> {
  const { db, storage } = needs;
  const ids = prepared.map(({ row }) => row.id);
  await db.transaction().execute(async (tx) => {
    await lockUploadsOf(tx, ownerId);
    const bytes = prepared.reduce((sum, { row }) => sum + row.bytes, 0);
    const becoming = prepared.flatMap(({ submission }) => submission?.id ?? []);
    await assertRoom(tx, ownerId, { bytes, becoming, field: 'files' });
    const rows = prepared.map(({ row }) => row);
    await insertUnfinishedMedia(tx, rows);
  });
  try {
    for (const { row, files: made } of prepared) {
      for (const { name, path } of made) await storage.put(storageKey(row.id, name), path);
    }
    const kept = await db.transaction().execute(async (tx) => {
      const rows = await setMediaReady(tx, ids);
      for (const { row, submission } of prepared) {
        if (submission && !(await linkSubmission(tx, submission, row.id))) throw new AlreadyStoredError(row.id);
      }
      return new Map(rows.map((row) => [row.id, row]));
    });
    return ids.flatMap((id) => kept.get(id) ?? []);
  } catch (error) {
    // If this fails the upload stays unfinished and the sweep tries again.
    await discard(needs, ids).catch((left) => {
      const both = new AggregateError([error, left], 'Removing files of a failed upload failed');
      throw left instanceof StorageUnavailableError ? new StorageUnavailableError(left.message, { cause: both }) : both;
    });
    throw isOutOfSpace(error) ? noRoomForFiles(error) : error;
  }
}

/**
 * @param becoming uploads whose parts no longer count, since the file is made of them.
 * @throws {Failure} 413
 */
export async function assertRoom(
  tx: Tx,
  ownerId: string,
  { bytes, becoming = [], field }: { bytes: number; becoming?: readonly string[]; field: string },
): Promise<void> {
  if ((await sumStoredBytes(tx, ownerId, becoming)) + bytes > QUOTA_BYTES) throw overQuota(field);
}

/**
 * Stores the single picture in `field` of another domain's form.
 * @throws {Failure} 413, 415 or 422 naming the field, 503 when there is no room.
 */
export async function storePicture(
  needs: UploadNeeds,
  ownerId: string,
  file: UploadedFile,
  { field, alt }: { field: string; alt: string | null },
): Promise<MediaRow> {
  const about = {
    ownerId,
    field,
    alt: alt?.trim() || null,
    shape: 'whole',
    isDocumentTaken: false,
    isForImpact: false,
  } as const;
  const prepared = await prepare(file, about);
  const [row] = await store(needs, ownerId, [prepared]);
  if (!row) throw new Error(`Picture ${prepared.row.id} is missing after the upload`);
  return row;
}

/** Deletes what a killed process left behind. */
export async function sweepUploads(needs: UploadNeeds): Promise<void> {
  await discard(needs, await listAbandonedUploads(needs.db, UNFINISHED_SECONDS));
  await needs.storage.removeOldTemporaryFolders(UNFINISHED_SECONDS * 1000);
}

async function discard({ db, storage }: UploadNeeds, ids: string[]): Promise<void> {
  for (const id of ids) await storage.removeFolder(storageFolder(id));
  await deleteUnfinishedMedia(db, ids);
}

const overQuota = (field: string) => {
  const message = say('media.failures.overQuota', { size: sayBytes(QUOTA_BYTES) });
  return new Failure(413, 'payload_too_large', message, { errors: [{ field, message }] });
};
