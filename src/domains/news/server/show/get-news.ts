import type { Call } from '#platform/http/calls.ts';
import { ok } from '#platform/http/envelope.ts';
import { viewerOf } from '#platform/http/viewer.ts';
import { type ShowNeeds, showNews } from './show-news.ts';

export const getNews: Call<'getNews', ShowNeeds> = async (needs, request) =>
  ok('The article.', await showNews(needs, viewerOf(request), request.params.id));
