/** The parts of files on their way in. Any process may store one, so they're in the storage until all have arrived. */
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { HOUR_S } from '#platform/shared/moment.ts';
import type { UploadNeeds } from '../upload/store-uploads.ts';
import { clearParts, deleteLeftSubmissions, listLeftSubmissions } from '../upload/submissions.repository.ts';

const LEFT_SECONDS = 24 * HOUR_S;

/** No media id begins like this, so nothing serves them. */
export const partsFolder = (id: string): string => `incoming/${id}`;
/** With its size, since two requests may bring parts of different sizes for one place. The first that is noted counts. */
export const partKey = (id: string, { offset, bytes }: { offset: number; bytes: number }): string =>
  `${partsFolder(id)}/${offset}-${bytes}`;

/** A part is missing, or was cut: its storage has lost it. */
export class LostPartError extends Error {
  override name = 'LostPartError';
}

/**
 * Writes the parts to a file, one after the other.
 * @returns its SHA-256 in hexadecimal. @throws {LostPartError}
 */
export async function joinParts(
  { storage }: Pick<UploadNeeds, 'storage'>,
  { id, parts }: { id: string; parts: readonly number[] },
  path: string,
): Promise<string> {
  const hash = createHash('sha256');
  let offset = 0;
  for (const bytes of parts) {
    const part = await storage.find(partKey(id, { offset, bytes }));
    if (part && part.bytes !== bytes) await part.close();
    if (part?.bytes !== bytes) throw new LostPartError(`The part of ${id} at ${offset} is missing`);
    const out = createWriteStream(path, { flags: 'a' });
    await pipeline(
      part.read(),
      async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          hash.update(chunk);
          yield chunk;
        }
      },
      out,
    );
    offset += bytes;
  }
  return hash.digest('hex');
}

/** Removes what nobody went on with for a day, and the parts of files whose process was killed once they were made. */
export async function sweepParts({ db, storage }: UploadNeeds): Promise<void> {
  const ids = await listLeftSubmissions(db, LEFT_SECONDS);
  for (const id of ids) await storage.removeFolder(partsFolder(id));
  await clearParts(db, ids);
  await deleteLeftSubmissions(db, ids, LEFT_SECONDS);
}
