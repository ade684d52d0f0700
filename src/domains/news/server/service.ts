/** News, for the other domains. */
import type { Db } from '../../../platform/db/database.ts';
import { hasPublicUse } from './pictures.repository.ts';

/** Whether a file belongs to an article that everyone may read now. */
export async function isMediaOfNews(db: Db, mediaId: string): Promise<boolean> {
  return hasPublicUse(db, mediaId);
}
