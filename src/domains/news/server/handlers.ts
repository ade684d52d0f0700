/** HTTP handlers for news. */

import { findMedia, type MediaPictures, type PresentMedia } from '#domains/media/server/public.ts';
import type { Letters } from '#domains/notifications/server/public.ts';
import type { Config } from '#platform/config/config.ts';
import type { Db } from '#platform/db/database.ts';
import { callerOf } from '#platform/http/caller.ts';
import { ok } from '#platform/http/envelope.ts';
import { invalid } from '#platform/http/failure.ts';
import type { Handlers } from '#platform/http/handlers.ts';
import { type Viewer, viewerOf } from '#platform/http/viewer.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { listNewestShown, listPage } from './lists.service.ts';
import { createNewsLetter } from './mails.ts';
import { deleteNoLongerKept, findNews, type NewsRow } from './news.repository.ts';
import { listPictureIds } from './pictures.repository.ts';
import { assertReads } from './policy.ts';
import { createNewsPresenter } from './present.ts';
import { createTelling, newsMail } from './telling.service.ts';
import { createTransitions } from './transitions.service.ts';
import { createWriting } from './writing.service.ts';

interface NewsNeeds {
  db: Db;
  config: Pick<Config, 'publicOrigin' | 'appName'>;
  jobs: Jobs;
  letters: Letters;
  presentMedia: PresentMedia;
  pictures: MediaPictures;
}

type NewsHandlers = Handlers<
  'getPublicNews' | 'listNews' | 'createNews' | 'getNews' | 'updateNews' | 'setNewsLive' | 'deleteNews'
>;

const FEATURED = 5;
const LATEST = 6;
const EVERY_NIGHT = '23 3 * * *';
const EVERY_MINUTE = '* * * * *';

export function createNewsHandlers(needs: NewsNeeds): NewsHandlers {
  const { db, jobs, letters, presentMedia, pictures } = needs;
  const presenter = createNewsPresenter(presentMedia);
  const writing = createWriting({ db, pictures });
  const transitions = createTransitions(db);

  const summaries = async (rows: readonly NewsRow[]) => {
    const files = await findMedia(
      db,
      rows.flatMap(({ coverId }) => coverId ?? []),
    );
    return rows.map((row) => presenter.summary(row, files));
  };
  const show = async (viewer: Viewer, id: string) => {
    const news = await findNews(db, id);
    assertReads(viewer, news);
    return presenter.whole(news, await findMedia(db, await listPictureIds(db, id)));
  };

  jobs.repeat('news.sweep', EVERY_NIGHT, async () => {
    await deleteNoLongerKept(db);
  });
  letters.handle(newsMail, createNewsLetter(needs));
  jobs.repeat('news.tell', EVERY_MINUTE, createTelling(db));

  return {
    getPublicNews: async (request) => {
      const { rows, meta } = await listPage(db, request.query, 'live');
      const answer = {
        news: await summaries(rows),
        featuredArticles: await summaries(await listNewestShown(db, FEATURED, 'featured')),
        latestArticles: await summaries(await listNewestShown(db, LATEST)),
        meta,
      };
      return ok('The news.', answer);
    },

    listNews: async (request) => {
      const { state = null, ...query } = request.query;
      const { rows, meta } = await listPage(db, query, state);
      return ok('Articles found.', { data: await summaries(rows), meta });
    },

    getNews: async (request) => ok('The article.', await show(viewerOf(request), request.params.id)),

    createNews: async (request) => {
      const person = callerOf(request);
      const id = await writing.create(person, request.body);
      return ok('Article created.', await show(person, id));
    },

    updateNews: async (request) => {
      const person = callerOf(request);
      await writing.update(person, request.params.id, request.body);
      return ok('Changes saved.', await show(person, request.params.id));
    },

    setNewsLive: async (request) => {
      const person = callerOf(request);
      const { isLive, restore = false } = request.query;
      if (restore) await transitions.restore(person, request.params.id, isLive);
      else if (isLive === undefined) throw invalid([{ field: 'isLive', message: 'Say whether it should be public.' }]);
      else await transitions.setLive(person, request.params.id, isLive);
      const news = await show(person, request.params.id);
      return ok(`The article is ${SAID[news.state]}.`, news);
    },

    deleteNews: async (request) => {
      await transitions.delete(callerOf(request), request.params.id);
      return ok('Article deleted. You can restore it within 30 days.', null);
    },
  };
}

const SAID = {
  draft: 'a draft',
  scheduled: 'scheduled',
  live: 'live',
  withdrawn: 'withdrawn',
  deleted: 'deleted',
} as const;
