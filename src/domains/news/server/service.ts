/** The domain's interface for other domains. */
import type { Db } from '#platform/db/database.ts';
import { hasPublicUse } from './pictures.repository.ts';

/** Whether a file belongs to a public article. */
export async function isMediaOfNews(db: Db, mediaId: string): Promise<boolean> {
  return hasPublicUse(db, mediaId);
}
