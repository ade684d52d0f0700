import type { Db } from '#platform/db/database.ts';
import { ok } from '#platform/http/envelope.ts';
import type { Handlers } from '#platform/http/handlers.ts';
import type { NewsPresenter } from '../present.ts';
import { listPage } from './list-page.ts';
import { readNewestNews } from './lists.repository.ts';

interface ListNeeds {
  db: Db;
  presenter: NewsPresenter;
}

export function createListHandlers({ db, presenter: { summary } }: ListNeeds): Handlers<'getPublicNews' | 'listNews'> {
  return {
    getPublicNews: async (request) => {
      const { rows, meta } = await listPage(db, request.query, 'live');
      const { featured, latest } = await readNewestNews(db);
      const answer = {
        news: rows.map(summary),
        featuredArticles: featured.map(summary),
        latestArticles: latest.map(summary),
        meta,
      };
      return ok('The news.', answer);
    },

    listNews: async (request) => {
      const { state = null, ...query } = request.query;
      const { rows, meta } = await listPage(db, query, state);
      return ok('Articles found.', { data: rows.map(summary), meta });
    },
  };
}
