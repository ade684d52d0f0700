/**
 * The demo community's pictures are stored before their rows, and have different ids on another day. Their ids are
 * written to a list as they are stored, so that the start after a kill can delete the pictures without a row.
 */
import { appendFileSync, existsSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { isMediaId, storageFolder } from '#domains/media/server/public.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Storage } from '#platform/server/storage/storage.ts';
import { listOrphanedMedia } from '../community.repository.ts';

/** @param logFile the path of the file that lists the pictures. */
export async function logStoredPictures(storage: Storage, logFile: string): Promise<Storage> {
  await mkdir(dirname(logFile), { recursive: true });
  return {
    ...storage,
    put: (key, path) => {
      appendFileSync(logFile, `${basename(dirname(key))}\n`);
      return storage.put(key, path);
    },
  };
}

/** Removes pictures without a row. Called once it's known whether the rows were committed. */
export async function removeOrphanedPictures(db: Db, storage: Storage, logFile: string): Promise<void> {
  if (!existsSync(logFile)) return;
  const loggedIds = (await readFile(logFile, 'utf8')).split('\n');
  // The last line may be truncated, in which case its picture wasn't stored: the line is written first.
  const ids = new Set(loggedIds.filter(isMediaId));
  for (const id of await listOrphanedMedia(db, [...ids])) await storage.removeFolder(storageFolder(id));
  await rm(logFile);
}
