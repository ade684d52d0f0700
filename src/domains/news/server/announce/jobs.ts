/** The domain’s calls, and its work in the background. */

import type { MediaPictures, PresentMedia } from '#domains/media/server/public.ts';
import type { Letters } from '#domains/notifications/server/public.ts';
import type { Config } from '#platform/config/config.ts';
import type { Db } from '#platform/db/database.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { createListHandlers } from '../list/get-public-news.ts';
import { createNewsPresenter } from '../present.ts';
import { type CloseCommentCases, sweepNews } from '../publish/sweep-news.ts';
import { createSingleHandlers } from '../show/get-news.ts';
import { createAnnouncer, newsMail } from './announce-news.ts';
import { createNewsLetter } from './write-news-mail.ts';

interface NewsNeeds {
  db: Db;
  config: Pick<Config, 'publicOrigin' | 'appName'>;
  jobs: Jobs;
  letters: Letters;
  presentMedia: PresentMedia;
  pictures: MediaPictures;
  closeCommentCases: CloseCommentCases;
}

const EVERY_NIGHT = '23 3 * * *';
const EVERY_MINUTE = '* * * * *';

export function createNewsHandlers(needs: NewsNeeds) {
  const { db, jobs, letters, presentMedia, pictures } = needs;
  jobs.repeat('news.sweep', EVERY_NIGHT, async () => {
    await sweepNews(needs);
  });
  letters.handle(newsMail, createNewsLetter(needs));
  jobs.repeat('news.tell', EVERY_MINUTE, createAnnouncer(db));
  const presenter = createNewsPresenter(presentMedia);
  return { ...createListHandlers({ db, presenter }), ...createSingleHandlers({ db, presenter, pictures }) };
}
