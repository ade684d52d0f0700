/**
 * The demo community's pictures are stored before the rows that name them, and have other ids on another day. They are
 * listed as they are stored, so that the start after one that was killed can remove those that no row names.
 */
import { appendFileSync, existsSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { isMediaId, storageFolder } from '#domains/media/server/public.ts';
import type { Db } from '#platform/db/database.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { listUnnamedMedia } from './community.repository.ts';

/** @param list the file to list them in. */
export async function listPictures(storage: Storage, list: string): Promise<Storage> {
  await mkdir(dirname(list), { recursive: true });
  return {
    ...storage,
    take: (key, path) => {
      appendFileSync(list, `${basename(dirname(key))}\n`);
      return storage.take(key, path);
    },
  };
}

/** Once it's known whether the rows came about. */
export async function removeUnnamedPictures(db: Db, storage: Storage, list: string): Promise<void> {
  if (!existsSync(list)) return;
  const lines = (await readFile(list, 'utf8')).split('\n');
  // The last line may have been cut off, before its picture was stored.
  const ids = new Set(lines.filter(isMediaId));
  for (const id of await listUnnamedMedia(db, [...ids])) await storage.removeFolder(storageFolder(id));
  await rm(list);
}
