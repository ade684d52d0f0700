import { findMedia } from '#domains/media/server/public.ts';
import type { Db } from '#platform/db/database.ts';
import { ok } from '#platform/http/envelope.ts';
import type { Handlers } from '#platform/http/handlers.ts';
import { listNewestShown, listPage } from './lists.service.ts';
import type { NewsRow } from './news.repository.ts';
import type { NewsPresenter } from './present.ts';

interface ListNeeds {
  db: Db;
  presenter: NewsPresenter;
}

const FEATURED = 5;
const LATEST = 6;

export function createListHandlers({ db, presenter }: ListNeeds): Handlers<'getPublicNews' | 'listNews'> {
  const summaries = async (rows: readonly NewsRow[]) => {
    const files = await findMedia(
      db,
      rows.flatMap(({ coverId }) => coverId ?? []),
    );
    return rows.map((row) => presenter.summary(row, files));
  };

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
  };
}
