import { buffer } from 'node:stream/consumers';
import type { Db } from '#platform/server/db/database.ts';
import type { Storage } from '#platform/server/storage/storage.ts';
import { pictureFile, storageKey } from '../file-addresses.ts';
import { UNKNOWN_ORIGIN } from '../upload/picture-origin.ts';
import { readLook, UnreadablePictureError } from '../upload/pictures.ts';
import { insertTraces, listWithoutTrace } from './traces.repository.ts';

const AT_ONCE = 200;
const MAX_BATCHES = 50;

/** Keeps the look of pictures that were uploaded before looks were kept, the latest first. */
export async function traceOlderPictures({ db, storage }: { db: Db; storage: Storage }): Promise<void> {
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    const pictures = await listWithoutTrace(db, AT_ONCE);
    for (const { id, width } of pictures) {
      const look = await lookIn(storage, storageKey(id, pictureFile(width)));
      await insertTraces(db, [{ mediaId: id, look, ...UNKNOWN_ORIGIN }]);
    }
    if (pictures.length < AT_ONCE) return;
  }
}

/** Null too for a file that is missing or broken: the next run would fail at it again. */
async function lookIn(storage: Storage, key: string): Promise<bigint | null> {
  const file = await storage.find(key);
  if (!file) return null;
  const bytes = await buffer(file.read());
  try {
    return await readLook(bytes);
  } catch (error) {
    if (error instanceof UnreadablePictureError) return null;
    throw error;
  }
}
