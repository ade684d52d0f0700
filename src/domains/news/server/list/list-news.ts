import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { presentNewsSummary } from '../present.ts';
import type { ShowNeeds } from '../show/show-news.ts';
import { listPage } from './list-page.ts';

export const listNews: Call<'listNews', ShowNeeds> = async ({ db, presentMedia }, request) => {
  const { state = null, ...query } = request.query;
  const { rows, meta } = await listPage(db, query, state);
  return ok('Articles found.', { data: rows.map((row) => presentNewsSummary(presentMedia, row)), meta });
};
