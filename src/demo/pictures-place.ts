/** Where the demo community's pictures are stored. */
import type { Config } from '#platform/config/config.ts';
import { openStorage } from '#platform/storage/open-storage.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { listPictures } from './listed-pictures.ts';

/** Plain data, because another thread opens it. */
export interface PicturesPlace extends Pick<Config, 'dataDir' | 'store'> {
  /** The file in which they are listed as they are stored; null if the whole folder is discarded after a kill. */
  list: string | null;
}

/** What a power cut loses can be generated again, so nothing is fsynced. */
export async function openPlace({ list, ...config }: PicturesPlace): Promise<Storage> {
  const storage = await openStorage(config, { isDurable: false });
  return list === null ? storage : listPictures(storage, list);
}
