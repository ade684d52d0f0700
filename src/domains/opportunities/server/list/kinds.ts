/** The types and the categories of opportunities, each listed on a single page. */

import type { Db } from '#platform/server/db/database.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { onOnePage, readPage } from '#platform/server/http/lists/paging.ts';
import { listCategories, listTypes } from './kinds.repository.ts';

/** Single-page lists reject cursors. */
const ON_ONE_PAGE = { name: 'kinds', isKey: () => false };

export const listOpportunityTypes: Call<'listOpportunityTypes', { db: Db }> = async ({ db }, request) => {
  readPage(request.query, ON_ONE_PAGE);
  return ok('Types found.', onOnePage(await listTypes(db)));
};

export const listOpportunityCategories: Call<'listOpportunityCategories', { db: Db }> = async ({ db }, request) => {
  readPage(request.query, ON_ONE_PAGE);
  return ok('Categories found.', onOnePage(await listCategories(db)));
};
