import type { PresentMedia } from '#domains/media/server/public.ts';
import type { News } from '#generated/types.gen.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import { assertCanRead } from '../policy.ts';
import { presentNews } from '../present.ts';
import { findShownNews } from './news-rows.repository.ts';

export interface ShowNeeds {
  db: Db;
  presentMedia: PresentMedia;
}

/** @throws {Failure} 404 if it isn't public. */
export async function showNews({ db, presentMedia }: ShowNeeds, viewer: Viewer, id: string): Promise<News> {
  const news = await findShownNews(db, id);
  assertCanRead(viewer, news);
  return presentNews(presentMedia, news);
}
