import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { viewerOf } from '#platform/server/http/viewer.ts';
import { type ShowNeeds, showNews } from './show-news.ts';

export const getNews: Call<'getNews', ShowNeeds> = async (needs, request) =>
  ok('The article.', await showNews(needs, viewerOf(request), request.params.id));
