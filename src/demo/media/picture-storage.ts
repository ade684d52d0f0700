/** Where the demo community's pictures are stored. */
import type { Config } from '#platform/server/config/config.ts';
import { openStorage } from '#platform/server/storage/open-storage.ts';
import type { Storage } from '#platform/server/storage/storage.ts';
import { logStoredPictures } from './orphaned-pictures.ts';

export interface PictureStorageOptions extends Pick<Config, 'dataDir' | 'store'> {
  /** The file that lists the stored pictures; null if the whole folder is discarded after a kill. */
  logFile: string | null;
}

/** Opens the storage without fsync: what a power cut loses can be stored again. */
export async function openPictureStorage({ logFile, ...config }: PictureStorageOptions): Promise<Storage> {
  const storage = await openStorage(config, { isDurable: false });
  return logFile === null ? storage : logStoredPictures(storage, logFile);
}
