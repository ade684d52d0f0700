import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { presentNewsSummary } from '../present.ts';
import type { ListedNewsRow } from '../show/news-rows.repository.ts';
import type { ShowNeeds } from '../show/show-news.ts';
import { listPage } from './list-page.ts';
import { readNewestNews } from './lists.repository.ts';

export const getPublicNews: Call<'getPublicNews', ShowNeeds> = async ({ db, presentMedia }, request) => {
  const { rows, meta } = await listPage(db, request.query, 'live');
  const { featured, latest } = await readNewestNews(db);
  const summary = (row: ListedNewsRow) => presentNewsSummary(presentMedia, row);
  return ok('The news.', {
    news: rows.map(summary),
    featuredArticles: featured.map(summary),
    latestArticles: latest.map(summary),
    meta,
  });
};
