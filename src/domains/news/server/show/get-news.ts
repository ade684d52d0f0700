/** The calls about one article. */

import type { MediaPictures } from '#domains/media/server/public.ts';
import { say } from '#languages/say.ts';
import type { Db } from '#platform/db/database.ts';
import { callerOf } from '#platform/http/caller.ts';
import { ok } from '#platform/http/envelope.ts';
import { invalid } from '#platform/http/failure.ts';
import type { Handlers } from '#platform/http/handlers.ts';
import { type Viewer, viewerOf } from '#platform/http/viewer.ts';
import { assertCanRead } from '../policy.ts';
import type { NewsPresenter } from '../present.ts';
import { createTransitions } from '../publish/set-live.ts';
import { createWriting } from '../write/create-news.ts';
import { findShownNews } from './shown-news.repository.ts';

interface SingleNeeds {
  db: Db;
  presenter: NewsPresenter;
  pictures: MediaPictures;
}

type SingleHandlers = Handlers<'getNews' | 'createNews' | 'updateNews' | 'setNewsLive' | 'deleteNews'>;

export function createSingleHandlers({ db, presenter, pictures }: SingleNeeds): SingleHandlers {
  const writing = createWriting({ db, pictures });
  const transitions = createTransitions(db);
  const show = async (viewer: Viewer, id: string) => {
    const news = await findShownNews(db, id);
    assertCanRead(viewer, news);
    return presenter.whole(news);
  };

  return {
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
      else if (isLive === undefined) throw invalid([{ field: 'isLive', message: say('news.failures.publicOrNot') }]);
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
