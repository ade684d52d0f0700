/** Fills an existing but empty database, such as a new one on PostgreSQL. */
import { join } from 'node:path';
import type { Config } from '#platform/server/config/config.ts';
import type { Database } from '#platform/server/db/database.ts';
import { openStorage } from '#platform/server/storage/open-storage.ts';
import { hasPeople, withFillingLock } from './community.repository.ts';
import { removeOrphanedPictures } from './media/orphaned-pictures.ts';
import type { PictureStorageOptions } from './media/picture-storage.ts';

/** The community that is loaded. */
export interface Filler<T> {
  /** Stores the pictures. Doesn't need the database yet. */
  make(storageOptions: PictureStorageOptions): Promise<T>;
  /** Loads everything in one transaction. */
  load(database: Database, made: T): Promise<void>;
}

/** After a kill, the next start begins again or finds everything done. */
export async function fillDatabase<T>(
  database: Database,
  { dataDir, store }: Pick<Config, 'dataDir' | 'store'>,
  { make, load }: Filler<T>,
): Promise<void> {
  const logFile = join(dataDir, 'demo-pictures');
  const storage = await openStorage({ dataDir, store });
  await withFillingLock(database.db, async (db) => {
    const isEmpty = !(await hasPeople(db));
    if (isEmpty) await load({ ...database, db }, await make({ dataDir, store, logFile }));
    await removeOrphanedPictures(db, storage, logFile);
  });
}
