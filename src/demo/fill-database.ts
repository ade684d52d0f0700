/** Fills an existing but empty database, such as a new one on PostgreSQL. */
import { join } from 'node:path';
import type { Database } from '#platform/db/database.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { hasPeople, whileOthersWait } from './community.repository.ts';
import { listPictures, removeUnnamedPictures } from './listed-pictures.ts';

/** What to load. */
export interface Filling<T> {
  /** Stores the pictures; needs no database yet. */
  make(storage: Storage): Promise<T>;
  /** In one transaction. */
  load(database: Database, made: T): Promise<void>;
}

/** After a kill, the next start begins again or finds everything done. */
export async function fillDatabase<T>(
  database: Database,
  storage: Storage,
  dataDir: string,
  { make, load }: Filling<T>,
): Promise<void> {
  const list = join(dataDir, 'demo-pictures');
  await whileOthersWait(database.db, async (db) => {
    const isEmpty = !(await hasPeople(db));
    if (isEmpty) await load({ ...database, db }, await make(await listPictures(storage, list)));
    await removeUnnamedPictures(db, storage, list);
  });
}
