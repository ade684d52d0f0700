/**
 * Stores uploads, all or nothing: rows are inserted as unfinished, then the files are written, then all rows are marked
 * finished. On failure everything is rolled back, or by the sweep job after a crash.
 */

import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { v7 as uuidv7 } from 'uuid';
import { say } from '#languages/say.ts';
import { sayBytes } from '#platform/bytes.ts';
import type { Db } from '#platform/db/database.ts';
import { Failure, invalid, noRoomForFiles } from '#platform/http/failure.ts';
import type { UploadedFile } from '#platform/http/uploads.ts';
import { HOUR_S } from '#platform/moment.ts';
import { isOutOfSpace, type Storage, StorageUnavailableError } from '#platform/storage/storage.ts';
import { isolate } from '#ui/isolate.ts';
import { DOCUMENT_FILE, pictureFile, storageFolder, storageKey } from './addresses.ts';
import { checkDocument, UnreadableDocumentError } from './documents.ts';
import { detectFileType } from './file-types.ts';
import {
  type PictureShape,
  type ProcessedPicture,
  processPicture,
  TooCostlyPictureError,
  TooManyPixelsError,
  UnreadablePictureError,
} from './pictures.ts';
import {
  deleteUnfinishedMedia,
  insertUnfinishedMedia,
  listAbandonedUploads,
  lockUploadsOf,
  type MediaRow,
  type NewMedia,
  setMediaReady,
  sumStoredBytes,
} from './repository.ts';

export interface Uploads {
  /** @throws {Failure} 413, 415 or 422 naming the file, 503 when there is no room. */
  store(ownerId: string, files: UploadedFile[], how: { alts: string[]; shape: PictureShape }): Promise<MediaRow[]>;
  /** The same for the single picture in `field` of another domain's form. */
  storePicture(ownerId: string, file: UploadedFile, about: { field: string; alt: string | null }): Promise<MediaRow>;
  /** Deletes what a killed process left behind. */
  sweep(): Promise<void>;
}

interface UploadNeeds {
  db: Db;
  storage: Storage;
  quotaBytes: number;
}

/** A file ready to be stored, and its row. */
interface Prepared {
  row: NewMedia;
  files: { name: string; path: string }[];
}

export const QUOTA_BYTES = 1024 ** 3;
const UNFINISHED_SECONDS = HOUR_S;

export function createUploads({ db, storage, quotaBytes }: UploadNeeds): Uploads {
  const discard = async (ids: string[]) => {
    for (const id of ids) await storage.removeFolder(storageFolder(id));
    await deleteUnfinishedMedia(db, ids);
  };

  const storePrepared = async (ownerId: string, prepared: Prepared[]) => {
    const ids = prepared.map(({ row }) => row.id);
    await db.transaction().execute(async (tx) => {
      await lockUploadsOf(tx, ownerId);
      const wanted = prepared.reduce((sum, { row }) => sum + row.bytes, 0);
      if ((await sumStoredBytes(tx, ownerId)) + wanted > quotaBytes) throw overQuota(quotaBytes);
      const rows = prepared.map(({ row }) => row);
      await insertUnfinishedMedia(tx, rows);
    });
    try {
      for (const { row, files: made } of prepared) {
        for (const { name, path } of made) await storage.put(storageKey(row.id, name), path);
      }
      const kept = new Map((await setMediaReady(db, ids)).map((row) => [row.id, row]));
      return ids.flatMap((id) => kept.get(id) ?? []);
    } catch (error) {
      // If this fails the upload stays unfinished and the sweep tries again.
      await discard(ids).catch((left) => {
        const both = new AggregateError([error, left], 'Removing files of a failed upload failed');
        throw left instanceof StorageUnavailableError
          ? new StorageUnavailableError(left.message, { cause: both })
          : both;
      });
      throw isOutOfSpace(error) ? noRoomForFiles(error) : error;
    }
  };

  return {
    store: async (ownerId, files, { alts, shape }) => {
      if (alts.length > files.length) throw tooManyAlts(files.length);
      const prepared: Prepared[] = [];
      for (const [index, file] of files.entries()) {
        const alt = alts[index]?.trim() || null;
        prepared.push(
          await prepare(file, {
            ownerId,
            field: `files.${index}`,
            alt,
            shape,
            isDocumentTaken: shape === 'whole',
          }),
        );
      }
      return storePrepared(ownerId, prepared);
    },

    storePicture: async (ownerId, file, { field, alt }) => {
      const prepared = await prepare(file, {
        ownerId,
        field,
        alt: alt?.trim() || null,
        shape: 'whole',
        isDocumentTaken: false,
      });
      const [row] = await storePrepared(ownerId, [prepared]);
      if (!row) throw new Error(`Picture ${prepared.row.id} is missing after the upload`);
      return row;
    },

    sweep: async () => {
      await discard(await listAbandonedUploads(db, UNFINISHED_SECONDS));
      await storage.removeOldTemporaryFolders(UNFINISHED_SECONDS * 1000);
    },
  };
}

interface Asked {
  ownerId: string;
  /** The file's field in the form. */
  field: string;
  alt: string | null;
  shape: PictureShape;
  isDocumentTaken: boolean;
}

async function prepare(file: UploadedFile, { ownerId, field, alt, shape, isDocumentTaken }: Asked): Promise<Prepared> {
  const type = await detectFileType(file.path);
  if (!type || (type === 'pdf' && !isDocumentTaken)) throw wrongType(file, field, isDocumentTaken);
  const id = uuidv7();
  const shared = { id, ownerId, alt, fileName: file.name, isForProfile: shape === 'square' };
  if (type === 'pdf') {
    await readDocument(file, field);
    const none = { width: null, height: null, widths: [], blurDataUrl: null };
    const row = { ...shared, ...none, kind: 'document' as const, bytes: file.bytes };
    return { row, files: [{ name: DOCUMENT_FILE, path: file.path }] };
  }
  const picture = await readPicture(file, field, async () => {
    const folder = join(file.workFolder, id);
    await mkdir(folder);
    return processPicture(file.path, type, { folder, shape });
  });
  const { width, height, blurDataUrl } = picture;
  const bytes = picture.widths.reduce((sum, made) => sum + made.bytes, 0);
  const widths = picture.widths.map((made) => made.width);
  return {
    row: { ...shared, kind: 'picture', bytes, width, height, widths, blurDataUrl },
    files: picture.widths.map((made) => ({ name: pictureFile(made.width), path: made.path })),
  };
}

async function readDocument(file: UploadedFile, field: string): Promise<void> {
  try {
    await checkDocument(file.path);
  } catch (error) {
    if (!(error instanceof UnreadableDocumentError)) throw error;
    throw invalid([{ field, message: say('media.failures.unreadablePdf', nameOf(file)) }]);
  }
}

async function readPicture(
  file: UploadedFile,
  field: string,
  read: () => Promise<ProcessedPicture>,
): Promise<ProcessedPicture> {
  try {
    return await read();
  } catch (error) {
    const refuse = (message: string) => invalid([{ field, message }]);
    if (error instanceof TooManyPixelsError) throw refuse(say('media.failures.megapixels', nameOf(file)));
    if (error instanceof TooCostlyPictureError) throw refuse(say('media.failures.tooCostly', nameOf(file)));
    if (error instanceof UnreadablePictureError) throw refuse(say('media.failures.unreadablePicture', nameOf(file)));
    throw isOutOfSpace(error) ? noRoomForFiles(error) : error;
  }
}

const nameOf = ({ name }: UploadedFile) =>
  ({ file: name === null ? 'unnamed' : 'named', name: isolate(name?.slice(0, 100) ?? '') }) as const;

function wrongType(file: UploadedFile, field: string, isDocumentTaken: boolean): Failure {
  const said = nameOf(file);
  const whole = isDocumentTaken
    ? say('media.failures.unsupportedFile', said)
    : say('media.failures.unsupportedPicture', said);
  const message = isDocumentTaken ? say('media.failures.useFile') : say('media.failures.usePicture');
  return new Failure(415, 'media_type_unsupported', whole, {
    errors: [{ field, message }],
  });
}

const tooManyAlts = (files: number) =>
  invalid([{ field: 'alts', message: say('media.failures.tooManyAlts', { count: files }) }]);

const overQuota = (quotaBytes: number) => {
  const message = say('media.failures.overQuota', { size: sayBytes(quotaBytes) });
  return new Failure(413, 'payload_too_large', message, { errors: [{ field: 'files', message }] });
};
