/** Fills an existing but empty database, such as a new one on PostgreSQL. */
import { join } from 'node:path';
import type { Config } from '#platform/config/config.ts';
import type { Database } from '#platform/db/database.ts';
import { openStorage } from '#platform/storage/open-storage.ts';
import { hasPeople, whileOthersWait } from './community.repository.ts';
import { removeUnnamedPictures } from './listed-pictures.ts';
import type { PicturesPlace } from './pictures-place.ts';

/** The community that is loaded. */
export interface Filling<T> {
  /** Starts to store the pictures. Doesn't need the database yet. */
  make(place: PicturesPlace): Promise<T>;
  /** Loads everything in one transaction, which is committed once all pictures are stored. */
  load(database: Database, made: T): Promise<void>;
}

/** After a kill, the next start begins again or finds everything done. */
export async function fillDatabase<T>(
  database: Database,
  { dataDir, store }: Pick<Config, 'dataDir' | 'store'>,
  { make, load }: Filling<T>,
): Promise<void> {
  const list = join(dataDir, 'demo-pictures');
  const storage = await openStorage({ dataDir, store });
  await whileOthersWait(database.db, async (db) => {
    const isEmpty = !(await hasPeople(db));
    if (isEmpty) await load({ ...database, db }, await make({ dataDir, store, list }));
    await removeUnnamedPictures(db, storage, list);
  });
}
