/** The kinds of opportunities there are, each list on one page. */

import type { PageMeta } from '#generated/types.gen.ts';
import type { Db } from '#platform/db/database.ts';
import { ok } from '#platform/http/envelope.ts';
import type { Handlers } from '#platform/http/handlers.ts';
import { readPage } from '#platform/http/paging.ts';
import { listCategories, listTypes } from './kinds.repository.ts';

export function createKindHandlers(db: Db): Handlers<'listOpportunityTypes' | 'listOpportunityCategories'> {
  return {
    listOpportunityTypes: async (request) => {
      readPage(request.query, ON_ONE_PAGE);
      const data = await listTypes(db);
      return ok('Types found.', { data, meta: onOnePage(data.length) });
    },

    listOpportunityCategories: async (request) => {
      readPage(request.query, ON_ONE_PAGE);
      const data = await listCategories(db);
      return ok('Categories found.', { data, meta: onOnePage(data.length) });
    },
  };
}

/** Single-page lists reject cursors. */
const ON_ONE_PAGE = { name: 'kinds', isKey: () => false };

const onOnePage = (total: number): PageMeta => ({
  page: 1,
  pageSize: 100,
  total,
  totalPages: 1,
  nextCursor: null,
  totalIsExact: true,
});
