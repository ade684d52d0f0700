/** Checks an uploaded file, and makes what is stored of it. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { v7 as uuidv7 } from 'uuid';
import { say } from '#languages/say.ts';
import { Failure, invalid, noRoomForFiles } from '#platform/server/http/failure.ts';
import type { UploadedFile } from '#platform/server/http/files/uploads.ts';
import { isOutOfSpace } from '#platform/server/storage/storage.ts';
import { isolate } from '#ui/shared/isolate.ts';
import { DOCUMENT_FILE, pictureFile } from '../file-addresses.ts';
import { checkDocument, UnreadableDocumentError } from './documents.ts';
import { detectFileType } from './file-types.ts';
import {
  type PictureShape,
  processPicture,
  TooCostlyPictureError,
  TooManyPixelsError,
  UnreadablePictureError,
} from './pictures.ts';
import type { NewMedia } from './uploads.repository.ts';

/** A file ready to be stored, and its row. */
export interface Prepared {
  row: NewMedia;
  files: { name: string; path: string }[];
}

interface Asked {
  ownerId: string;
  /** The file's field in the form. */
  field: string;
  alt: string | null;
  shape: PictureShape;
  isDocumentTaken: boolean;
  /** Whether it's for an impact, so that judges learn when and where it was taken. */
  isForImpact: boolean;
}

/** @throws {Failure} 413, 415 or 422 naming the field, 503 when there is no room. */
export async function prepare(
  file: UploadedFile,
  { ownerId, field, alt, shape, isDocumentTaken, isForImpact }: Asked,
): Promise<Prepared> {
  const type = await detectFileType(file.path);
  if (!type || (type === 'pdf' && !isDocumentTaken)) throw wrongType(file, field, isDocumentTaken);
  const id = uuidv7();
  const shared = { id, ownerId, alt, fileName: file.name, isForProfile: shape === 'square' };
  if (type === 'pdf') {
    await readDocument(file, field);
    const none = { width: null, height: null, widths: [], blurDataUrl: null, trace: null };
    const row = { ...shared, ...none, kind: 'document' as const, bytes: file.bytes };
    return { row, files: [{ name: DOCUMENT_FILE, path: file.path }] };
  }
  const picture = await readPicture(file, field, async () => {
    const folder = join(file.workFolder, id);
    await mkdir(folder);
    return processPicture(file.path, type, { folder, shape, readsOrigin: isForImpact });
  });
  const { width, height, blurDataUrl } = picture;
  // Pictures of profiles are nobody's evidence.
  const trace = shape === 'whole' ? picture.trace : null;
  const bytes = picture.widths.reduce((sum, made) => sum + made.bytes, 0);
  const widths = picture.widths.map((made) => made.width);
  return {
    row: { ...shared, kind: 'picture', bytes, width, height, widths, blurDataUrl, trace },
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

/** @throws {Failure} 422 naming the field, 503 when there is no room. */
export async function readPicture<Read>(file: UploadedFile, field: string, read: () => Promise<Read>): Promise<Read> {
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
